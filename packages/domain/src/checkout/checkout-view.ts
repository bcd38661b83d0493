import type { Cart } from '../cart/cart.ts';

/**
 * What is known of the cart: on its way, lost for a reason that is kept, or here with the seconds
 * left of its hold (`null`: nothing is held).
 */
export type CartLoad<Problem> =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'loaded'; cart: Pick<Cart, 'status'>; secondsLeft: number | null };

export type CheckoutView<Problem> =
  { kind: 'loading' | 'expired' | 'ordered' | 'form' } | { kind: 'failed'; problem: Problem };

/**
 * What the checkout shows: a failed load keeps its error (CHECK-001); an expired cart leads back to
 * the venue and cannot be sent (CHECK-002, CHECK-006, A-122).
 */
export function checkoutView<Problem>(load: CartLoad<Problem>): CheckoutView<Problem> {
  if (load.kind !== 'loaded') return load;
  if (load.cart.status !== 'open') return { kind: load.cart.status };
  return { kind: load.secondsLeft === 0 ? 'expired' : 'form' };
}
