import type { ApiClient } from '@foyer/api-client';
import { loadOrder } from '@foyer/contract';
import { type Confirmation, startLink } from '@foyer/domain';
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
import { readVenueAddress } from '../storage/venue-address.ts';
import { readableOf } from '../readable.ts';

export type ConfirmationSessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
};

/**
 * Creates the session of the thank-you page (THANKS-003 to THANKS-010, D-9). It shows the stored
 * order unless the address has another one, else loads the address' order from the server, else
 * shows none (A-100). The stored order is as old as the booking: when the page is opened again, or
 * returned to, it loads the current status.
 */
export function createConfirmationSession({
  base,
  api,
  storage,
  page,
}: ConfirmationSessionParts): ConfirmationSession {
  const asked = new URLSearchParams(page.address().search).get('order');
  const kept = readCheckoutDetails(storage, () => base.log('stored-order-unreadable'));
  const store = createStore();
  const confirmation = atom<ConfirmationState>({ kind: 'loading' });
  const show = (found: Confirmation) =>
    store.set(confirmation, {
      kind: 'ready',
      confirmation: found,
      calendarLink: `/apiv2/orders/${encodeURIComponent(found.orderId)}/calendar.ics`,
    });
  const load = async (orderId: string): Promise<void> => {
    const reply = await api.call(loadOrder, { params: { orderId } });
    if (reply.ok) return show(reply.value);
    base.log('order-missing', { reason: reply.problem.kind });
    // An order that is shown stays.
    store.set(confirmation, (present) => (present.kind === 'ready' ? present : { kind: 'none' }));
  };
  /** The stored order is shown already; only a change matters. */
  const loadAgain = async (orderId: string): Promise<void> => {
    await load(orderId);
    const present = store.get(confirmation);
    if (
      present.kind === 'ready' &&
      readCheckoutDetails(storage, () => undefined)?.orderId === orderId
    )
      saveCheckoutDetails(storage, present.confirmation);
  };
  page.onReturn(() => {
    const present = store.get(confirmation);
    if (present.kind === 'ready') void loadAgain(present.confirmation.orderId);
  });

  if (kept !== null && (asked === null || asked === kept.orderId)) {
    show(kept);
    if (wasShown(storage, kept.orderId)) void loadAgain(kept.orderId);
    else markShown(storage, kept.orderId);
  } else if (asked !== null && asked !== '') void load(asked);
  else store.set(confirmation, { kind: 'none' });

  return {
    ...base,
    page: 'confirmation',
    confirmation: readableOf(store, confirmation),
    anotherLink: readVenueAddress(storage) ?? startLink(page.address()),
    venueLink: (alias) => {
      const address = readVenueAddress(storage);
      const own = base.links.venue(alias);
      return address?.split('?')[0] === own ? address : own;
    },
    startLink: startLink(page.address()),
    actions: {
      leave: (to) => {
        clearCheckoutDetails(storage);
        page.navigate(to);
      },
    },
  };
}
