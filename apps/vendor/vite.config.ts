export { vendor as default } from '@foyer/build';
