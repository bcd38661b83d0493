export { embed as default } from '@foyer/build';
