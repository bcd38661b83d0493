import { type CartItem, dateOf, type Instant, type Money, type OfferKind } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type LimitedCode, limitedCode } from '../catalogue/rates-on-day.ts';
import type { Queries } from '../database/database.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import type { Parts } from '../routes/routes.ts';
import type { RoomLock } from './room-lock.ts';
import { serverNow } from './server-now.ts';

const freeUse = `
  SELECT use FROM generate_series(1, $3::int) AS use
  WHERE NOT EXISTS (SELECT 1 FROM discount_claim c WHERE c.venue_id = $1 AND c.code = $2 AND c.use = use.use
    AND (c.hold_until IS NULL OR (c.hold_until > to_timestamp($4::float8) AND c.cart_id IS DISTINCT FROM $5)))
  ORDER BY use LIMIT 1`;

async function freeUseOf(
  queries: Queries,
  venueId: string,
  { code, uses }: LimitedCode,
  now: Instant,
  ownCart: string | null,
): Promise<number | null> {
  const [row] = await queries.query<{ use: number }>(freeUse, [venueId, code, uses, now, ownCart]);
  return row?.use ?? null;
}

/** What a code is asked for: it may lower one kind of offer only, on some days only. */
export type CodeWish = { kind: OfferKind | 'any'; start: CartItem['start']; discountCode: string };

const limitedOf = (
  entry: CatalogueEntry,
  { kind, start, discountCode }: CodeWish,
): LimitedCode | null => limitedCode(entry, kind, dateOf(start), discountCode);

/**
 * The code while it is good for one more booking, or for that of `ownCart`; `''` once all its uses
 * are taken.
 */
export async function usableCode(
  queries: Queries,
  entry: CatalogueEntry,
  wish: CodeWish,
  now: Instant,
  ownCart: string | null = null,
): Promise<string> {
  const limited = limitedOf(entry, wish);
  return limited === null || (await freeUseOf(queries, entry.id, limited, now, ownCart)) !== null
    ? wish.discountCode
    : '';
}

/** The same for who only looks. */
export async function codeForNow(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  entry: CatalogueEntry,
  wish: CodeWish,
  ownCart: string | null = null,
): Promise<string> {
  return limitedOf(entry, wish) === null
    ? wish.discountCode
    : usableCode(database, entry, wish, await serverNow(database, clock), ownCart);
}

/** Keeps a code still until the transaction ends, so that who looks at it may also take it. */
export async function lockCode(
  queries: Queries,
  lock: RoomLock,
  entry: CatalogueEntry,
  wish: CodeWish,
): Promise<void> {
  const limited = limitedOf(entry, wish);
  if (limited !== null) await lock.takeCode(queries, entry.id, limited.code);
}

/** Whose price rested on a code that is gone is told what it is without (D-6). */
export const codeUsedUp = (total: Money | null): Refused =>
  refused('price_changed', 'the discount code was used by somebody else', {
    field: 'discount_code',
    ...(total ? { total } : {}),
  });

/** Whose use it is, and until when: `null` for as long as the booking lasts. */
export type CodeOwner = { cartId: string; holdUntil: Instant | null };

/**
 * Takes one use of a limited code for a cart, inside the caller's transaction; a cart that has one
 * keeps that one. A claim that ran out is anybody's. If the lock failed, `discount_used_once` lets
 * one of two have it.
 */
export async function claimCode(
  queries: Queries,
  lock: RoomLock,
  entry: CatalogueEntry,
  wish: CodeWish,
  { cartId, holdUntil }: CodeOwner,
  now: Instant,
): Promise<Outcome<null>> {
  const limited = limitedOf(entry, wish);
  if (limited === null) return answered(null);
  await lock.takeCode(queries, entry.id, limited.code);
  await freeCode(queries, cartId);
  const use = await freeUseOf(queries, entry.id, limited, now, cartId);
  if (use === null) return codeUsedUp(null);
  await lock.beforeTaking();
  await queries.query(
    'DELETE FROM discount_claim WHERE venue_id = $1 AND code = $2 AND use = $3 AND hold_until <= to_timestamp($4::float8)',
    [entry.id, limited.code, use, now],
  );
  const taken = await queries.query(
    'INSERT INTO discount_claim (venue_id, code, use, hold_until, cart_id) VALUES ($1, $2, $3, ' +
      'to_timestamp($4::float8), $5) ON CONFLICT DO NOTHING RETURNING id',
    [entry.id, limited.code, use, holdUntil, cartId],
  );
  return taken.length > 0 ? answered(null) : codeUsedUp(null);
}

/** The use that a cart had is free again. */
export async function freeCode(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM discount_claim WHERE cart_id = $1', [cartId]);
}

/** The same unless it was booked. */
export async function freeHeldCode(queries: Queries, cartId: string): Promise<void> {
  await queries.query('DELETE FROM discount_claim WHERE cart_id = $1 AND hold_until IS NOT NULL', [
    cartId,
  ]);
}
