import { holdSeconds, type Instant } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { Queries } from '../database/database.ts';
import {
  forgetBooking,
  type OutstandingBooking,
  outstandingBooking,
} from '../database/outside-bookings.ts';
import type { Party } from '../database/outside-holds.ts';
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
 * for an order that was never confirmed. Rejects if the party cannot be reached.
 */
export async function releaseOutstandingBooking(
  { database, providers, clock }: Pick<ApiDependencies, 'database' | 'providers' | 'clock'>,
  { key, party }: JobOf['outside-release'],
): Promise<void> {
  if (party !== undefined) {
    if (!(await releaseAt(providers, party, key))) throw new PartyIsAway();
    return;
  }
  const loose = await outstandingBooking(database, key, clock.aheadSeconds());
  if (loose === null) return;
  if (!(await releaseTry(providers, loose, null))) throw new PartyIsAway();
  await forgetBooking(database, key);
}

/** Makes the queue try again. */
export class PartyIsAway extends Error {
  override readonly name = 'PartyIsAway';
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
