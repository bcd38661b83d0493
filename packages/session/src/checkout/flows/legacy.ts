import type { CartSession } from '../../cart-session.ts';
import { type CartCheckoutParts, createCheckoutOfCart } from './cart.ts';

/**
 * The checkout of the legacy flow, `/checkout/{orderId}`: that of a cart, which asks about the
 * address before it orders (CART-009, CART-013, VERIFY-010, A-189).
 */
export const createLegacyCheckout = (
  parts: CartCheckoutParts,
): CartSession & { stop: () => void } => createCheckoutOfCart(parts, true);
