import { holdSeconds, type Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type Database, type Queries, serverNow } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { lockOrder } from '../database/orders.ts';
import {
  forgetBooking,
  type OutstandingBooking,
  outstandingBooking,
} from '../database/outside-bookings.ts';
import type { Party } from '../database/outside-holds.ts';
import { closePaymentAttempt, dueRelease, markReleased } from '../database/payments.ts';
import type { JobOf, Jobs } from '../jobs/jobs.ts';
import type { Providers } from '../providers/providers.ts';

const graceSeconds = 90;

/** After the hold's end, so that no try is still running when its remains are released. */
export const releaseTime = (holdUntil: Instant | null, now: Instant): Instant =>
  Math.min(Math.max(holdUntil ?? now, now), now + holdSeconds) + graceSeconds;

/** Queues the release of what a party keeps for an ended cart, to run from an instant on. */
export const releaseHoldLater = (
  queries: Queries,
  jobs: Jobs,
  party: Party,
  cartId: string,
  notBefore: Instant,
): Promise<void> => jobs.put(queries, 'outside-release', [{ key: cartId, party }], notBefore);

/**
 * Releases what an outside party keeps for an ended cart, or may have booked or reserved on a card
 * for an order that was never confirmed. Rejects if the party did not release it.
 */
export async function releaseOutstandingBooking(
  { database, providers, clock }: Pick<ApiDependencies, 'database' | 'providers' | 'clock'>,
  { key, party }: JobOf['outside-release'],
): Promise<void> {
  if (party !== undefined) {
    if (!(await releaseAt(providers, party, key))) throw new NotReleased();
    return;
  }
  const outstanding = await outstandingBooking(database, key, clock.aheadSeconds());
  if (outstanding === null) return;
  if (!(await releaseTry(providers, outstanding, null))) throw new NotReleased();
  await forgetBooking(database, key);
}

/** The party did not answer or refused, as its log line says. Makes the queue try again. */
export class NotReleased extends Error {
  override readonly name = 'NotReleased';
}

/** Ends one try, at the party and on its card; a reservation that the next try also uses stays. */
export async function releaseTry(
  providers: Providers,
  { key, party, authorizationId }: OutstandingBooking,
  stillUsed: string | null,
): Promise<boolean> {
  const released = await releaseAt(providers, party, key);
  const givenBack =
    authorizationId === null ||
    authorizationId === stillUsed ||
    (await providers.cardVault.release(authorizationId));
  return released && givenBack;
}

/** Ends at a party what was kept or booked under a key. */
export const releaseAt = (
  { propertySystem, officeOperator }: Providers,
  party: Party,
  key: string,
): Promise<boolean> => (party === 'office' ? officeOperator : propertySystem).release(key);

type ReleaseDependencies = { database: Database; providers: Pick<Providers, 'cardVault'> };

/**
 * Releases the amount on the card; repeating it is safe. `false`: the vault did not do it, and
 * the release stays due.
 */
export async function releaseAuthorization(
  { database, providers }: ReleaseDependencies,
  { id, authorizationId }: Pick<Order, 'id' | 'authorizationId'>,
): Promise<boolean> {
  const released = authorizationId === null || (await providers.cardVault.release(authorizationId));
  if (released) await markReleased(database, id);
  return released;
}

/** Long enough for the process that cancelled to release it itself. */
const laterSeconds = 30;

/** A job in case the vault is down, or the process ends, when the order is cancelled. */
export const releaseLater = (
  queries: Queries,
  jobs: Jobs,
  orderId: string,
  now: Instant,
): Promise<void> => jobs.put(queries, 'card-release', [{ orderId }], now + laterSeconds);

/** Releases what is still due of an order. Rejects if the vault did not. */
export async function releaseWhatIsDue(
  dependencies: ReleaseDependencies,
  orderId: string,
): Promise<void> {
  const due = await dueRelease(dependencies.database, orderId);
  if (due && !(await releaseAuthorization(dependencies, due))) throw new NotReleased();
}

/**
 * One key per attempt: repeating an attempt reserves once, a new card after a refusal is a new
 * attempt.
 */
export const cardKeyOf = (orderId: string, attempt: number): string =>
  attempt === 1 ? orderId : `${orderId}-${attempt}`;

/**
 * Queues a job for the time when no payment of this order can be running any more. A vault that is
 * slow, cut off or gives an unusable answer may have reserved an amount all the same: a retry with
 * the same key finds it, but without a retry, or with another card, it would stay reserved for
 * weeks.
 */
export const releaseOrphanedLater = (
  queries: Queries,
  jobs: Jobs,
  orderId: string,
  when: Instant,
): Promise<void> => jobs.put(queries, 'card-release', [{ orderId, stray: true }], when);

/**
 * Releases reservations for an order other than its payment. Rejects if it is being paid, or the
 * vault did not release them.
 */
export async function releaseOrphaned(
  {
    database,
    providers,
    clock,
  }: Pick<ApiDependencies, 'database' | 'clock'> & {
    providers: Pick<ApiDependencies['providers'], 'cardVault'>;
  },
  orderId: string,
): Promise<void> {
  const attempts = await closeAttempts(database, clock, orderId);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (!(await providers.cardVault.releaseKey(cardKeyOf(orderId, attempt))))
      throw new NotReleased();
  }
}

/**
 * Returns how many attempts are over: all of an unpaid order, those before the successful one of a
 * paid order. A later payment takes a new key, since the vault may know the old ones as released.
 */
async function closeAttempts(
  database: ApiDependencies['database'],
  clock: ApiDependencies['clock'],
  orderId: string,
): Promise<number> {
  const closed = await database.transaction(async (queries) => {
    const order = await lockOrder(queries, orderId);
    if (order === null) return { ok: true, attempts: 0 };
    if (order.status !== 'created' && order.status !== 'offered')
      return {
        ok: true,
        attempts: order.authorizationId === null ? order.paymentAttempt : order.paymentAttempt - 1,
      };
    const now = await serverNow(queries, clock);
    return {
      ok: await closePaymentAttempt(queries, orderId, now),
      attempts: order.paymentAttempt,
    };
  });
  if (!closed.ok) throw new PaymentUnderWay();
  return closed.attempts;
}

/** Makes the queue try again. */
class PaymentUnderWay extends Error {
  override readonly name = 'PaymentUnderWay';
}
