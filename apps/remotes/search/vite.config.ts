export { remote as default } from '@foyer/build';
