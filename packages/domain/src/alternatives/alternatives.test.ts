import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { offersFor } from '../offers/offers-for.ts';
import type { Room } from '../offers/room.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { type EditContext, editContext } from '../query/edit-context.ts';
import { layoutCodes } from '../query/seating-layouts.ts';
import { standardOfferRules, standardQueryDefaults } from '../query/site-settings.ts';
import { spanProblem } from '../query/span-problem.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import { dateOf, timeOf, type WallDateTime } from '../time.ts';
import type { Alternative } from './alternative.ts';
import { alternativesFor, type OffersElsewhere } from './alternatives-for.ts';
import { timesToTry } from './times-to-try.ts';

const house = aVenue({
  businessHours: [1, 2, 3, 4, 5].map((day) => ({
    day,
    start: '07:00',
    end: '22:00',
    closed: false,
  })),
});
/** Friday 20 November 2026; the meeting of `aQuery` is on the Monday after. */
const context: EditContext = editContext(standardQueryDefaults, house, '2026-11-20T10:20');

type Taken = Readonly<Record<string, readonly [WallDateTime, WallDateTime]>>;

/** The house with these rooms, of which each may be taken for one span. */
function askHouse(
  rooms: readonly Room[],
  taken: Taken = {},
  {
    packages = [aPackage({ roomIds: rooms.map(({ id }) => id) })],
    elsewhere = [],
  }: { packages?: ReturnType<typeof aPackage>[]; elsewhere?: readonly OffersElsewhere[] } = {},
) {
  const offersAt = (query: BookingQuery) =>
    offersFor(
      { currency: 'EUR', premiumFee: 0 },
      rooms.map((room) => {
        const [from, to] = taken[room.id] ?? [];
        const isFree =
          from === undefined || to === undefined || query.end <= from || query.start >= to;
        return { ...room, available: isFree };
      }),
      packages,
      query,
      standardOfferRules,
    );
  return (
    query: BookingQuery,
    chosen: Parameters<typeof alternativesFor>[0]['chosen'] = null,
    there = elsewhere,
  ) =>
    alternativesFor({
      query,
      chosen,
      offers: offersAt(query),
      tried: timesToTry(query, house, context).map((tried) => ({
        ...tried,
        offers: offersAt({ ...query, ...tried.time }),
      })),
      elsewhere: there,
      checkout: 'cart',
    });
}

const written = ({ kind, time, layout, offer, together, house: near, total }: Alternative) =>
  [
    kind,
    time.start.slice(5, 16),
    timeOf(time.end),
    layout === '_none' ? '' : layout,
    together ? `${offer.title} + ${together.title}` : offer.title,
    near?.title ?? '',
    total === null ? 'on request' : total.minor / 100,
  ]
    .filter((part) => part !== '')
    .join(' ');

const alder = aRoom({ id: 'alder', title: 'Alder', min: 2, max: 20 });
const birch = aRoom({ id: 'birch', title: 'Birch', min: 2, max: 30 });
const allMonday = ['2026-11-23T00:00', '2026-11-24T00:00'] as const;

