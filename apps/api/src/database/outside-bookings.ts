import type { Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import type { Party } from './outside-holds.ts';
import { instant, listed } from './sql.ts';

/** The party's own id for a booking, and the key under which it was requested. */
export type OutsideBooking = { key: string; reference: string };

/** A booking that a party may have made and that is not confirmed here. */
export type OutstandingBooking = { key: string; party: Party; authorizationId: string | null };

const columns: Record<keyof OutstandingBooking, string> = {
  key: 'key',
  party: 'party',
  authorizationId: 'authorization_id',
};
const selectSql = `SELECT ${listed(columns)} FROM outside_booking`;

/** Stored before the party is asked. */
export async function announceBooking(
  queries: Queries,
  booking: OutstandingBooking & { orderId: string },
  releaseAfter: Instant,
): Promise<void> {
  await queries.query(
    `INSERT INTO outside_booking (key, party, order_id, authorization_id, release_after)
     VALUES ($1, $2, $3, $4, ${instant('$5')})
     ON CONFLICT (key) DO UPDATE SET
       authorization_id = excluded.authorization_id, release_after = excluded.release_after`,
    [booking.key, booking.party, booking.orderId, booking.authorizationId, releaseAfter],
  );
}

/** Tries of an order whose result is unknown. */
export const openTriesOf = (queries: Queries, orderId: string): Promise<OutstandingBooking[]> =>
  queries.query<OutstandingBooking>(`${selectSql} WHERE order_id = $1 AND reference IS NULL`, [
    orderId,
  ]);

/** The booking is confirmed here: nothing releases it any more. */
export async function keepBooking(
  queries: Queries,
  { key, reference }: OutsideBooking,
): Promise<void> {
  await queries.query(
    'UPDATE outside_booking SET reference = $2, release_after = NULL WHERE key = $1',
    [key, reference],
  );
}

/** The party has nothing left of it. */
export async function forgetBooking(queries: Queries, key: string): Promise<void> {
  await queries.query('DELETE FROM outside_booking WHERE key = $1 AND reference IS NULL', [key]);
}

/** Bookings of an order become outstanding releases; returns their keys. */
export const markBookingsForRelease = (
  queries: Queries,
  orderId: string,
): Promise<{ key: string }[]> =>
  queries.query<{ key: string }>(
    `UPDATE outside_booking SET reference = NULL, authorization_id = NULL, release_after = now()
     WHERE order_id = $1 AND reference IS NOT NULL RETURNING key`,
    [orderId],
  );

/**
 * A booking that is due to be released; `null` if it is confirmed by now, was released, or may
 * still be retried.
 */
export async function outstandingBooking(
  queries: Queries,
  key: string,
  aheadSeconds: number,
): Promise<OutstandingBooking | null> {
  const [booking] = await queries.query<OutstandingBooking>(
    `${selectSql} WHERE key = $1 AND release_after <= now() + make_interval(secs => $2::float8)`,
    [key, aheadSeconds],
  );
  return booking ?? null;
}
