import type { ApiDependencies } from '../api-dependencies.ts';
import { cartById, deleteCart } from '../database/carts.ts';
import { dropKey } from '../database/idempotency-keys.ts';
import { outsideHoldOf, type Party } from '../database/outside-holds.ts';
import { serverNow } from '../database/database.ts';
import type { Intent } from './idempotency.ts';
import { releaseAt, releaseHoldLater } from './outstanding-releases.ts';
import { endHold } from './allocation.ts';

/** Long enough for the process that ended a cart to inform the party itself. */
const laterSeconds = 30;

type Ending = Pick<ApiDependencies, 'database' | 'clock' | 'jobs' | 'providers'>;

/**
 * Undoes a cart whose rooms the outside party did not keep; its key is free for another try. `kept`
 * is the party that may keep them without having answered: it is asked to release at once (`told`
 * resolves then), and by a job in any case.
 */
export async function undoCart(
  { database, clock, jobs, providers }: Ending,
  cartId: string,
  intent: Intent,
  kept: Party | null,
): Promise<{ told: Promise<boolean> | null }> {
  await database.transaction(async (queries) => {
    await deleteCart(queries, cartId);
    if (intent !== null) await dropKey(queries, intent);
    if (kept !== null)
      await releaseHoldLater(
        queries,
        jobs,
        kept,
        cartId,
        (await serverNow(queries, clock)) + laterSeconds,
      );
    return { ok: true };
  });
  // Otherwise a quick second try would find the rooms of the first still taken.
  return { told: kept === null ? null : releaseAt(providers, kept, cartId) };
}

/**
 * Ends a cart early: our rooms are free at once, and so are the outside party's; if it is down, a
 * job releases them.
 */
export async function endCart(
  { database, clock, jobs, providers }: Ending,
  cartId: string,
  party: Party | null,
): Promise<void> {
  await database.transaction(async (queries) => {
    const now = await serverNow(queries, clock);
    await endHold(queries, cartId, now);
    if (party !== null) await releaseHoldLater(queries, jobs, party, cartId, now + laterSeconds);
    return { ok: true };
  });
  if (party !== null) await releaseAt(providers, party, cartId);
}

/**
 * Ends the cart that its visitor came back from, here and at the outside party that keeps its
 * rooms, before the new choice is checked: the party would report those rooms as taken. An ordered
 * cart is kept.
 */
export async function endReplacedCart(
  dependencies: ApiDependencies,
  cartId: string,
): Promise<void> {
  const [cart, hold] = await Promise.all([
    cartById(dependencies.database, cartId),
    outsideHoldOf(dependencies.database, cartId),
  ]);
  if (cart !== null && cart.orderId === null)
    await endCart(dependencies, cartId, hold?.party ?? null);
}
