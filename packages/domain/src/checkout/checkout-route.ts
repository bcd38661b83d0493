import { checkoutBehind } from '../cart/navigation.ts';

type Modes = Parameters<typeof checkoutBehind>[1];
/** The checkout at a path, and the order it is about where the path names one. */
export type CheckoutAt = {
  checkout: NonNullable<ReturnType<typeof checkoutBehind>>;
  orderId: string | null;
};

/**
 * Which checkout stands at a path without its language: `/book`, and the office's
 * `/book/{orderId}/success`, so that it can be loaded again (REGUS-011, REGUS-020); `/checkout`
 * with or without an order (OPERA-012). `null` where there is none; the legacy flow's checkout is
 * always of an order (B-039).
 */
export function checkoutAt(path: string, modes: Modes): CheckoutAt | null {
  const [page, orderId = null, ...more] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (page !== 'book' && page !== 'checkout') return null;
  const checkout = checkoutBehind(page, modes);
  if (checkout === null) return null;
  if (orderId === null) return checkout === 'checkout' ? null : { checkout, orderId };
  const isOfOrder =
    page === 'checkout'
      ? more.length === 0
      : checkout === 'regus-checkout' && more.length === 1 && more[0] === 'success';
  return isOfOrder ? { checkout, orderId } : null;
}
