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
import { readableOf } from '../store-readable.ts';

export type ConfirmationSessionParts = {
  base: BaseSession;
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
};

/**
 * The memory of the thank-you page (THANKS-003 to THANKS-010, D-9): what the checkout kept, unless
 * the address names another order; else the order of the address, from the server; else nothing
 * . What was kept is as it was when it was booked: opened again, or come back to, the page
 * asks what has become of it.
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
    // What is there stays.
    store.set(confirmation, (present) => (present.kind === 'ready' ? present : { kind: 'none' }));
  };
  /** What was kept is on the page already; only what has changed since is news. */
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
