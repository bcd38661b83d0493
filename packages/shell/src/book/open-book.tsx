import type { Venue } from '@foyer/domain';
import type { BaseSession } from '@foyer/session';
import { LinkButton } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import { CheckoutSlot } from '../checkout/checkout-slot.tsx';
import plain from '../plain/plain.module.css';
import { PageContext, type PageValue } from '../slot/page-context.ts';
import { Slot } from '../slot/slot.tsx';
import { VenueUnavailable } from '../venue/venue-missing.tsx';
import { loadBooked } from './booked-venue.ts';
import { CheckoutWaiting } from './checkout-waiting.tsx';

export type OpenedBook = {
  session: BaseSession & { stop?: () => void };
  tree: ReactNode;
};

/**
 * Opens the checkout behind `/book` and `/checkout` (CART-015, VENUE-031, B-038), by the system that
 * keeps the venue's rooms, each with a script of its own (SITE-018). Where its remote cannot be
 * loaded, the venue is the contact.
 */
export async function openBook(context: HostContext, onRetry: () => void): Promise<OpenedBook> {
  const { base, api, page, route, storage } = context;
  const orderId = route.page === 'book' ? route.orderId : null;
  const { search } = page.address();
  // The cookie finds the booking, and the success page needs no venue.
  if (
    base.site.checkout === 'office' &&
    (orderId !== null || !new URLSearchParams(search).has('venue'))
  )
    return openOffice(context, null, orderId);
  const booked = await loadBooked(api, base, storage, search);
  if (booked.kind === 'nothing') return { session: base, tree: <NothingBooked base={base} /> };
  if (booked.kind === 'failed')
    return { session: base, tree: <VenueUnavailable onRetry={onRetry} /> };
  const { venue, cartId } = booked;
  if (venue.propertySystem) return openProperty(context, venue, cartId);
  return venue.office ? openOffice(context, venue, null) : openCart(context, cartId);
}

async function openProperty(
  context: HostContext,
  venue: Venue,
  cartId: string,
): Promise<OpenedBook> {
  const { createPropertyCheckout } = await import('@foyer/session/checkout/property');
  const session = createPropertyCheckout({ ...partsOf(context), venue, cartId });
  const value = { remotes: context.remotes, session, contact: contactOf(venue) };
  return { session, tree: <PropertyCheckout value={value} /> };
}

/** `venue`: where the address names it. `orderId`: whose success page was opened (REGUS-020). */
async function openOffice(
  context: HostContext,
  venue: Venue | null,
  orderId: string | null,
): Promise<OpenedBook> {
  const { createOfficeCheckout } = await import('@foyer/session/checkout/office');
  const session = createOfficeCheckout({ ...partsOf(context), orderId });
  const value = { remotes: context.remotes, session, contact: venue && contactOf(venue) };
  return { session, tree: <OfficeCheckout value={value} /> };
}

/**
 * A venue that keeps its own rooms, on a site of the property system or of offices: the standard
 * checkout of its cart.
 */
async function openCart(context: HostContext, cartId: string): Promise<OpenedBook> {
  const { createCartCheckout } = await import('@foyer/session/checkout/cart');
  const session = createCartCheckout({ ...partsOf(context), cartId });
  const tree = (
    <PageContext value={{ remotes: context.remotes, session, contact: null }}>
      <CheckoutSlot />
    </PageContext>
  );
  return { session, tree };
}

const partsOf = ({ base, api, storage, page, boot }: HostContext) => ({
  base,
  api,
  storage,
  page,
  vaultOrigin: boot?.vaultOrigin ?? null,
});

const contactOf = ({ title, phone, email }: Venue): PageValue['contact'] => ({
  title,
  phone,
  email,
});

function PropertyCheckout({ value }: { value: PageValue }) {
  const { t } = useLingui();
  return (
    <PageContext value={value}>
      <Slot
        remote="opera-checkout"
        name={t({ context: 'part of the page', message: 'Checkout' })}
        skeleton={<CheckoutWaiting />}
      />
    </PageContext>
  );
}

function OfficeCheckout({ value }: { value: PageValue }) {
  const { t } = useLingui();
  return (
    <PageContext value={value}>
      <Slot
        remote="regus-checkout"
        name={t({ context: 'part of the page', message: 'Checkout' })}
        skeleton={<CheckoutWaiting />}
      />
    </PageContext>
  );
}

function NothingBooked({ base }: { base: BaseSession }) {
  const { t } = useLingui();
  return (
    <section className={plain.text}>
      <h1>{t`There is no booking at this address.`}</h1>
      <p>{t`It may have ended, or the address may be mistyped. Please choose a room again.`}</p>
      <LinkButton variant="primary" href={base.links.home}>
        {t`To the start page`}
      </LinkButton>
    </section>
  );
}
