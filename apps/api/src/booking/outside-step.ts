import type { Instant, Money } from '@foyer/domain';
import type { Jobs } from '../jobs/jobs.ts';
import type { Queries } from '../database/database.ts';
import type { Refused } from '../http/problem.ts';
import type { Order } from './order.ts';

/** What the party answered to a booking: its own id for it, and the key it was asked under. */
export type OutsideBooking = { key: string; reference: string };

export type OutsideOutcome =
  | (OutsideBooking & { kind: 'booked' })
  /** It said no, and nothing is left of it, here or there. */
  | { kind: 'refused'; refusal: Refused }
  /**
   * It gave no answer that can be used: it may have booked. The same try may be made again until
   * the hold ends.
   */
  | { kind: 'unsure'; refusal: Refused };

/** What an order needs besides ours where an outside party keeps the rooms. */
export type OutsideStep = {
  /** Everything together, incl. what was added. */
  total: Money;
  methods: readonly string[];
  book: (order: Order, authorizationId: string | null) => Promise<OutsideOutcome>;
  /** The party booked, and we could not. */
  undo: (booking: OutsideBooking) => Promise<void>;
};

/** Who keeps rooms besides us. */
export type Party = 'property' | 'office';

export type LooseBooking = { key: string; party: Party; authorizationId: string | null };

const columns = 'key, party, authorization_id AS "authorizationId"';

/**
 * Written before the party is asked, in one transaction, so that whatever happens meanwhile is
 * released after `releaseAfter`.
 */
export async function announce(
  queries: Queries,
  jobs: Jobs,
  booking: LooseBooking & { orderId: string },
  releaseAfter: Instant,
): Promise<void> {
  await queries.query(
    `INSERT INTO outside_booking (key, party, order_id, authorization_id, release_after) VALUES ($1, $2, $3, $4, to_timestamp($5::float8))
     ON CONFLICT (key) DO UPDATE SET authorization_id = excluded.authorization_id, release_after = excluded.release_after`,
    [booking.key, booking.party, booking.orderId, booking.authorizationId, releaseAfter],
  );
  await jobs.put(queries, 'outside-release', [{ key: booking.key }], releaseAfter);
}

/** Earlier tries of an order whose end is not known. */
export const earlierTries = (queries: Queries, orderId: string): Promise<LooseBooking[]> =>
  queries.query<LooseBooking>(
    `SELECT ${columns} FROM outside_booking WHERE order_id = $1 AND reference IS NULL`,
    [orderId],
  );

/** The booking is ours: nothing releases it any more. */
export const keepBooked = (queries: Queries, { key, reference }: OutsideBooking) =>
  queries.query('UPDATE outside_booking SET reference = $2, release_after = NULL WHERE key = $1', [
    key,
    reference,
  ]);

export const forget = (queries: Queries, key: string) =>
  queries.query('DELETE FROM outside_booking WHERE key = $1 AND reference IS NULL', [key]);

/** A booking that was cancelled here is a loose end there; its card is settled with the order. */
export async function letGoOutside(queries: Queries, jobs: Jobs, orderId: string): Promise<void> {
  const left = await queries.query<{ key: string }>(
    'UPDATE outside_booking SET reference = NULL, authorization_id = NULL, release_after = ' +
      'now() WHERE order_id = $1 AND reference IS NOT NULL RETURNING key',
    [orderId],
  );
  await jobs.put(queries, 'outside-release', left);
}

/**
 * A booking whose time to be released has come; `null` where it is ours by now, was released, or
 * may still be asked for.
 */
export async function looseBooking(
  queries: Queries,
  key: string,
  aheadSeconds: number,
): Promise<LooseBooking | null> {
  const [loose] = await queries.query<LooseBooking>(
    `SELECT ${columns} FROM outside_booking WHERE key = $1 AND release_after <= now() + make_interval(secs => $2::float8)`,
    [key, aheadSeconds],
  );
  return loose ?? null;
}
