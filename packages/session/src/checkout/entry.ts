import type { ApiClient } from '@foyer/api-client';
import type { BookingFlow, OfficeRoom } from '@foyer/domain';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { createCarts, CartOutcome, CartParts, OfferCartRequest } from '../venue/carts.ts';

export type EntryParts = CartParts & {
  api: ApiClient;
  storage: BrowserStorage;
  site: BookingFlow;
  prefix: string;
  newKey: () => string;
  /** Creates carts, with the page's idempotency keys. */
  create: ReturnType<typeof createCarts>;
  lostHold: LostHold;
  /** The checkout opens at `/book`, whatever the flow. */
  atBook: boolean;
};

/**
 * A hold whose reply was lost: a retry uses its key again, because a new search would find the room
 * taken (D-3). The caller keeps it as long as the page lives.
 */
export type LostHold = { current: { asked: string; result: OfficeRoom; key: string } | null };

/** The address of the checkout, or what prevents it. `cartId` is `null` for a hold of an office. */
export type Entered =
  { address: string; cartId: string | null } | Exclude<CartOutcome, { cartId: string }>;

/** Creates the cart or the hold of an offer, for the checkout of one flow. */
export type Enter = (parts: EntryParts, request: OfferCartRequest) => Promise<Entered>;
