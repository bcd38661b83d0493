export { confirmationPage as page } from '@foyer/shell/embedded/confirmation';
