import type { Parts } from '../routes/routes.ts';
import type { Order } from './order.ts';

type ReleaseParts = Pick<Parts, 'database'> & { readonly providers: Pick<Parts['providers'], 'cardVault'> };

/** Lets the amount on the card go. `false`: the vault is away; it stays due. Twice does no harm. */
export async function releaseAuthorization({ database, providers }: ReleaseParts, { id, authorizationId }: Pick<Order, 'id' | 'authorizationId'>): Promise<boolean> {
  const released = authorizationId === null || (await providers.cardVault.release(authorizationId));
  if (released) await database.query('UPDATE orders SET release_due = false WHERE id = $1', [id]);
  return released;
}

const atOnce = 50;

/** What a vault that was away, or a process that ended, left behind. */
export async function releaseWhatIsDue(parts: ReleaseParts): Promise<void> {
  const due = await parts.database.query<{ id: string; authorizationId: string | null }>(`SELECT id, authorization_id AS "authorizationId" FROM orders WHERE release_due ORDER BY ended_at LIMIT ${atOnce}`);
  for (const order of due) {
    if (!(await releaseAuthorization(parts, order))) return;
  }
}
