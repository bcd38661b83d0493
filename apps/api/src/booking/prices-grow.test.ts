import { addDays, type Rates, roomPrice, timeOf } from '@foyer/domain';
import { sites } from '@foyer/sites';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueEntry, type CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { dayRates, roomOnDay } from '../catalogue/rates-on-day.ts';
import type { Database } from '../database/database.ts';
import { demonstrationVenues } from '../demonstration/venues.ts';
import { readVenueFile } from '../import/import-problems.ts';
import type { ParsedVenueRecord, VenueRecord } from '../import/venue-file.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { officeSetup, officeVisitor } from '../testing/office-setup.ts';
import { propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { openFreshPostgres, patience } from '../testing/test-databases.ts';
import { aDay, valueOf } from '../testing/visitor.ts';
import { startWholeSetup, type WholeSetup } from '../testing/whole-setup.ts';

/** A venue as the API keeps it, without a database. */
const entryOf = ({ rooms, discountCodes, seasons, ...record }: ParsedVenueRecord): CatalogueEntry =>
  catalogueEntry(record.alias, {
    version: 1,
    record,
    rooms: rooms.map((room) => ({ id: room.code, record: room })),
    packages: [],
    addOns: [],
    codes: discountCodes.map(({ from = null, to = null, ...code }) => ({ ...code, from, to })),
    seasons,
  });

/** Quarters of an hour, from the shortest meeting to the longest of one day. */
const lengths = Array.from({ length: 92 }, (_, quarter) => 1 + quarter / 4);

/** Where a longer meeting in a room costs less than a shorter one, on some day and site. */
function falls(venue: CatalogueEntry): string[] {
  const bands = [...new Set(sites.map(({ priceBands }) => priceBands))];
  const days = ['2020-01-01', ...venue.seasons.map(({ from }) => from)];
  const codes = ['', ...venue.discountCodes.map(({ code }) => code)];
  return days.flatMap((day) =>
    codes.flatMap((code) =>
      venue.rooms.flatMap((entry) => {
        const { rates, ...room } = roomOnDay(entry, true, dayRates(venue, day, code));
        return bands.flatMap((priceBands) => {
          let highest = 0;
          return lengths.flatMap((meetingLength) => {
            const price = roomPrice(
              { ...room, rates },
              { meetingLength },
              { currency: venue.details.currency, premiumFee: 0 },
              { priceBands },
            );
            if (price === null || price.total.minor >= highest) {
              highest = price?.total.minor ?? highest;
              return [];
            }
            return [`${venue.id} ${room.title} on ${day} with ${code}: ${meetingLength} h`];
          });
        });
      }),
    ),
  );
}

it('no room of the demonstration costs less for longer, on any day, site or code (D-18)', () => {
  const read = readVenueFile({ venues: demonstrationVenues() });
  const venues = read.ok ? read.venues.map(entryOf) : [];
  expect(venues.length).toBeGreaterThan(50);
  expect(venues.flatMap(falls)).toEqual([]);
});

it('the import takes a venue exactly where no room of it costs less for longer (D-18)', () => {
  const rate = fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: null });
  // Near what would fall: even rates, and a cent beside them.
  const even = fc
    .record({
      hourly: fc.integer({ min: 1, max: 9999 }),
      half: fc.option(fc.constantFrom(4.75, 5.75, 4), { nil: null }),
      day: fc.constantFrom(5.75, 6, 4.75),
      off: fc.integer({ min: -1, max: 2 }),
    })
    .map(({ hourly, half, day, off }) => ({
      hourly,
      halfDay: half === null ? null : Math.max(1, Math.round(hourly * half) + off),
      fullDay: Math.max(1, Math.round(hourly * day) + off),
    }));
  const venue = fc.record({
    rates: fc.oneof(even, fc.record({ hourly: rate, halfDay: rate, fullDay: rate })),
    season: fc.option(fc.constantFrom(80, 90, 115, 137.5), { nil: null }),
    code: fc.option(fc.constantFrom(7, 12, 33), { nil: null }),
  });
  const seen = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(venue, ({ rates, season, code }) => {
      const amounts = ({ hourly, halfDay, fullDay }: Rates) =>
        Object.fromEntries(
          Object.entries({ hourly, halfDay, fullDay }).map(([name, minor]) => [
            name,
            minor === null ? null : minor / 100,
          ]),
        );
      const record: VenueRecord = aVenueRecord({
        rooms: [aRoomRecord({ rates: amounts(rates) })],
        packages: [],
        discountCodes: code === null ? [] : [{ code: 'LESS', percent: code }],
        seasons: season === null ? [] : [{ from: '2027-06-01', to: '2027-06-30', percent: season }],
      });
      const read = readVenueFile({ venues: [record] });
      // The same without the check: a room whose price the venue chose is not checked.
      const unchecked = readVenueFile({
        venues: [
          { ...record, rooms: [aRoomRecord({ rates: amounts(rates), chosenPrice: 'normal' })] },
        ],
      });
      if (!unchecked.ok) throw new Error('the venue cannot be read');
      const stored = unchecked.venues.map((entry) => ({
        ...entry,
        rooms: entry.rooms.map((room) => ({ ...room, chosenPrice: null })),
      }));
      expect(read.ok).toBe(stored.map(entryOf).flatMap(falls).length === 0);
      seen[read.ok ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: 400, seed: 18 },
  );
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(50);
});

describe('a room that others price', () => {
  let database: Database;
  let house: WholeSetup;
  beforeAll(async () => {
    database = await openFreshPostgres();
  }, patience);
  afterAll(async () => {
    await house.stop();
    await database.close();
  });
  const ends = Array.from({ length: 24 }, (_, half) =>
    timeOf(
      `2000-01-01T${String(10 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
    ),
  );
  const sorted = (prices: readonly number[]) => prices.toSorted((one, other) => one - other);

  it('costs no less for longer at the hotel’s system, also over two days', async () => {
    house = await startWholeSetup(database, propertySetup());
    const guest = propertyVisitor(house.test.app);
    const spans = [
      ...ends.map((to) => ({ to })),
      { to: '09:00', days: 1 },
      { to: '17:00', days: 1 },
    ];
    const prices: number[] = [];
    for (const span of spans)
      prices.push(
        (await guest.item({ room: 'Lantern', from: '08:00', ...span })).total?.minor ?? 0,
      );
    expect(prices).toEqual(sorted(prices));
    expect(new Set(prices).size).toBeGreaterThan(5);
    await house.stop();
  });

  it('costs no less for longer in the office', async () => {
    house = await startWholeSetup(database, officeSetup());
    const guest = officeVisitor(house.test.app);
    const [year, month, date] = addDays(aDay(), 1).split('-');
    const prices: number[] = [];
    for (const to of ends) {
      const found = valueOf(
        await guest.search({
          booking_date: `${date}-${month}-${year}`,
          start_time: '08:00',
          end_time: to,
        }),
      );
      const room =
        found.kind === 'rooms' ? found.rooms.find(({ title }) => title === 'Perch') : undefined;
      prices.push(room?.total.minor ?? 0);
    }
    expect(prices).toEqual(sorted(prices));
    expect(new Set(prices).size).toBeGreaterThan(5);
  });
});
