import type { CartSession } from '../../cart-session.ts';
import { type CartCheckoutParts, createCheckoutOfCart } from './cart.ts';

/**
 * The checkout of the legacy flow, `/checkout/{orderId}`: like the cart flow's, with a check of the
 * email address before the order (CART-009, CART-013, VERIFY-010, A-189).
 */
export const createLegacyCheckout = (
  parts: CartCheckoutParts,
): CartSession & { stop: () => void } => createCheckoutOfCart(parts, true);
