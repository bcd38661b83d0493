import type { Instant } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Parts } from '../routes/routes.ts';
import { PartyIsAway } from './loose-ends.ts';
import type { Order } from './order.ts';

type ReleaseParts = Pick<Parts, 'database'> & { providers: Pick<Parts['providers'], 'cardVault'> };

/** Lets the amount on the card go. `false`: the vault is away; it stays due. Twice does no harm. */
export async function releaseAuthorization(
  { database, providers }: ReleaseParts,
  { id, authorizationId }: Pick<Order, 'id' | 'authorizationId'>,
): Promise<boolean> {
  const released = authorizationId === null || (await providers.cardVault.release(authorizationId));
  if (released) await database.query('UPDATE orders SET release_due = false WHERE id = $1', [id]);
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
export async function releaseWhatIsDue(parts: ReleaseParts, orderId: string): Promise<void> {
  const [due] = await parts.database.query<{ id: string; authorizationId: string | null }>(
    'SELECT id, authorization_id AS "authorizationId" FROM orders WHERE id = $1 AND release_due',
    [orderId],
  );
  if (due && !(await releaseAuthorization(parts, due))) throw new PartyIsAway();
}
