export { checkoutPage } from './checkout-page.tsx';
