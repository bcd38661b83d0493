export { checkoutPage as page } from '@foyer/shell/embedded/checkout';
