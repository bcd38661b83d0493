import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { insertTogether } from '../testing/insert-together.ts';
import { noLock } from '../testing/no-lock.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import {
  openFreshPglite,
  openFreshPostgres,
  patience,
  storeRecords,
} from '../testing/test-databases.ts';
import { aDay, aQuery, visitor } from '../testing/visitor.ts';
import { rowLock } from '../database/room-lock.ts';

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const buyers = 12;
const rooms = Array.from({ length: buyers }, (_, at) =>
  aRoomRecord({ code: `room-${at}`, title: `Room ${at}` }),
);

type Guard = { lock: boolean; constraint: boolean };

/**
 * Several visitors, each with an own room, use the code at once. Returns how many pay less. Calls
 * without a lock have two that check before either claims.
 */
async function runRound(
  database: Database,
  uses: number,
  { lock, constraint }: Guard,
): Promise<Record<string, number>> {
  opened.push(database);
  await storeRecords(database, [
    aVenueRecord({ rooms, packages: [], discountCodes: [{ code: 'FEW', percent: 25, uses }] }),
  ]);
  if (!constraint)
    await database.query('ALTER TABLE discount_claim DROP CONSTRAINT discount_used_once');
  const { app } = await startTestApp({
    database,
    roomLock: {
      ...rowLock,
      beforeTaking: noLock.beforeTaking,
      ...(lock ? {} : { takeCode: noLock.takeCode }),
    },
  });
  const guest = visitor(app);
  const bodies: Parameters<typeof guest.createCart>[0][] = [];
  for (const { title } of rooms)
    bodies.push(
      await guest.cartBody(title, aQuery({ start: `${aDay(9)}T09:00`, discountCode: 'few' })),
    );
  const createAll = () => Promise.all(bodies.map((body) => guest.createCart(body)));
  const answers = await (lock
    ? createAll()
    : insertTogether(database, 'discount_claim', createAll));
  await app.close();
  const counts: Record<string, number> = {};
  for (const { status, problem } of answers)
    counts[problem ? `${problem.code} of ${problem.field}` : status] =
      (counts[problem ? `${problem.code} of ${problem.field}` : status] ?? 0) + 1;
  return counts;
}

describe('a discount code with few uses, sent by many at once', () => {
  const both = { lock: true, constraint: true };
  const granted = (uses: number) => ({
    200: uses,
    'price_changed of discount_code': buyers - uses,
  });

  it.each([1, 3])(
    'with %i is granted that many times on PostgreSQL, and the others get the full price (D-6)',
    async (uses) => {
      expect(await runRound(await openFreshPostgres(), uses, both)).toEqual(granted(uses));
    },
    patience,
  );

  it.each([1, 3])(
    'with %i is granted that many times on PGlite (D-6)',
    async (uses) => {
      expect(await runRound(await openFreshPglite(), uses, both)).toEqual(granted(uses));
    },
    patience,
  );

  it(
    'is granted once without the lock: the constraint refuses the others',
    async () => {
      expect(
        await runRound(await openFreshPostgres(6), 1, { lock: false, constraint: true }),
      ).toEqual(granted(1));
    },
    patience,
  );

  it(
    'is granted more often without lock and constraint, so the tests above can fail',
    async () => {
      expect(
        (await runRound(await openFreshPostgres(), 1, { lock: false, constraint: false }))[200],
      ).toBeGreaterThan(1);
    },
    patience,
  );
});
