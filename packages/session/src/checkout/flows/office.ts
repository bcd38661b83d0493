import { loadCart, loadCountry, loadOrder, ownCartParameter, readOwnCart } from '@foyer/contract';
import {
  type CheckoutValues,
  forgetsOfficeCart,
  type OfficeBooking,
  type OfficeCountry,
  type OfficeService,
  officeSuccessPath,
  officeTotals,
  restartsCardFrame,
  venueByIdPath,
  type Zone,
} from '@foyer/domain';
import { atom } from 'jotai/vanilla';
import { randomKey } from '../../intents.ts';
import type { OfficeSession, OfficeState } from '../../office-session.ts';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import { readVenueAddress } from '../../storage/venue-address.ts';
import { readableOf } from '../../readable.ts';
import {
  type Checkout,
  type CheckoutParts,
  createCheckout,
  type Placed,
} from '../create-checkout.ts';
import { bookedBefore, goesOnInLanguage, justBooked, keepLanguageOf } from '../office/booked.ts';
import { bookingOfCart } from '../office/booking-of-cart.ts';
import { forgetOffice, keepServices, keptSecondsLeft, readOffice } from '../office/kept-office.ts';
import { createOfficeOrders } from '../office/place-office-order.ts';

export type OfficeCheckoutParts = CheckoutParts & {
  /** The order whose success page is open; `null` before the order. */
  orderId: string | null;
};

type Facts = { booking: OfficeBooking; venueCountry: string; zone: Zone };
type Wanted = { email: string; values: CheckoutValues; country: OfficeCountry; cardToken: string };

