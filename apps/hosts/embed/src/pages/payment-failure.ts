export { paymentFailurePage as page } from '@foyer/shell/embedded/payment-failure';
