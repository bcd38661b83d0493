import { type CartItem, dateOf, type Instant, type Money, type OfferKind } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { isKnownCode, type LimitedCode, limitedCode } from '../catalogue/rates-on-day.ts';
import { type Queries, serverNow } from '../database/database.ts';
import {
  claimUse,
  type CodeOwner,
  dropExpiredClaim,
  freeCode,
  freeUseOf,
} from '../database/discount-claims.ts';
import type { RoomLock } from '../database/room-lock.ts';
import type { DiscountGuesses } from '../http/discount-guesses.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';

/** The code in normalised form, after the attempt was counted against the caller's address. */
export function checkedCode(
  guesses: DiscountGuesses,
  address: string,
  entry: Pick<CatalogueEntry, 'discountCodes'>,
  typed: string,
): Outcome<string> {
  const code = typed.trim().toLowerCase();
  const guessed = guesses.refuse(address, code);
  if (guessed) return guessed;
  if (code !== '' && !isKnownCode(entry, code)) guesses.unknown(address, code);
  return answered(code);
}

/** What a code is used for: it may be limited to one kind of offer and to some days. */
type CodeRequest = {
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

/** The code if it has a use left, or `ownCart` has claimed one; `''` once all uses are claimed. */
export async function usableCode(
  queries: Queries,
  entry: CatalogueEntry,
  request: CodeRequest,
  now: Instant,
  ownCart: string | null = null,
): Promise<string> {
  const limited = limitedOf(entry, request);
  return limited === null ||
    (await freeUseOf(queries, codeOf(entry, limited), now, ownCart)) !== null
    ? request.discountCode
    : '';
}

/** The same for calls that only show prices. */
export async function codeForNow(
  { database, clock }: Pick<ApiDependencies, 'database' | 'clock'>,
  entry: CatalogueEntry,
  request: CodeRequest,
  ownCart: string | null = null,
): Promise<string> {
  return limitedOf(entry, request) === null
    ? request.discountCode
    : usableCode(database, entry, request, await serverNow(database, clock), ownCart);
}

/** Locks the code until the transaction ends, so that check and claim are one step. */
export async function lockCode(
  queries: Queries,
  lock: RoomLock,
  entry: CatalogueEntry,
  request: CodeRequest,
): Promise<void> {
  const limited = limitedOf(entry, request);
  if (limited !== null) await lock.takeCode(queries, entry.id, limited.code);
}

/** The answer when the seen price included a code that is used up: the price without it (D-6). */
export const codeUsedUp = (total: Money | null): Refused =>
  refused('price_changed', 'the discount code was used by somebody else', {
    field: 'discount_code',
    ...(total ? { total } : {}),
  });

/**
 * Claims one use of a limited code for a cart, inside the caller's transaction; a cart that has a
 * claim keeps it. An expired claim can be taken by any cart. If the lock failed, the constraint
 * `discount_used_once` lets one of two succeed.
 */
export async function claimCode(
  queries: Queries,
  lock: RoomLock,
  entry: CatalogueEntry,
  request: CodeRequest,
  owner: CodeOwner,
  now: Instant,
): Promise<Outcome<null>> {
  const limited = limitedOf(entry, request);
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
