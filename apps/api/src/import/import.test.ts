import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  anAddOnRecord,
  aPackageRecord,
  aRoomRecord,
  aVenueRecord,
} from '../testing/a-venue-record.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';
import { aQuery, valueOf, visitor } from '../testing/visitor.ts';
import { importFile } from './import-file.ts';
import type { RoomRecord } from './venue-file.ts';
import { venueFileJsonSchema } from './venue-file-json-schema.ts';

const fileOf = (content: string | Buffer) =>
  importFile({ size: () => content.length, read: () => Buffer.from(content) });
const file = (...venues: unknown[]) => fileOf(JSON.stringify({ venues }));
const problemsOf = (checked: ReturnType<typeof importFile>) =>
  checked.ok ? [] : checked.message.split('\n').slice(1);

describe('a file with problems', () => {
  it('lists every one of them with its path and its venue', () => {
    const bad = aVenueRecord({
      alias: 'bad-house',
      currency: 'XQZ',
      rooms: [
        aRoomRecord({ max: 1, layouts: { theater: { capacity: 40, originalCapacity: 30 } } }),
        aRoomRecord({ rates: { hourly: 40, halfDay: 180, fullDay: 160.5 } }),
      ],
      packages: [
        aPackageRecord({ rooms: ['sky', 'garage'], min: 9, max: 3 }),
        aPackageRecord({ rooms: ['sky'] }),
      ],
      discountCodes: [
        { code: 'A', percent: 5 },
        { code: 'a', percent: 5, from: '2027-02-01', to: '2027-01-01' },
      ],
      addOns: [anAddOnRecord({ rooms: ['garage'] }), anAddOnRecord()],
      bedrooms: [
        { code: 'single', title: 'Single', price: 99, maxPersons: 1, available: 4 },
        { code: 'single', title: 'Single', price: 99, maxPersons: 1, available: 4 },
      ],
      seasons: [{ from: '2027-02-01', to: '2027-01-01', percent: 90 }],
    });
    expect(problemsOf(file(aVenueRecord(), bad, aVenueRecord()))).toEqual([
      'venues[1].currency (bad-house): XQZ is not a currency in use',
      'venues[1].rooms[0].max (bad-house): must be at least min',
      'venues[1].rooms[0].layouts.theater.capacity (bad-house): must not exceed the room’s max',
      'venues[1].rooms[0].layouts.theater.originalCapacity (bad-house): must be at least capacity',
      'venues[1].rooms[1].code (bad-house): sky is used twice',
      'venues[1].rooms[1].rates (bad-house): a meeting of 6 hours would cost less than a shorter one',
      'venues[1].packages[0].max (bad-house): must be at least min',
      'venues[1].packages[0].rooms[1] (bad-house): garage is not a room of this venue',
      'venues[1].packages[1].code (bad-house): day is used twice',
      'venues[1].addOns[0].rooms[0] (bad-house): garage is not a room of this venue',
      'venues[1].addOns[1].code (bad-house): projector is used twice',
      'venues[1].bedrooms[1].code (bad-house): single is used twice',
      'venues[1].discountCodes[1].code (bad-house): a is used twice',
      'venues[1].discountCodes[1].to (bad-house): must not lie before from',
      'venues[1].seasons[0].to (bad-house): must not lie before from',
      'venues[2].alias (test-house): its alias or id is already used by venues[0]',
    ]);
  });

  it('lists doors, windows and screens that no wall has', () => {
    const walls: NonNullable<RoomRecord['walls']> = {
      doors: [{ wall: 'left', from: 7, to: 8.5 }],
      windows: [{ wall: 'back', from: 1, to: 5.5 }],
      screen: { wall: 'front', from: 1, to: 5 },
    };
    const room = aRoomRecord({ length: 8, width: 5, walls });
    expect(problemsOf(file(aVenueRecord({ rooms: [room], packages: [] })))).toEqual([
      'venues[0].rooms[0].walls.doors[0].to (test-house): the wall is only 8 m long',
      'venues[0].rooms[0].walls.windows[0].to (test-house): the wall is only 5 m long',
    ]);
    const backwards: typeof walls = { ...walls, doors: [{ wall: 'left', from: 3, to: 2 }] };
    expect(
      problemsOf(file(aVenueRecord({ rooms: [{ ...room, walls: backwards }], packages: [] }))),
    ).toEqual(['venues[0].rooms[0].walls.doors[0] (test-house): from must be before to']);
  });

  it('lists wrong shapes in every row', () => {
    const { city: _, ...noCity } = aVenueRecord({ alias: 'no-city' });
    const problems = problemsOf(
      file(
        { ...noCity, timezone: 'Mars/Base', rooms: [{ ...aRoomRecord(), min: 'two', extra: 1 }] },
        { ...aVenueRecord(), latitude: 91 },
      ),
    );
    expect(problems).toHaveLength(5);
    for (const place of [
      'venues[0].city (no-city)',
      'venues[0].timezone (no-city)',
      'venues[0].rooms[0].min (no-city)',
      'venues[0].rooms[0].extra (no-city)',
      'venues[1].latitude (test-house)',
    ]) {
      expect(problems.some((line) => line.startsWith(`${place}: `))).toBe(true);
    }
  });

  it.each([
    ['no JSON', '{"venues": [', 'is not JSON'],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe]), 'UTF-8'],
    [
      'NUL in a text',
      JSON.stringify({ venues: [aVenueRecord({ title: 'a\u0000b' })] }),
      'venues.0.title',
    ],
    ['a list', '[]', 'venues: '],
    ['no venue', '{"venues":[]}', 'venues'],
  ])('reports %s', (_what, content, words) => {
    const checked = fileOf(content);
    expect(checked.ok ? '' : checked.message).toContain(words);
  });

  it('is refused without parsing when it is larger than 200 MB', () => {
    const checked = importFile({ size: () => 201 * 1024 * 1024, read: () => expect.fail('read') });
    expect(checked.ok ? '' : checked.message).toContain('at most 200 MB');
  });
});

