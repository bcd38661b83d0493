import type { Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { Queries } from '../database/database.ts';
import { lockOrder } from '../database/orders.ts';
import { closePaymentAttempt } from '../database/payments.ts';
import { serverNow } from '../database/server-now.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { PartyIsAway } from './outstanding-releases.ts';

/**
 * A vault that is slow, cut off or gives an unusable answer may have reserved an amount all the
 * same. A retry with the same key finds it. Without a retry, or with another card, it would stay
 * reserved for weeks.
 */

/**
 * One key per attempt: repeating an attempt reserves once, a new card after a refusal is a new
 * attempt.
 */
export const cardKeyOf = (orderId: string, attempt: number): string =>
  attempt === 1 ? orderId : `${orderId}-${attempt}`;

/** Queues a job for the time when no payment of this order can be running any more. */
export const releaseOrphanedLater = (
  queries: Queries,
  jobs: Jobs,
  orderId: string,
  when: Instant,
): Promise<void> => jobs.put(queries, 'card-release', [{ orderId, stray: true }], when);

/**
 * Releases reservations for an order other than its payment. Rejects if it is being paid, or the
 * vault is down.
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
      throw new PartyIsAway();
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
    if (order.status !== 'created')
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
export class PaymentUnderWay extends Error {
  override readonly name = 'PaymentUnderWay';
}
