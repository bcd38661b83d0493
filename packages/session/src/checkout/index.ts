export { type CheckoutSessionParts, createCheckoutSession } from './create-checkout-session.ts';
