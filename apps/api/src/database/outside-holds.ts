import type { CartItem, Money, OfficeService } from '@foyer/domain';
import type { Queries } from './database.ts';

/** Outside parties that keep rooms too. */
export type Party = 'property' | 'office';

/**
 * What is needed when a cart is booked: the operator's search result, and the additions to choose
 * from.
 */
export type HoldDetails = { searchResultId?: string; services?: readonly OfficeService[] };

/** An addition to a booking, with its total price. */
export type OrderExtra = { name: string; amount: number; total: Money };

/** What an outside party keeps for a cart. */
export type OutsideHold = {
  party: Party;
  /** The party's own id for it; `null` until it answered, and for an enquiry. */
  reference: string | null;
  details: HoldDetails;
  items: readonly CartItem[];
};

export async function outsideHoldOf(queries: Queries, cartId: string): Promise<OutsideHold | null> {
  const [row] = await queries.query<OutsideHold>(
    `SELECT h.party, h.reference, h.details, (
       SELECT json_agg(i.item ORDER BY i.position) FROM cart_item i WHERE i.cart_id = h.cart_id
     ) AS items
     FROM outside_hold h WHERE h.cart_id = $1`,
    [cartId],
  );
  return row ?? null;
}

export async function beginOutsideHold(
  queries: Queries,
  cartId: string,
  party: Party,
  details: HoldDetails = {},
): Promise<void> {
  await queries.query(
    'INSERT INTO outside_hold (cart_id, party, details) VALUES ($1, $2, $3::jsonb)',
    [cartId, party, JSON.stringify(details)],
  );
}

/** Stores the party's answer: it keeps the rooms under `reference`. */
export async function confirmOutsideHold(
  queries: Queries,
  cartId: string,
  reference: string,
  details: HoldDetails = {},
): Promise<void> {
  await queries.query(
    `UPDATE outside_hold SET reference = $2, details = details || $3::jsonb WHERE cart_id = $1`,
    [cartId, reference, JSON.stringify(details)],
  );
}

/** Stores the additions, for the mails. */
export async function storeExtras(
  queries: Queries,
  cartId: string,
  extras: readonly OrderExtra[],
): Promise<void> {
  await queries.query(
    `UPDATE outside_hold SET details = jsonb_set(details, '{extras}', $2::jsonb)
     WHERE cart_id = $1`,
    [cartId, JSON.stringify(extras)],
  );
}
