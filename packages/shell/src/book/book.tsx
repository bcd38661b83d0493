import { Button, LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import plain from '../plain/plain.module.css';
import { type Booked, loadBooked } from './booked-venue.ts';
import { CheckoutWaiting } from './checkout-waiting.tsx';

/** The props of each checkout behind `/book`. */
export type BookView = ComponentType<{
  context: HostContext;
  booked: Extract<Booked, { kind: 'ready' }>;
}>;

/** The system that keeps a venue's rooms decides on the checkout: each is a script of its own. */
const PropertyCheckout = lazy(() => import('./property-checkout.tsx'));
const OfficeCheckout = lazy(() => import('./office-checkout.tsx'));
/**
 * A venue that keeps its own rooms, on a site of the property system or of offices: the standard
 * checkout of its cart.
 */
const VenueCheckout = lazy(async () => {
  const { default: CheckoutInPlace } = await import('../checkout/checkout-in-place.tsx');
  const View: BookView = ({ context, booked: { cartId } }) => (
    <CheckoutInPlace context={context} cartId={cartId} />
  );
  return { default: View };
});

const viewFor = ({ venue }: Extract<Booked, { kind: 'ready' }>): BookView => {
  if (venue.propertySystem) return PropertyCheckout;
  return venue.office ? OfficeCheckout : VenueCheckout;
};

/**
 * The checkout behind `/book` and `/checkout`, as a page of its own or in the venue's place
 * (CART-015, VENUE-031, B-038), by the system that keeps the venue's rooms.
 */
export function Book({ context }: { context: HostContext }) {
  const { base, page, route } = context;
  const orderId = route.page === 'book' ? route.orderId : null;
  // The cookie finds the booking, and the success page needs no venue.
  if (
    base.site.checkout === 'office' &&
    (orderId !== null || !new URLSearchParams(page.address().search).has('venue'))
  ) {
    return (
      <Suspense fallback={<CheckoutWaiting />}>
        <OfficeCheckout context={context} orderId={orderId} />
      </Suspense>
    );
  }
  return <BookOfVenue context={context} />;
}

function BookOfVenue({ context }: { context: HostContext }) {
  const { api, base, page, storage } = context;
  const { t } = useLingui();
  const [booked, setBooked] = useState<Booked>({ kind: 'loading' });
  useEffect(() => {
    if (booked.kind !== 'loading') return;
    let left = false;
    void loadBooked(api, base, storage, page.address().search).then(
      (found) => left || setBooked(found),
    );
    return () => {
      left = true;
    };
  }, [booked, api, base, page, storage]);

  switch (booked.kind) {
    case 'loading':
      return <CheckoutWaiting />;
    case 'nothing':
      return (
        <section className={plain.text}>
          <h1>{t`There is no booking at this address.`}</h1>
          <p>{t`It may have ended, or the address may be mistyped. Please choose a room again.`}</p>
          <LinkButton variant="primary" href={base.links.home}>
            {t`To the start page`}
          </LinkButton>
        </section>
      );
    case 'failed':
      return (
        <section className={plain.text} role="alert">
          <h1>{t`This venue is not available right now.`}</h1>
          <p>{t`Our server did not answer. Nothing you entered is lost.`}</p>
          <Button variant="primary" onClick={() => setBooked({ kind: 'loading' })}>
            {t`Try again`}
          </Button>
        </section>
      );
    case 'ready': {
      const View = viewFor(booked);
      return (
        <Suspense fallback={<CheckoutWaiting />}>
          {/* oxlint-disable-next-line react/static-components -- one of a few lazy components */}
          <View context={context} booked={booked} />
        </Suspense>
      );
    }
    default:
      return booked satisfies never;
  }
}
