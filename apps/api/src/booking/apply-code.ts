import { holdSeconds, type Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { lockCart, setDiscountCode, type StoredCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { freeHeldCode } from '../database/discount-claims.ts';
import { lockOrder, orderOfCart } from '../database/orders.ts';
import { isBeingPaid, setCartItems } from '../database/venue-offers.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { claimCode, codeUsedUp, lockCode, usableCode } from './discount-codes.ts';
import { pricedAnew } from './priced-choice.ts';
import type { SiteRules } from './site-of-call.ts';
import { cartOptionsOf, entryOf, hasExpired } from './stored-cart.ts';

const field = 'discount_code';
const fields = {
  offer: field,
  start: field,
  end: field,
  length: field,
  delegates: field,
  currency: field,
};

type Wanted = {
  cartId: string;
  /** In lower case; `''` takes the present code away. */
  code: string;
  rules: SiteRules;
};

/**
 * Prices an unpaid cart by a code (CHECK-003), inside the caller's transaction. A code that lowers
 * nothing is refused, and the cart keeps its price. A limited code is claimed until the hold ends.
 */
export async function applyCode(
  queries: Queries,
  { catalogue, clock, roomLock }: Pick<ApiDependencies, 'catalogue' | 'clock' | 'roomLock'>,
  { cartId, code: typed, rules }: Wanted,
): Promise<Outcome<null>> {
  const cart = await lockCart(queries, cartId);
  if (cart === null) return refused('cart_not_found', 'there is no such cart', { field: 'cartId' });
  const now = Math.floor(cart.databaseNow + clock.aheadSeconds());
  if (cart.orderId !== null || (await isPaid(queries, cart, now)))
    return refused('already_ordered', 'this cart was already ordered');
  if (hasExpired(cart, now))
    return refused('hold_expired', 'the room is no longer held for this cart');
  const entry = await entryOf(catalogue, cart, queries);
  if (!rules.takesCodes || !cartOptionsOf(entry, cart).asks.discountCode)
    return refused('not_changeable', 'no code is taken in this checkout', { field });
  const code = asWritten(entry, typed);
  if (code === null) return refused('invalid_field', 'the venue has no such code', { field });
  const { kind, start } = cart.item;
  const request = { kind, start, discountCode: code };
  await lockCode(queries, roomLock, entry, request);
  const usable = await usableCode(queries, entry, request, now, cart.id);
  const priced = pricedAnew(cart.item, { entry, discountCode: usable, rules, fields });
  if (!priced.ok) return priced;
  const { item, instant } = priced.answer;
  if (usable !== code) return codeUsedUp(item.total);
  // For nothing at all a room is not let at once, and this cart holds one (B-008).
  if (code !== '' && (item.original === undefined || (!instant && !cart.isEnquiry)))
    return refused('not_bookable', 'the code does not lower the price of this meeting', { field });
  await freeHeldCode(queries, cart.id);
  const holdUntil = cart.holdUntil ?? now + holdSeconds;
  const owner = { cartId: cart.id, holdUntil };
  const claimed = await claimCode(queries, roomLock, entry, request, owner, now);
  if (!claimed.ok) return claimed;
  await setCartItems(queries, cart.id, [item], cart.holdUntil);
  await setDiscountCode(queries, cart.id, code);
  return answered(null);
}

/** The order is locked until the transaction ends, so that what is being paid keeps its price. */
async function isPaid(queries: Queries, cart: StoredCart, now: Instant): Promise<boolean> {
  const order = await orderOfCart(queries, cart.id);
  if (order === null) return false;
  const locked = await lockOrder(queries, order.id);
  return locked?.status !== 'created' || (await isBeingPaid(queries, order.id, now));
}

/** The code as the venue writes it; `null` for one that it does not have. */
const asWritten = ({ discountCodes }: CatalogueEntry, typed: string): string | null =>
  typed === ''
    ? ''
    : (discountCodes.find(({ code }) => code.toLowerCase() === typed)?.code ?? null);
