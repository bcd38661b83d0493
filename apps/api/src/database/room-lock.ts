import type { Queries } from './database.ts';

/**
 * Locks rooms from the check until the insert. The constraint (`room_taken_once`) would refuse a
 * double booking anyway; with the lock, calls wait for each other and do not fail late.
 */
export type RoomLock = {
  take: (queries: Queries, roomIds: readonly string[]) => Promise<void>;
  /** The same for add-ons and bedrooms with a limited stock. */
  takeAddOns: (queries: Queries, addOnIds: readonly string[]) => Promise<void>;
  /** The same for a limited discount code of a venue, in lower case. */
  takeCode: (queries: Queries, venueId: string, code: string) => Promise<void>;
  /** Runs between check and insert. Tests put a pause here to show the effect of the lock. */
  beforeTaking: () => Promise<void>;
};

/**
 * Locks the rows, always in the order of their ids, so that two calls for the same rooms cannot
 * deadlock.
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
    // Bedrooms have no row: their ids are locked.
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
