import type { Instant } from '@foyer/domain';
import type { Database, Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { dueRelease, markReleased } from '../database/payments.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Providers } from '../providers/providers.ts';
import { PartyIsAway } from './outstanding-releases.ts';

type ReleaseDependencies = { database: Database; providers: Pick<Providers, 'cardVault'> };

/**
 * Releases the amount on the card; repeating it is safe. `false`: the vault is down and the release
 * stays due.
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

/** Releases what is still due of an order. Rejects if the vault is down. */
export async function releaseWhatIsDue(
  dependencies: ReleaseDependencies,
  orderId: string,
): Promise<void> {
  const due = await dueRelease(dependencies.database, orderId);
  if (due && !(await releaseAuthorization(dependencies, due))) throw new PartyIsAway();
}
