import type { ApiDependencies } from '../api-dependencies.ts';
import { deleteCart } from '../database/carts.ts';
import { dropKey } from '../database/idempotency-keys.ts';
import type { Party } from '../database/outside-holds.ts';
import { serverNow } from '../database/server-now.ts';
import type { Intent } from './idempotency.ts';
import { releaseAt, releaseHoldLater } from './outstanding-releases.ts';
import { endHold } from './room-allocation.ts';

/** By then whoever ended a cart has told the party, or died on the way. */
const laterSeconds = 30;

type Ending = Pick<ApiDependencies, 'database' | 'clock' | 'jobs' | 'providers'>;

/**
 * A cart whose rooms nobody keeps outside: it never was, and its key is free for another try.
 * `kept` is the party that may keep them without having said so: it is told at once (`told`, for
 * whoever waits for it), and by the queue in any case.
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
  // Whoever presses again at once should not meet what was left of the first try.
  return { told: kept === null ? null : releaseAt(providers, kept, cartId) };
}

/**
 * A cart is over before its time: our rooms are free at once, and so are those of the party that
 * keeps them, by the queue where it is away.
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
