import type { ApiClient, CallProblem } from '@foyer/api-client';
import { loadCart, loadCountry, loadOrder, ownCartParameter, readOwnCart } from '@foyer/contract';
import {
  type Cart,
  type CheckoutValues,
  forgetsOfficeCart,
  type OfficeBooking,
  type OfficeCountry,
  type OfficeOutcome,
  type OfficeService,
  officeSuccessPath,
  officeView,
  restartsCardFrame,
  venueByIdPath,
} from '@foyer/domain';
import { readPath } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import { cardFrame } from '../checkout/card-frame.ts';
import { createHoldCountdown } from '../checkout/hold-countdown.ts';
import { randomKey } from '../intents.ts';
import type { OfficeOrderState, OfficeSession, OfficeState } from '../office-session.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readVenueAddress } from '../storage/venue-address.ts';
import { readableOf } from '../store-readable.ts';
import { bookedBefore, goesOnInLanguage, justBooked, keepLanguageOf } from './booked.ts';
import { bookingOfCart } from './booking-of-cart.ts';
import { forgetOffice, keepServices, keptSecondsLeft, readOffice } from './kept-office.ts';
import { createOfficeOrders } from './place-office-order.ts';

export type OfficeSessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  /** The order whose success page was opened; `null` on the way to one. */
  orderId: string | null;
  vaultOrigin: string | null;
  newKey?: () => string;
};

/**
 * The memory of the office's checkout (REGUS-027 to REGUS-036, D-7, D-9). `stop` ends the
 * countdown.
 */
