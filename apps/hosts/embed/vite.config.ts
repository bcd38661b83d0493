export { host as default } from '@foyer/build';
