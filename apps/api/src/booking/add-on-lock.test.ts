import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { addOnIdOf } from '../import/venue-ids.ts';
import { anAddOnRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
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
 * Several visitors, each with an own room, order the one projector at once. Returns how many get
 * it. Calls without a lock have two that check before either inserts.
 */
async function runRound(
  database: Database,
  { lock, constraint }: Guard,
): Promise<Record<string, number>> {
  opened.push(database);
  await storeRecords(database, [
    aVenueRecord({ rooms, packages: [], addOns: [anAddOnRecord({ stock: 1 })] }),
  ]);
  if (!constraint)
    await database.query('ALTER TABLE add_on_allocation DROP CONSTRAINT add_on_taken_once');
  const { app } = await startTestApp({
    database,
    roomLock: {
      ...rowLock,
      beforeTaking: noLock.beforeTaking,
      ...(lock ? {} : { takeAddOns: noLock.takeAddOns }),
    },
  });
  const guest = visitor(app);
  const bodies: Awaited<ReturnType<typeof guest.orderFor>>['body'][] = [];
  for (const { title } of rooms)
    bodies.push((await guest.orderFor(title, aQuery({ start: `${aDay(9)}T09:00` }))).body);
  const services = [{ id: addOnIdOf('test-house', 'projector'), quantity: 1 }];
  const orderAll = () =>
    Promise.all(bodies.map((body) => guest.createOrder({ ...body, services })));
  const answers = await (lock
    ? orderAll()
    : insertTogether(database, 'add_on_allocation', orderAll));
  await app.close();
  const counts: Record<string, number> = {};
  for (const { status, problem } of answers)
    counts[problem?.code ?? status] = (counts[problem?.code ?? status] ?? 0) + 1;
  return counts;
}

describe('the last projector, ordered by many at once', () => {
  const one = { 200: 1, service_taken: buyers - 1 };

  it(
    'is allocated to exactly one on PostgreSQL, and the others get a named problem (CHECK-010)',
    async () => {
      expect(await runRound(await openFreshPostgres(), { lock: true, constraint: true })).toEqual(
        one,
      );
    },
    patience,
  );

  it(
    'is allocated to exactly one on PGlite (CHECK-010)',
    async () => {
      expect(await runRound(await openFreshPglite(), { lock: true, constraint: true })).toEqual(
        one,
      );
    },
    patience,
  );

  it(
    'is allocated to exactly one without the lock: the constraint refuses the others',
    async () => {
      expect(await runRound(await openFreshPostgres(6), { lock: false, constraint: true })).toEqual(
        one,
      );
    },
    patience,
  );

  it(
    'is allocated to more than one without lock and constraint, so the tests above can fail',
    async () => {
      expect(
        (await runRound(await openFreshPostgres(), { lock: false, constraint: false }))[200],
      ).toBeGreaterThan(1);
    },
    patience,
  );
});
