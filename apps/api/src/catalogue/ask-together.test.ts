import { describe, expect, it } from 'vitest';
import { serverClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { askTogether } from './ask-together.ts';

describe('queries that arrive together', () => {
  it(
    'are one statement, and each gets its own answer',
    async () => {
      const database = await openFreshPostgres();
      await storeRecords(database, [aVenueRecord(), aVenueRecord({ alias: 'other-house' })]);
      const [room] = await database.query<{ id: string }>(
        "SELECT id FROM room WHERE venue_id = 'test-house' AND code = 'sky'",
      );
      await database.query(
        'INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, created_at) ' +
          "VALUES ('c', 'test-house', false, 'en', '', now())",
      );
      await database.query(
        'INSERT INTO allocation (venue_id, room_id, during, kind, cart_id, order_id) VALUES ' +
          "('test-house', $1, tstzrange(to_timestamp(1000), to_timestamp(2000)), 'booking', 'c', " +
          "'o')",
        [room?.id],
      );
      let statements = 0;
      const counting: Database = {
        ...database,
        query: (sql, params, name) => {
          statements += 1;
          return database.query(sql, params, name);
        },
      };
      const ask = askTogether(counting, serverClock);
      const answers = await Promise.all([
        ask('test-house', 1500, 1600),
        ask('other-house', 1500, 1600),
        ask('nobody', 1, 2),
        ask('test-house', 2000, 3000),
        ask('test-house', 1500, 1600),
      ]);
      expect(answers.map((answer) => answer && [...answer.busy])).toEqual([
        [room?.id],
        [],
        null,
        [],
        [room?.id],
      ]);
      expect(statements).toBe(1);
      await database.close();
      await expect(ask('test-house', 1, 2)).rejects.toThrow();
    },
    patience,
  );

  it(
    'are answered by a later statement, so that a booking made meanwhile is seen',
    async () => {
      const database = await openFreshPostgres();
      await storeRecords(database, [aVenueRecord()]);
      const [room] = await database.query<{ id: string }>(
        "SELECT id FROM room WHERE venue_id = 'test-house' AND code = 'sky'",
      );
      await database.query(
        'INSERT INTO cart (id, venue_id, is_enquiry, language, discount_code, created_at) ' +
          "VALUES ('c', 'test-house', false, 'en', '', now())",
      );
      const [read, handOut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let statements = 0;
      const slowAtFirst: Database = {
        ...database,
        query: async (sql, params, name) => {
          statements += 1;
          const isFirst = statements === 1;
          const rows = await database.query<never>(sql, params, name);
          read.resolve();
          if (isFirst) await handOut.promise;
          return rows;
        },
      };
      const ask = askTogether(slowAtFirst, serverClock);
      const before = ask('test-house', 1500, 1600);
      await read.promise;
      await database.query(
        'INSERT INTO allocation (venue_id, room_id, during, kind, cart_id, order_id) VALUES ' +
          "('test-house', $1, tstzrange(to_timestamp(1000), to_timestamp(2000)), 'booking', 'c', " +
          "'o')",
        [room?.id],
      );
      const after = await Promise.all([
        ask('test-house', 1500, 1600),
        ask('test-house', 1500, 1600),
      ]);
      expect(after.map((answer) => answer && [...answer.busy])).toEqual([[room?.id], [room?.id]]);
      handOut.resolve();
      expect([...((await before)?.busy ?? [])]).toEqual([]);
      expect(statements).toBe(2);
      await database.close();
    },
    patience,
  );
});
