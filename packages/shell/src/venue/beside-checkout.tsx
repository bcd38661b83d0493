import { useReadable } from '@foyer/federation/remote';
import type { BookingState, Readable } from '@foyer/session';
import { type ReactNode, useEffect, useState } from 'react';
import type BookInPlace from '../book/book-in-place.tsx';
import type CheckoutInPlace from '../checkout/checkout-in-place.tsx';
import type { HostContext } from '../boot/host-context.ts';

/** What decides whether a checkout takes the venue's place, and what that checkout is made of. */
export type InPlace = { booking: Readable<BookingState>; context: HostContext };

const idle: BookingState = { kind: 'idle' };
const never: Readable<BookingState> = {
  get: () => idle,
  first: () => idle,
  subscribe: () => () => undefined,
};

type Views = { CheckoutInPlace: typeof CheckoutInPlace } | { BookInPlace: typeof BookInPlace };

/** The view of a cart's checkout, or of a checkout without a cart yet. */
const viewOf = (cartId: string | null): Promise<Views> =>
  cartId === null
    ? import('../book/book-in-place.tsx').then((module) => ({ BookInPlace: module.default }))
    : import('../checkout/checkout-in-place.tsx').then((module) => ({
        CheckoutInPlace: module.default,
      }));

/** The venue, hidden while a checkout takes its place (CART-004, CART-005, VENUE-031). */
export function BesideCheckout({
  checkout,
  children,
}: {
  checkout: InPlace | null;
  children: ReactNode;
}) {
  const booking = useReadable(checkout?.booking ?? never);
  const [views, setViews] = useState<Views | null>(null);
  const at = booking.kind === 'checkout' ? booking : null;
  useEffect(() => {
    if (at === null || views !== null) return;
    // The address is the checkout's own, so it can also be loaded as a page.
    viewOf(at.cartId).then(setViews, () => checkout?.context.page.navigate(at.address));
  }, [at, views, checkout]);
  return (
    <>
      {at !== null &&
        checkout !== null &&
        views !== null &&
        ('BookInPlace' in views ? (
          <views.BookInPlace key={at.address} context={checkout.context} />
        ) : (
          at.cartId !== null && (
            <views.CheckoutInPlace context={checkout.context} cartId={at.cartId} />
          )
        ))}
      {/* Until the checkout's script is loaded the venue stays: an empty page would pull up the
           footer. */}
      <div hidden={at !== null && views !== null}>{children}</div>
    </>
  );
}