it('describes the format for other programs', () => {
  expect(JSON.stringify(venueFileJsonSchema())).toContain('"vatPercent"');
});

describe('importing', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openFreshPostgres();
  }, patience);
  afterAll(() => database.close());
  const store = async (...venues: unknown[]) => {
    const checked = file(...venues);
    if (!checked.ok) throw new Error(checked.message);
    return checked.store(database);
  };

  it('counts what it stored, and replaces a venue of the same alias while its bookings stay', async () => {
    expect(await store(aVenueRecord())).toEqual({
      ok: true,
      counts: { venues: 1, rooms: 4, packages: 1 },
    });
    const { app } = await startTestApp({ database });
    const guest = visitor(app);
    const { orderId } = await guest.orderFor('Bay');
    await guest.process(orderId, { paymentMethod: 'onsite' });
    await store(
      aVenueRecord({ title: 'New Name', rooms: [aRoomRecord({ title: 'Sky II' })], packages: [] }),
    );
    expect(await guest.venue()).toMatchObject({
      title: 'New Name',
      roomCount: 1,
      hasPackages: false,
    });
    expect((await guest.offers(aQuery())).offers.rooms.map((offer) => offer.room.title)).toEqual([
      'Sky II',
    ]);
    expect(valueOf(await guest.order(orderId)).events[0]?.title).toBe('Bay');
    await app.close();
  });

  it('changes nothing when one venue of the file cannot be stored', async () => {
    expect(
      await store(
        aVenueRecord({ alias: 'fresh-house' }),
        aVenueRecord({ id: 'another-id', title: 'Third Name' }),
      ),
    ).toMatchObject({ ok: false });
    const rows = await database.query<{ alias: string; title: string }>(
      'SELECT alias, title FROM venue',
    );
    expect(rows).toEqual([{ alias: 'test-house', title: 'New Name' }]);
  });

  it(
    'takes 2,000 venues with 20,000 rooms',
    async () => {
      const rooms = Array.from({ length: 10 }, (_, index) =>
        aRoomRecord({ code: `room-${index}`, title: `Room ${index}` }),
      );
      const venues = Array.from({ length: 2000 }, (_, index) =>
        aVenueRecord({
          alias: `house-${index}`,
          latitude: -60 + (index % 120),
          longitude: (index % 300) - 150,
          city: `City ${index % 90}`,
          rooms,
          packages: [aPackageRecord({ rooms: ['room-1', 'room-2'] })],
        }),
      );
      expect(await store(...venues)).toEqual({
        ok: true,
        counts: { venues: 2000, rooms: 20_000, packages: 2000 },
      });
      const [row] = await database.query<{ rooms: number }>(
        'SELECT count(*)::int AS rooms FROM room WHERE offered',
      );
      expect(row?.rooms).toBe(20_001);
    },
    patience,
  );
});
