import type { ApiClient } from '@foyer/api-client';
import { loadOrder } from '@foyer/contract';
import { type Confirmation, startLink } from '@foyer/domain';
import { atom, createStore } from 'jotai';
import type { BaseSession } from '../base-session.ts';
import type { ConfirmationSession, ConfirmationState } from '../confirmation-session.ts';
import type { Page } from '../page.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { clearCheckoutDetails, readCheckoutDetails } from '../checkout/checkout-details.ts';
import { readVenueAddress } from '../storage/venue-address.ts';
import { readableOf } from '../store-readable.ts';

export type ConfirmationSessionParts = {
  readonly base: BaseSession;
  readonly api: ApiClient;
  readonly storage: BrowserStorage;
  readonly page: Page;
};

/**
 * The memory of the thank-you page (THANKS-003 to THANKS-010, D-9): what the checkout kept, unless the address names
 * another order; else the order of the address, from the server; else nothing.
 */
export function createConfirmationSession({ base, api, storage, page }: ConfirmationSessionParts): ConfirmationSession {
  const asked = new URLSearchParams(page.address().search).get('order');
  const kept = readCheckoutDetails(storage, () => base.log('stored-order-unreadable'));
  const store = createStore();
  const confirmation = atom<ConfirmationState>({ kind: 'loading' });
  const show = (found: Confirmation) => store.set(confirmation, { kind: 'ready', confirmation: found, calendarLink: `/apiv2/orders/${encodeURIComponent(found.orderId)}/calendar.ics` });
  const load = async (orderId: string): Promise<void> => {
    const reply = await api.call(loadOrder, { params: { orderId } });
    if (reply.ok) return show(reply.value);
    base.log('order-missing', { reason: reply.problem.kind });
    store.set(confirmation, { kind: 'none' });
  };

  if (kept !== null && (asked === null || asked === kept.orderId)) show(kept);
  else if (asked !== null && asked !== '') void load(asked);
  else store.set(confirmation, { kind: 'none' });

  return {
    ...base,
    page: 'confirmation',
    confirmation: readableOf(store, confirmation),
    anotherLink: readVenueAddress(storage) ?? startLink(page.address()),
    startLink: startLink(page.address()),
    actions: {
      leave: (to) => {
        clearCheckoutDetails(storage);
        page.navigate(to);
      },
    },
  };
}
