import type { Queries } from './database.ts';

/**
 * How rooms are kept still between looking whether they are free and taking them. The database has
 * the last word anyway (`room_taken_once`); the lock makes buyers wait for each other instead of
 * failing late.
 */
export type RoomLock = {
  take: (queries: Queries, roomIds: readonly string[]) => Promise<void>;
  /** The same for add-ons and bedrooms of which there are only so many. */
  takeAddOns: (queries: Queries, addOnIds: readonly string[]) => Promise<void>;
  /** The same for a discount code of a venue, in lower case, which is good for so many bookings. */
  takeCode: (queries: Queries, venueId: string, code: string) => Promise<void>;
  /** Between looking and taking. A test puts a pause here to show what the lock is for. */
  beforeTaking: () => Promise<void>;
};

/**
 * Locks the rows, always in the order of their ids, so that two buyers of the same rooms cannot
 * block each other.
 */
export const rowLock: RoomLock = {
  take: async (queries, roomIds) => {
    await queries.query(
      'SELECT id FROM room WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE',
      [roomIds],
      'lock-rooms',
    );
  },
  takeAddOns: async (queries, addOnIds) => {
    // Bedrooms have no row of their own: their ids are locked.
    await queries.query(
      `SELECT pg_advisory_xact_lock(hashtextextended(id, 0))
       FROM (SELECT DISTINCT unnest($1::text[]) AS id ORDER BY 1) AS ids`,
      [addOnIds],
      'lock-add-ons',
    );
  },
  takeCode: async (queries, venueId, code) => {
    await queries.query(
      'SELECT code FROM discount_code WHERE venue_id = $1 AND lower(code) = $2 FOR UPDATE',
      [venueId, code],
      'lock-code',
    );
  },
  beforeTaking: async () => undefined,
};
