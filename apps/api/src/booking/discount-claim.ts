import { type CartItem, dateOf, type Instant, type Money, type OfferKind } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { type LimitedCode, limitedCode } from '../catalogue/rates-on-day.ts';
import type { Queries } from '../database/database.ts';
import {
  claimUse,
  type CodeOwner,
  dropExpiredClaim,
  freeCode,
  freeUseOf,
} from '../database/discount-claims.ts';
import type { RoomLock } from '../database/room-lock.ts';
import { serverNow } from '../database/server-now.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';

/** What a code is asked for: it may lower one kind of offer only, on some days only. */
export type CodeRequest = {
  kind: OfferKind | 'any';
  start: CartItem['start'];
  discountCode: string;
};

const codeOf = (entry: CatalogueEntry, { code, uses }: LimitedCode) => ({
  venueId: entry.id,
  code,
  uses,
});

const limitedOf = (
  entry: CatalogueEntry,
  { kind, start, discountCode }: CodeRequest,
): LimitedCode | null => limitedCode(entry, kind, dateOf(start), discountCode);

/**
 * The code while it is good for one more booking, or for that of `ownCart`; `''` once all its uses
 * are taken.
 */
export async function usableCode(
  queries: Queries,
  entry: CatalogueEntry,
  wish: CodeRequest,
  now: Instant,
  ownCart: string | null = null,
): Promise<string> {
  const limited = limitedOf(entry, wish);
  return limited === null ||
    (await freeUseOf(queries, codeOf(entry, limited), now, ownCart)) !== null
    ? wish.discountCode
    : '';
}

/** The same for who only looks. */
export async function codeForNow(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  entry: CatalogueEntry,
  wish: CodeRequest,
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
  wish: CodeRequest,
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

/**
 * Takes one use of a limited code for a cart, inside the caller's transaction; a cart that has one
 * keeps that one. A claim that ran out is anybody's. If the lock failed, `discount_used_once` lets
 * one of two have it.
 */
export async function claimCode(
  queries: Queries,
  lock: RoomLock,
  entry: CatalogueEntry,
  wish: CodeRequest,
  owner: CodeOwner,
  now: Instant,
): Promise<Outcome<null>> {
  const limited = limitedOf(entry, wish);
  if (limited === null) return answered(null);
  await lock.takeCode(queries, entry.id, limited.code);
  await freeCode(queries, owner.cartId);
  const code = codeOf(entry, limited);
  const use = await freeUseOf(queries, code, now, owner.cartId);
  if (use === null) return codeUsedUp(null);
  await lock.beforeTaking();
  await dropExpiredClaim(queries, code, use, now);
  return (await claimUse(queries, code, use, owner)) ? answered(null) : codeUsedUp(null);
}
