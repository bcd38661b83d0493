import type { Instant } from '@foyer/domain';
import type { Database, Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { dueRelease, markReleased } from '../database/payments.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Providers } from '../providers/providers.ts';
import { PartyIsAway } from './outstanding-releases.ts';

type ReleaseDependencies = { database: Database; providers: Pick<Providers, 'cardVault'> };

/** Lets the amount on the card go. `false`: the vault is away; it stays due. Twice does no harm. */
export async function releaseAuthorization(
  { database, providers }: ReleaseDependencies,
  { id, authorizationId }: Pick<Order, 'id' | 'authorizationId'>,
): Promise<boolean> {
  const released = authorizationId === null || (await providers.cardVault.release(authorizationId));
  if (released) await markReleased(database, id);
  return released;
}

/** By then whoever cancelled has released it, or died on the way. */
const laterSeconds = 30;

/** A job for the case that the vault is away, or the process ends, when the order is cancelled. */
export const releaseLater = (
  queries: Queries,
  jobs: Jobs,
  orderId: string,
  now: Instant,
): Promise<void> => jobs.put(queries, 'card-release', [{ orderId }], now + laterSeconds);

/** Lets go what is still due of an order. Rejects where the vault is away. */
export async function releaseWhatIsDue(
  dependencies: ReleaseDependencies,
  orderId: string,
): Promise<void> {
  const due = await dueRelease(dependencies.database, orderId);
  if (due && !(await releaseAuthorization(dependencies, due))) throw new PartyIsAway();
}