export function createOfficeSession({
  base,
  api,
  storage,
  page,
  orderId,
  vaultOrigin,
  newKey = randomKey,
}: OfficeSessionParts): OfficeSession & { stop: () => void } {
  const { prefix } = readPath(page.address().pathname, base.site);
  const kept = readOffice(storage);
  const store = createStore();
  const office = atom<OfficeState>({ kind: 'loading' });
  const holdSeconds = atom<number | null>(null);
  const services = atom<readonly OfficeService[]>(kept?.services ?? []);
  const visitorCountry = atom<string | null>(null);
  const order = atom<OfficeOrderState>({ kind: 'idle' });
  const frameOf = (accessToken: string) =>
    cardFrame({
      vaultOrigin: vaultOrigin ?? '',
      ownOrigin: page.address().origin,
      brand: base.site.name,
      language: base.language,
      accessToken,
    });
  const frame = atom(frameOf(kept?.accessToken ?? newKey()));
  const venueLink = atom((get) => {
    const state = get(office);
    return state.kind === 'form'
      ? backTo(state.booking, prefix, storage)
      : readVenueAddress(storage);
  });

  const expire = (): void => {
    countdown.stop();
    forgetOffice(storage);
    store.set(office, (state) => (state.kind === 'form' ? { ...state, expired: true } : state));
  };
  const countdown = createHoldCountdown(page, (seconds) => {
    store.set(holdSeconds, seconds);
    // While an order is under way the server decides whether it came in time.
    if (seconds === 0 && store.get(order).kind !== 'processing') expire();
  });

  const showOrder = async (id: string): Promise<void> => {
    countdown.stop();
    store.set(holdSeconds, null);
    const reply = await api.call(loadOrder, { params: { orderId: id } });
    if (reply.ok)
      return store.set(office, { kind: 'done', order: bookedBefore(reply.value, prefix) });
    store.set(
      office,
      reply.problem.kind === 'refused' && reply.problem.problem.status < 500
        ? { kind: 'no-order' }
        : { kind: 'failed', problem: reply.problem },
    );
  };

  const show = (
    booking: OfficeBooking | null,
    venueCountry: string,
    hold: Pick<Cart, 'heldUntil' | 'serverNow'>,
    askedAt: number,
  ): void => {
    const view = officeView(
      booking,
      hold.heldUntil ?? hold.serverNow,
      hold.serverNow,
      page.elapsed() - askedAt,
    );
    if (booking === null || view.kind === 'empty') {
      forgetOffice(storage);
      return store.set(office, { kind: 'empty' });
    }
    store.set(office, { kind: 'form', booking, venueCountry, expired: false });
    if (view.kind === 'expired') expire();
    else countdown.start(hold, askedAt);
  };

  /**
   * The cookie only finds the hold: how long it lasts, and whether it still does, is the server's
   * to say (D-7).
   */
  const load = async (): Promise<void> => {
    const id =
      new URLSearchParams(page.address().search).get(ownCartParameter) ??
      kept?.booking.reservationId ??
      null;
    if (
      id === null ||
      readOwnCart(new URLSearchParams({ [ownCartParameter]: id }), () => null) === null
    )
      return store.set(office, { kind: 'empty' });
    const own = kept?.booking.reservationId === id ? kept.booking : null;
    const askedAt = page.elapsed();
    const reply = await api.call(loadCart, { params: { cartId: id } });
    if (!reply.ok) {
      if (reply.problem.kind === 'refused' && reply.problem.problem.status < 500)
        return show(null, '', { heldUntil: null, serverNow: 0 }, askedAt);
      if (own === null) return store.set(office, { kind: 'failed', problem: reply.problem });
      return show(
        own,
        '',
        { heldUntil: base.clock.now() + keptSecondsLeft(storage), serverNow: base.clock.now() },
        askedAt,
      );
    }
    const cart = reply.value;
    if (cart.status === 'ordered' && cart.orderId !== null) return void showOrder(cart.orderId);
    show(
      own ?? bookingOfCart(cart),
      cart.venue.countryCode,
      cart.status === 'open' ? cart : { heldUntil: cart.serverNow, serverNow: cart.serverNow },
      askedAt,
    );
  };

  const place = createOfficeOrders(api, base.language, newKey);
  const placeOrder = async (
    values: CheckoutValues,
    country: OfficeCountry,
    cardToken: string,
  ): Promise<void> => {
    const state = store.get(office);
    if (state.kind !== 'form' || state.expired || store.get(order).kind === 'processing') return;
    store.set(order, { kind: 'processing' });
    const placed = await place({
      booking: state.booking,
      services: store.get(services),
      values,
      country,
      cardToken,
    });
    if (placed.kind === 'overtaken') {
      store.set(order, { kind: 'idle' });
      return load();
    }
    if (placed.kind === 'unsettled') store.set(order, placed);
    else if (placed.outcome.kind === 'booked')
      return booked(
        placed.outcome.orderId,
        state.booking,
        values.email,
        placed.hasAccount === false,
      );
    else settle(placed.outcome, placed.problem);
    // The hold may have ended while the order was under way.
    if (store.get(holdSeconds) === 0 && store.get(order).kind !== 'failed') expire();
  };

  /** Nothing is held any more: it is booked, or cannot be. */
  const release = (): void => {
    countdown.stop();
    store.set(holdSeconds, null);
    forgetOffice(storage);
  };

  const booked = async (
    id: string,
    booking: OfficeBooking,
    email: string,
    mailedLogin: boolean,
  ): Promise<void> => {
    release();
    keepLanguageOf(storage, id, prefix);
    // The number that people say on the phone is the order's own to tell.
    const told = await api.call(loadOrder, { params: { orderId: id } });
    page.show(officeSuccessPath(id));
    store.set(office, {
      kind: 'done',
      order: justBooked({
        orderId: id,
        orderNumber: told.ok ? (told.value.events[0]?.orderNumber ?? id) : id,
        booking,
        email,
        mailedLogin,
        prefix,
      }),
    });
    store.set(order, { kind: 'idle' });
  };

  const settle = (
    outcome: Exclude<OfficeOutcome, { kind: 'booked' }>,
    problem: CallProblem | null,
  ): void => {
    if (forgetsOfficeCart(outcome)) release();
    if (restartsCardFrame(outcome))
      store.set(
        frame,
        frameOf(('accessToken' in outcome ? outcome.accessToken : null) ?? newKey()),
      );
    if (outcome.kind === 'refused')
      store.set(order, { kind: 'refused', message: outcome.message, field: outcome.field });
    else
      store.set(
        order,
        outcome.kind === 'failed' ? { kind: 'failed', problem } : { kind: 'card-refused' },
      );
  };

  /** Nobody waits for it: without an answer the visitor chooses. */
  const locate = async (): Promise<void> => {
    const reply = await api.call(loadCountry, {});
    if (reply.ok) store.set(visitorCountry, reply.value.country);
    else base.log('country-missing', { reason: reply.problem.kind });
  };

  const begin = (): void => {
    if (orderId === null) void load();
    else if (!goesOnInLanguage(storage, page, orderId, prefix)) void showOrder(orderId);
  };
  begin();
  if (orderId === null) void locate();

  return {
    ...base,
    page: 'office',
    office: readableOf(store, office),
    holdSeconds: readableOf(store, holdSeconds),
    services: readableOf(store, services),
    visitorCountry: readableOf(store, visitorCountry),
    order: readableOf(store, order),
    cardFrame: readableOf(store, frame),
    venueLink: readableOf(store, venueLink),
    actions: {
      takeService: (name, taken) => {
        store.set(services, (all) =>
          all.map((service) => (service.name === name ? { ...service, ...taken } : service)),
        );
        const state = store.get(office);
        if (state.kind === 'form' && !state.expired)
          keepServices(storage, state.booking, store.get(services));
      },
      placeOrder: (values, country, cardToken) => void placeOrder(values, country, cardToken),
      dismissOrder: () => {
        if (store.get(order).kind !== 'processing') store.set(order, { kind: 'idle' });
      },
      retry: () => {
        store.set(office, { kind: 'loading' });
        begin();
      },
    },
    stop: () => countdown.stop(),
  };
}

/**
 * Back to the venue by its id, with the meeting as it was; the page there must know whose hold it
 * sees (REGUS-021).
 */
function backTo(booking: OfficeBooking, prefix: string, storage: BrowserStorage): string {
  const meeting = new URLSearchParams(readVenueAddress(storage)?.split('?')[1] ?? '');
  meeting.set(ownCartParameter, booking.reservationId);
  return `${venueByIdPath(prefix, booking.venueId)}?${meeting}`;
}