/** The checkout of the office flow (REGUS-027 to REGUS-036, D-9). */
export function createOfficeCheckout(
  parts: OfficeCheckoutParts,
): OfficeSession & { stop: () => void } {
  const { base, api, storage, page, orderId, newKey = randomKey } = parts;
  const { prefix } = base;
  const kept = readOffice(storage);
  const named =
    new URLSearchParams(page.address().search).get(ownCartParameter) ??
    kept?.booking.reservationId ??
    '';
  /** The cookie has only the id; the end of the hold comes from the server (D-7). */
  const cartId = readOwnCart(new URLSearchParams({ [ownCartParameter]: named }), () => null) ?? '';
  const own = kept?.booking.reservationId === cartId ? kept.booking : null;
  const elsewhere = atom<Extract<OfficeState, { kind: 'empty' | 'done' }> | null>(null);
  const services = atom<readonly OfficeService[]>(kept?.services ?? []);
  const visitorCountry = atom<string | null>(null);

  const checkout: Checkout<Facts, Wanted> = createCheckout(parts, {
    cartId,
    checksEmail: true,
    accessToken: kept?.accessToken,
    factsOf: (cart) => {
      const booking = own ?? bookingOfCart(cart);
      return (
        booking && { booking, venueCountry: cart.venue.countryCode, zone: cart.venue.timezone }
      );
    },
    onExpired: () => forgetOffice(storage),
    onOrdered: (id) => void showOrder(id),
    onMissing: () => showNothing(),
    keptHold: () => {
      const serverNow = base.clock.now();
      return (
        own && {
          facts: { booking: own, venueCountry: '', zone: '' },
          hold: { heldUntil: serverNow + keptSecondsLeft(storage), serverNow },
        }
      );
    },
    venueLink: (shown) =>
      shown ? backTo(shown.booking, prefix, storage) : readVenueAddress(storage),
    total: ({ booking }) => officeTotals(booking, checkout.store.get(services)).total,
    place: async ({ booking }, { values, country, cardToken }): Promise<Placed> => {
      const all = checkout.store.get(services);
      const placed = await place({ booking, services: all, values, country, cardToken });
      if (placed.kind === 'overtaken') {
        void checkout.load(true);
        return stopped({ kind: 'idle' });
      }
      if (placed.kind === 'problem') return placed;
      const { outcome } = placed;
      if (outcome.kind === 'booked') {
        await booked(outcome.orderId, booking, values.email, placed.hasAccount === false);
        return stopped({ kind: 'idle' });
      }
      if (forgetsOfficeCart(outcome)) forgetHold();
      if (restartsCardFrame(outcome))
        checkout.openFrame('accessToken' in outcome ? outcome.accessToken : null);
      if (outcome.kind === 'refused')
        return stopped({ kind: 'refused', message: outcome.message, field: outcome.field });
      return stopped(
        outcome.kind === 'failed'
          ? { kind: 'over', problem: placed.problem }
          : { kind: 'card-refused' },
      );
    },
    // The price is part of the facts, which `requote` has loaded.
    atPrice: (wanted) => wanted,
    requote: async () => {
      const reply = await api.call(loadCart, {
        params: { cartId },
        query: { lang: base.language },
      });
      const told = reply.ok ? bookingOfCart(reply.value) : null;
      if (told !== null) checkout.change((facts) => ({ ...facts, booking: told }));
    },
  });
  const place = createOfficeOrders(api, base.language, newKey);
  const shown = atom((get): OfficeState => get(elsewhere) ?? get(checkout.state));

  const showNothing = (): void => {
    forgetOffice(storage);
    checkout.store.set(elsewhere, { kind: 'empty' });
  };
  /** The room is booked, or cannot be. */
  const forgetHold = (): void => {
    checkout.hideHold();
    forgetOffice(storage);
  };

  const showOrder = async (id: string): Promise<void> => {
    checkout.hideHold();
    const reply = await api.call(loadOrder, {
      params: { orderId: id },
      query: { lang: base.language },
    });
    if (reply.ok)
      return checkout.store.set(elsewhere, {
        kind: 'done',
        order: bookedBefore(reply.value, prefix),
      });
    const { problem } = reply;
    checkout.store.set(
      checkout.state,
      problem.kind === 'refused' && problem.problem.status < 500
        ? { kind: 'missing' }
        : { kind: 'failed', problem },
    );
  };

  const booked = async (
    id: string,
    booking: OfficeBooking,
    email: string,
    mailedLogin: boolean,
  ): Promise<void> => {
    forgetHold();
    keepLanguageOf(storage, id, prefix);
    // Loads the short order number for phone calls.
    const told = await api.call(loadOrder, {
      params: { orderId: id },
      query: { lang: base.language },
    });
    const orderNumber = told.ok ? (told.value.events[0]?.orderNumber ?? id) : id;
    page.show(officeSuccessPath(id));
    const total = told.ok ? told.value.total : null;
    const order = justBooked({
      orderId: id,
      orderNumber,
      booking,
      email,
      mailedLogin,
      total,
      prefix,
    });
    checkout.store.set(elsewhere, { kind: 'done', order });
  };

  /** Optional: without an answer the visitor chooses the country. */
  const locate = async (): Promise<void> => {
    const reply = await api.call(loadCountry, {});
    if (reply.ok) checkout.store.set(visitorCountry, reply.value.country);
    else base.log('country-missing', { reason: reply.problem.kind });
  };

  const begin = (): void => {
    if (orderId === null) {
      if (cartId === '') checkout.store.set(elsewhere, { kind: 'empty' });
      else void checkout.load(false);
    } else if (!goesOnInLanguage(storage, page, orderId, prefix)) void showOrder(orderId);
  };
  begin();
  if (orderId === null) void locate();

  return {
    ...base,
    page: 'office-checkout',
    checkout: readableOf(checkout.store, shown),
    ...checkout.readables,
    keptMethod: checkout.keptMethod,
    services: readableOf(checkout.store, services),
    visitorCountry: readableOf(checkout.store, visitorCountry),
    cancellation: checkout.cancellation,
    actions: {
      ...checkout.actions,
      takeService: (name, taken) => {
        checkout.store.set(services, (all) =>
          all.map((service) => (service.name === name ? { ...service, ...taken } : service)),
        );
        const ready = checkout.ready();
        if (ready) keepServices(storage, ready.booking, checkout.store.get(services));
      },
      placeOrder: (values, country, cardToken) =>
        checkout.submit({ email: values.email, values, country, cardToken }),
      retry: () => {
        checkout.store.set(checkout.state, { kind: 'loading' });
        begin();
      },
    },
    stop: checkout.stop,
  };
}

const stopped = (order: Extract<Placed, { kind: 'stopped' }>['order']): Placed => ({
  kind: 'stopped',
  order,
});

/**
 * The venue's page by its id, with the same meeting and the cart's id, so that the page recognises
 * the visitor's own hold (REGUS-021).
 */
function backTo(booking: OfficeBooking, prefix: string, storage: BrowserStorage): string {
  const meeting = new URLSearchParams(readVenueAddress(storage)?.split('?')[1] ?? '');
  meeting.set(ownCartParameter, booking.reservationId);
  return `${venueByIdPath(prefix, booking.venueId)}?${meeting}`;
}
