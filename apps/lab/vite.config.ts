export { ownPage as default } from '@foyer/build';
