import type { ApiClient } from '@foyer/api-client';
import { askVenue, cancelOrder, loadOrder } from '@foyer/contract';
import { type Confirmation, offerParameter, startLink } from '@foyer/domain';
import type { Route } from '@foyer/sites';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { ConfirmationSession, ConfirmationState } from '../confirmation-session.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import {
  clearCheckoutDetails,
  markShown,
  readCheckoutDetails,
  saveCheckoutDetails,
  wasShown,
} from '../checkout/checkout-details.ts';
import { cardFrame } from '../checkout/card-frame.ts';
import { randomKey } from '../intents.ts';
import { readVenueAddress } from '../storage/venue-address.ts';
import { readableOf } from '../readable.ts';
import { createAcceptance } from './create-acceptance.ts';
import { createChange } from './create-change.ts';

export type ConfirmationSessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  route: Extract<Route, { page: 'confirmation' }>;
  /** Origin of the card vault; `null` where the page was served without one. */
  vaultOrigin: string | null;
  newKey?: () => string;
};

/**
 * Creates the session of the thank-you page (THANKS-003 to THANKS-010, D-9) and of the page of a
 * booking (D-21). It shows the stored order unless the address has another one, else loads the address' order from the server, else
 * shows none (A-100). The stored order is as old as the booking: when the page is opened again, or
 * returned to, it loads the current status.
 */
export function createConfirmationSession({
  base,
  api,
  storage,
  page,
  route,
  vaultOrigin,
  newKey = randomKey,
}: ConfirmationSessionParts): ConfirmationSession {
  const asked = route.orderId;
  const kept = readCheckoutDetails(storage, () => base.log('stored-order-unreadable'));
  const store = createStore();
  const confirmation = atom<ConfirmationState>({ kind: 'loading' });
  const show = (found: Confirmation) =>
    store.set(confirmation, {
      kind: 'ready',
      confirmation: found,
      calendarLink: `${base.linkOrigin}/apiv2/orders/${encodeURIComponent(found.orderId)}/calendar.ics`,
    });
  const load = async (orderId: string): Promise<void> => {
    const reply = await api.call(loadOrder, {
      params: { orderId },
      query: { lang: base.language },
    });
    if (reply.ok) return show(reply.value);
    base.log('order-missing', { reason: reply.problem.kind });
    // An order that is shown stays.
    store.set(confirmation, (present) => (present.kind === 'ready' ? present : { kind: 'none' }));
    if (kept?.orderId === orderId && store.get(confirmation).kind === 'none') show(kept);
  };
  /** The order that is shown. */
  const shown = (): Confirmation | null => {
    const present = store.get(confirmation);
    return present.kind === 'ready' ? present.confirmation : null;
  };
  /** The stored order is shown already; only a change matters. */
  const loadAgain = async (orderId: string): Promise<void> => {
    await load(orderId);
    const present = shown();
    if (present?.orderId === orderId) keep(present);
  };
  /** What is stored for this page stays what it shows. */
  const keep = (now: Confirmation): void => {
    if (readCheckoutDetails(storage, () => undefined)?.orderId === now.orderId)
      saveCheckoutDetails(storage, now);
  };
  page.onReturn(() => {
    const present = store.get(confirmation);
    if (present.kind === 'ready') void loadAgain(present.confirmation.orderId);
  });

  // The page of a booking is opened later: what is kept is only shown where nothing else can be.
  if (kept !== null && (asked === null || (asked === kept.orderId && route.view === 'first'))) {
    show(kept);
    if (wasShown(storage, kept.orderId)) void loadAgain(kept.orderId);
    else markShown(storage, kept.orderId);
  } else if (asked !== null) void load(asked);
  else store.set(confirmation, { kind: 'none' });

  const showNow = (now: Confirmation): void => {
    show(now);
    keep(now);
  };
  const reload = async (): Promise<void> => {
    const present = shown();
    if (present !== null) await loadAgain(present.orderId);
  };
  const acceptance = createAcceptance({
    api,
    store,
    language: base.language,
    newKey,
    onAccepted: showNow,
    onOver: reload,
  });
  const changing = createChange({ api, store, language: base.language, onChanged: showNow });
  const frame = atom(
    cardFrame({
      vaultOrigin: vaultOrigin ?? '',
      ownOrigin: page.address().origin,
      holders: page.holders(),
      brand: base.site.name,
      language: base.language,
      accessToken: newKey(),
    }),
  );

  const start = base.linkOrigin === '' ? startLink(page.address()) : null;
  /** The venue's page from which the visitor came, with the meeting. */
  const cameFrom = (): string | null => {
    const address = readVenueAddress(storage);
    return address === null ? null : base.linkOrigin + address;
  };

  return {
    ...base,
    page: 'confirmation',
    confirmation: readableOf(store, confirmation),
    isFirstView: route.view === 'first',
    acceptance: readableOf(store, acceptance.state),
    changing: readableOf(store, changing.state),
    cardFrame: readableOf(store, frame),
    anotherLink: withoutOffer(cameFrom()) ?? start,
    venueLink: (alias) => {
      const address = cameFrom();
      const own = base.links.venue(alias);
      return address?.split('?')[0] === own ? address : own;
    },
    startLink: start,
    actions: {
      leave: (to) => {
        clearCheckoutDetails(storage);
        page.navigate(to);
      },
      acceptOffer: (wanted) => {
        const order = shown();
        if (order !== null) void acceptance.accept(order.orderId, wanted);
      },
      askVenue: async (question) => {
        const order = shown();
        if (order === null) return null;
        const reply = await api.call(askVenue, {
          params: { orderId: order.orderId },
          query: { lang: base.language },
          body: { question },
        });
        if (!reply.ok) return reply.problem;
        showNow(reply.value);
        return null;
      },
      change: (change, agreed) => {
        const order = shown();
        if (order !== null) void changing.change(order, change, agreed);
      },
      cancel: async (fee) => {
        const orderId = shown()?.orderId ?? '';
        const reply = await api.call(cancelOrder, { params: { orderId }, body: { fee } });
        await reload();
        return reply;
      },
    },
  };
}

/** Another meeting is of another time: the offer that was chosen has been booked by now. */
function withoutOffer(address: string | null): string | null {
  const [path, search] = address?.split('?') ?? [];
  if (path === undefined || search === undefined) return address;
  const params = new URLSearchParams(search);
  params.delete(offerParameter);
  return `${path}?${params}`;
}