describe('where nothing suits', () => {
  it('the room that is taken for an hour is offered an hour later, the next day, and for a shorter time', () => {
    const ask = askHouse([alder], { alder: ['2026-11-23T08:00', '2026-11-23T10:00'] });
    const { wanted, found } = ask(aQuery());
    expect(wanted).toMatchObject({ id: 'alder', total: { minor: 48_000 } });
    expect(found.map(written)).toEqual([
      'time 11-23T10:00 18:00 Alder 480',
      'length 11-23T10:00 17:00 Alder 420',
      'day 11-24T09:00 17:00 Alder 480',
      'time 11-23T10:30 18:30 Alder 480',
      'length 11-23T11:00 17:00 Alder 360',
      'day 11-25T09:00 17:00 Alder 480',
    ]);
  });

  it('the same room an hour later comes before another room half an hour later', () => {
    const ask = askHouse([alder, birch], {
      alder: ['2026-11-23T08:00', '2026-11-23T10:00'],
      birch: ['2026-11-23T08:00', '2026-11-23T09:30'],
    });
    const [first] = ask(aQuery(), { kind: 'room', id: 'alder' }).found;
    expect(first).toMatchObject({ kind: 'time', changed: ['time'], offer: { id: 'alder' } });
  });

  it('a free room is offered in the layout that the group fills best', () => {
    const room = aRoom({
      max: 40,
      layouts: [
        { name: 'boardroom', capacity: null, originalCapacity: null },
        { name: 'theater', capacity: 40, originalCapacity: 40 },
        { name: 'ushape', capacity: 16, originalCapacity: 16 },
        { name: 'island', capacity: 13, originalCapacity: 13 },
      ],
    });
    const { found } = askHouse([room])(aQuery({ layout: layoutCodes.boardroom }));
    // Islands are of another flow.
    expect(found.map(written)).toEqual([
      `seating 11-23T09:00 17:00 ${layoutCodes.ushape} Alder 480`,
    ]);
  });

  it('two rooms seat a group that none seats alone: the pair with the fewest empty chairs', () => {
    const sizes = [40, 30, 26, 12];
    const rooms = sizes.map((max) => aRoom({ id: `r${max}`, title: `${max}`, min: 10, max }));
    const ask = askHouse(rooms);
    expect(ask(aQuery({ delegates: 54 })).found.map(written)).toEqual([
      'together 11-23T09:00 17:00 30 + 26 960',
    ]);
    // The smaller room would have nine of ten people.
    expect(ask(aQuery({ delegates: 71 })).found).toEqual([]);
    const enough = ask(aQuery({ delegates: 40 })).found.map(({ kind }) => kind);
    expect(enough).not.toContain('together');
  });

  it('another house comes with its distance, its first room and its price', () => {
    const near: OffersElsewhere = {
      house: { link: '/kaapeli', title: 'Kaapeli', km: 0.6 },
      offers: offersFor(
        { currency: 'EUR', premiumFee: 500 },
        [aRoom({ id: 'boiler', title: 'Boiler Hall', max: 54, min: 1 })],
        [],
        aQuery({ delegates: 45 }),
        standardOfferRules,
      ),
    };
    const { found } = askHouse([alder])(aQuery({ delegates: 45 }), null, [near]);
    expect(found.map(written)).toEqual(['house 11-23T09:00 17:00 Boiler Hall Kaapeli 485']);
    expect(found[0]?.changed).toEqual(['house']);
  });

  it('a package whose rooms are taken is offered at another time', () => {
    const ask = askHouse([alder], { alder: ['2026-11-23T08:00', '2026-11-23T10:00'] });
    const { wanted, found } = ask(aQuery({ kind: 'package' }));
    expect(wanted).toMatchObject({ kind: 'package', id: 'p1' });
    expect(found[0]).toMatchObject({ kind: 'time', offer: { kind: 'package', id: 'p1' } });
  });
});

describe('where the chosen offer is gone', () => {
  it('the others at that time come first, then that offer at others', () => {
    const ask = askHouse([alder, birch], { alder: [...allMonday] });
    const { wanted, found } = ask(aQuery(), { kind: 'room', id: 'alder' });
    expect(wanted?.title).toBe('Alder');
    expect(found.slice(0, 2).map(written)).toEqual([
      'offer 11-23T09:00 17:00 Birch 480',
      'day 11-24T09:00 17:00 Alder 480',
    ]);
  });
});

describe('the times that are tried', () => {
  test('are none that the venue refuses, and not the one that was asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 28, max: 80 }),
        fc.integer({ min: 8, max: 40 }),
        (day, startQuarter, quarters) => {
          const at = (quarter: number) =>
            `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
          const date = new Date(Date.UTC(2026, 10, 21 + day)).toISOString().slice(0, 10);
          const end = Math.min(startQuarter + quarters, 95);
          const query = aQuery({
            start: `${date}T${at(startQuarter)}`,
            end: `${date}T${at(end)}`,
            meetingLength: (end - startQuarter) / 4,
          });
          const tried = timesToTry(query, house, context);
          for (const { time, kind } of tried) {
            expect(spanProblem({ ...time, kind: 'room' }, house, context)).toBeNull();
            expect(`${time.start} ${time.end}`).not.toBe(`${query.start} ${query.end}`);
            expect(kind === 'day').toBe(dateOf(time.start) !== date);
          }
          const keys = tried.map(({ time }) => `${time.start} ${time.end}`);
          expect(new Set(keys).size).toBe(keys.length);
        },
      ),
      propertyRuns(200),
    );
  });

  test('for a night are other days alone', () => {
    const night = aQuery({ end: '2026-11-24T09:00', meetingLength: 'overnight' });
    const kinds = new Set(timesToTry(night, house, context).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['day']);
  });
});
