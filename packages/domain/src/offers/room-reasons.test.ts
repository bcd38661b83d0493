import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardOfferRules } from '../query/site-settings.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aQuery, aRoom } from '../testing/samples.ts';
import { offersFor } from './offers-for.ts';
import { roomReasons } from './room-reasons.ts';

type RoomOver = Parameters<typeof aRoom>[0];

/** The reasons of rooms, in the order in which the rooms are given; ids are their places. */
function reasonsOf(rooms: readonly RoomOver[], over: Parameters<typeof aQuery>[0] = {}) {
  const query = aQuery(over);
  const all = rooms.map((room, index) => aRoom({ ...room, id: String(index) }));
  const terms = { currency: 'EUR', premiumFee: 0 };
  const offers = offersFor(terms, all, [], query, standardOfferRules);
  const reasons = roomReasons(offers.rooms, query);
  return all.map(({ id }) => reasons.get(id));
}

const hourly = (rate: number): RoomOver => ({
  max: 60,
  instantBookable: false,
  rates: { hourly: rate },
});
const windows = { doors: [], windows: [{ wall: 'left', from: 1, to: 3 }], screen: null } as const;

test('the one room that costs least says so, and none where two cost the same', () => {
  expect(reasonsOf([hourly(100), hourly(90), hourly(95)])).toEqual([
    [],
    [{ kind: 'cheapest' }],
    [],
  ]);
  expect(reasonsOf([hourly(90), hourly(90), hourly(95)])).toEqual([[], [], []]);
  expect(reasonsOf([hourly(90)])).toEqual([[]]);
});

test('a room that the group fills says how many of its seats, in the layout that is asked for', () => {
  const rooms = [{ ...hourly(90), max: 14 }, hourly(90), hourly(90)];
  expect(reasonsOf(rooms)[0]).toEqual([{ kind: 'size', delegates: 12, seats: 14, layout: null }]);
  const ushape = rooms.map((room, index) => ({
    ...room,
    max: 60,
    layouts: [{ name: 'ushape', capacity: index === 0 ? 20 : 21, originalCapacity: 21 } as const],
  }));
  // 12 of 20 seats are the least share that fills a room.
  expect(reasonsOf(ushape, { layout: 405 })).toEqual([
    [{ kind: 'size', delegates: 12, seats: 20, layout: 'ushape' }],
    [],
    [],
  ]);
});

test('equipment that no other room has is named, the venue’s first', () => {
  const [one, two] = reasonsOf([
    { ...hourly(90), equipment: ['Screen', 'Fireplace', 'Piano'] },
    { ...hourly(90), equipment: ['Screen'] },
  ]);
  expect([one, two]).toEqual([[{ kind: 'only-here', equipment: 'Fireplace' }], []]);
});

test('daylight and booking at once are said by those that have it, where most have not', () => {
  const lit = { ...hourly(90), walls: windows };
  const instant = { ...hourly(90), instantBookable: true };
  expect(reasonsOf([lit, instant, hourly(90), hourly(90)])).toEqual([
    [{ kind: 'daylight' }],
    [{ kind: 'instant' }],
    [],
    [],
  ]);
  expect(reasonsOf([lit, lit, hourly(90)])).toEqual([[], [], []]);
});

test('a room has at most two, the weightiest first, and one that is not listed has none', () => {
  const best = { max: 14, walls: windows, rates: { hourly: 80 }, equipment: ['Fireplace'] };
  expect(reasonsOf([best, hourly(90), hourly(90), { ...hourly(10), available: false }])).toEqual([
    [{ kind: 'cheapest' }, { kind: 'size', delegates: 12, seats: 14, layout: null }],
    [],
    [],
    undefined,
  ]);
});

const someRoom = fc.record({
  max: fc.integer({ min: 5, max: 80 }),
  instantBookable: fc.boolean(),
  available: fc.boolean(),
  equipment: fc.subarray(['Screen', 'Piano', 'Fireplace']),
  rates: fc.record({ hourly: fc.integer({ min: 0, max: 300 }) }),
});

test('for any rooms: no line stands on more than half of the cards', () => {
  fc.assert(
    fc.property(fc.array(someRoom, { maxLength: 12 }), (rooms) => {
      const all = reasonsOf(rooms).filter((reasons) => reasons !== undefined);
      const lines = all.flatMap((reasons) => reasons.map((reason) => JSON.stringify(reason)));
      for (const line of lines)
        expect(lines.filter((other) => other === line).length).toBeLessThanOrEqual(all.length / 2);
    }),
    propertyRuns(),
  );
});
