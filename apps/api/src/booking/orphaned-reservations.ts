import type { Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { Queries } from '../database/database.ts';
import { lockOrder } from '../database/orders.ts';
import { closePaymentAttempt } from '../database/payments.ts';
import { serverNow } from '../database/server-now.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { PartyIsAway } from './outstanding-releases.ts';

/**
 * A vault that is slow, cut off or not understood may have reserved an amount all the same. Who
 * tries again under the same key finds it; who does not, or comes with another card, would have it
 * reserved for weeks.
 */

/**
 * One key per attempt: asking twice in one attempt reserves once, a new card after a refusal is a
 * new attempt.
 */
export const cardKeyOf = (orderId: string, attempt: number): string =>
  attempt === 1 ? orderId : `${orderId}-${attempt}`;

/** A job for when nobody can be paying this order any more. */
export const releaseOrphanedLater = (
  queries: Queries,
  jobs: Jobs,
  orderId: string,
  when: Instant,
): Promise<void> => jobs.put(queries, 'card-release', [{ orderId, stray: true }], when);

/**
 * Lets go what was reserved for an order besides its payment. Rejects where it is being paid just
 * now, or the vault is away.
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
 * How many attempts are over: of an order that was paid all before the one that paid it. A later
 * payment takes a new key, since the vault may be told that the old ones are over.
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

/** The queue tries again. */
export class PaymentUnderWay extends Error {
  override readonly name = 'PaymentUnderWay';
}
