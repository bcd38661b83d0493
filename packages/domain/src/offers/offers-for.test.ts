import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { layoutCodes } from '../query/seating-layouts.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aPackage, aQuery, aRoom } from '../testing/samples.ts';
import { type OfferRules, standardOfferRules } from '../query/site-settings.ts';
import { offersFor } from './offers-for.ts';
import { type Package, packageLengths } from './package.ts';
import type { Room } from './room.ts';
import { roomFit } from './room-fit.ts';
import { byRoomOrder, evaluateRoom } from './room-evaluation.ts';

const offers = (
  rooms: readonly Room[],
  packages: readonly Package[] = [],
  query: Partial<BookingQuery> = {},
) =>
  offersFor({ currency: 'EUR', premiumFee: 0 }, rooms, packages, aQuery(query), standardOfferRules);
const roomOffer = (
  room: Room,
  query: Partial<BookingQuery> = {},
  packages: readonly Package[] = [],
) => offers([room], packages, query).rooms[0];

test.each([
  [4, { kind: 'exceeds', delegates: 4, min: 5, max: 20 }],
  [5, { kind: 'fits' }],
  [20, { kind: 'fits' }],
  [21, { kind: 'exceeds', delegates: 21, min: 5, max: 20 }],
])(
  'a room for 5 to 20 and %i people: %o (AVAIL-006, AVAIL-017, ROOM-030, C-067, B-011)',
  (delegates, fit) => {
    expect(roomFit(aRoom(), { delegates, layout: '_none' })).toEqual(fit);
  },
);

test('a room shows the first limit it breaks: taken, then too many, then the layout (AVAIL-006, AVAIL-010, ROOM-032, ROOM-034)', () => {
  expect(roomFit(aRoom({ available: false }), { delegates: 50, layout: 405 })).toEqual({
    kind: 'unavailable',
  });
  expect(roomFit(aRoom(), { delegates: 50, layout: 405 })).toMatchObject({ kind: 'exceeds' });
  expect(roomFit(aRoom(), { delegates: 12, layout: 405 })).toEqual({
    kind: 'layout',
    layout: 405,
    capacity: 8,
  });
  expect(roomFit(aRoom(), { delegates: 12, layout: 399 })).toEqual({
    kind: 'layout',
    layout: 399,
    capacity: null,
  });
});

describe('what a click leads to', () => {
  it('is instant, and the ribbon shows it (C-061, PRICE-001, PRICE-009, ROOM-011, ROOM-031)', () => {
    expect(roomOffer(aRoom(), { meetingLength: 3 })?.outcome).toEqual({
      kind: 'instant',
      total: { minor: 18000, currency: 'EUR' },
    });
  });
  it.each<[string, Room, Partial<BookingQuery>]>([
    ['does not allow it', aRoom({ instantBookable: false }), {}],
    ['is taken', aRoom({ available: false }), {}],
    ['is too small', aRoom(), { delegates: 30 }],
    ['cannot be set so', aRoom(), { layout: 405 }],
    [
      'is discounted to 0 (B-008)',
      aRoom({
        rates: {
          hourly: 0,
          original: { hourly: 6000, halfDay: null, fullDay: null },
          category: 'disc_price',
        },
      }),
      {},
    ],
  ])(
    'is a request where the room %s (C-062, PRICE-002, PRICE-010, PRICE-011)',
    (_why, room, query) => {
      expect(roomOffer(room, query)?.outcome.kind).toBe('request');
    },
  );
  it('is an enquiry without a price, and has the reason (PRICE-003, PRICE-019, C-040)', () => {
    expect(roomOffer(aRoom({ rates: { hourly: null } }))?.outcome).toEqual({
      kind: 'enquiry',
      reason: 'no-price',
    });
    expect(roomOffer(aRoom(), { meetingLength: 'overnight' })?.outcome).toEqual({
      kind: 'enquiry',
      reason: 'usual-price-overnight',
    });
  });
});

describe('the room list', () => {
  const carrier = aRoom({ webBookable: false });
  it.each<[BookingQuery['rates'], boolean, boolean]>([
    ['all', true, true],
    ['roomRental', false, true],
    ['packages', true, false],
  ])(
    'with rates %s: a room that only carries a package %s, one that carries none %s (AVAIL-021, C-079, ROOM-041)',
    (rates, carrying, bare) => {
      expect(roomOffer(carrier, { rates }, [aPackage()])?.listed).toBe(carrying);
      expect(roomOffer(aRoom(), { rates })?.listed).toBe(bare);
    },
  );
  it.each<[string, Partial<BookingQuery>, Package]>([
    ['of another length', { meetingLength: 3 }, aPackage()],
    ['above its maximum', {}, aPackage({ max: 11 })],
    ['below its minimum (A-062)', { delegates: 9 }, aPackage()],
    ['of another room', {}, aPackage({ roomIds: ['r2'] })],
  ])('leaves a room out whose only package is one %s', (_what, query, entry) => {
    expect(roomOffer(carrier, query, [entry])?.listed).toBe(false);
  });
  it.each([10, 40])('takes a room whose package takes exactly %i (A-062)', (delegates) => {
    expect(
      roomOffer(aRoom({ webBookable: false, max: 40 }), { delegates }, [aPackage()])?.listed,
    ).toBe(true);
  });
  it('takes a room whose newer package is of another length (AVAIL-003)', () => {
    expect(roomOffer(carrier, { meetingLength: 3 }, [aPackage({ isNew: true })])?.listed).toBe(
      true,
    );
  });
  it('leaves out what does not fit, package or not (AVAIL-021, C-080, B-013)', () => {
    expect(roomOffer(aRoom(), { layout: 405 }, [aPackage()])?.listed).toBe(false);
  });
});

describe('the property system', () => {
  const planning: OfferRules = { ...standardOfferRules, offerCards: 'plan' };
  it('lists packages of every length (AVAIL-002, B-003)', () => {
    const lengths = packageLengths.map((length) => aPackage({ id: String(length), length }));
    const listedFor = (rules: OfferRules) =>
      offersFor(
        { currency: 'EUR', premiumFee: 0 },
        [aRoom()],
        lengths,
        aQuery({ meetingLength: 'oneday' }),
        rules,
      )
        .packages.filter(({ listed }) => listed)
        .map((offer) => offer.package.length);
    expect(listedFor(planning)).toEqual([4, 8, 24, 36]);
    expect(listedFor(standardOfferRules)).toEqual([8]);
  });
  it('so that any of them lists its room (A-062)', () => {
    const rooms = (rules: OfferRules) =>
      offersFor(
        { currency: 'EUR', premiumFee: 0 },
        [aRoom({ webBookable: false })],
        [aPackage({ length: 36 })],
        aQuery(),
        rules,
      ).rooms[0]?.listed;
    expect([rooms(planning), rooms(standardOfferRules)]).toEqual([true, false]);
  });
});

describe('short price bands', () => {
  it('move a room’s price, and no package (PRICE-015, B-004)', () => {
    const room = aRoom({ rates: { halfDay: 20000, fullDay: 45000 } });
    const { rooms, packages } = offersFor(
      { currency: 'EUR', premiumFee: 0 },
      [room],
      [aPackage({ length: 4 }), aPackage()],
      aQuery({ meetingLength: 5 }),
      { ...standardOfferRules, priceBands: 'short' },
    );
    expect(rooms[0]?.price?.total.minor).toBe(45000);
    expect(packages.map(({ listed }) => listed)).toEqual([true, false]);
  });
});

describe('the package list', () => {
  it('goes by length, and keeps the venue’s order within one (PACK-014, C-082)', () => {
    const lengths = ([36, 8, 24, 8, 4] as const).map((length, index) =>
      aPackage({ id: String(index), length }),
    );
    expect(offers([], lengths).packages.map((offer) => offer.package.id)).toEqual([
      '4',
      '1',
      '3',
      '2',
      '0',
    ]);
  });
  it('leaves out other lengths, but not newer packages (AVAIL-001, AVAIL-003, C-022, B-002)', () => {
    const listed = (entry: Package) => offers([aRoom()], [entry]).packages[0]?.listed;
    expect(listed(aPackage({ length: 4 }))).toBe(false);
    expect(listed(aPackage({ length: 4, isNew: true }))).toBe(true);
  });
  it('shows one that is too small for the group as unavailable (AVAIL-019, B-012)', () => {
    expect(offers([aRoom()], [aPackage()], { delegates: 45 }).packages[0]).toMatchObject({
      listed: true,
      fit: { kind: 'exceeds', max: 40 },
      outcome: { kind: 'request' },
    });
  });
  it('shows pictures of a room where a package has none, whether one fits or not', () => {
    const pictureOf = (src: string) => [{ src, alt: '' }];
    const rooms = [aRoom({ id: 'r1' }), aRoom({ id: 'r2', pictures: pictureOf('r2') })];
    const pictures = (over: Partial<Package>, delegates = 12) =>
      offers(rooms, [aPackage(over)], { delegates }).packages[0]?.pictures;
    expect(pictures({ pictures: pictureOf('own'), roomIds: ['r2'] })).toEqual(pictureOf('own'));
    expect(pictures({ roomIds: ['r2'] })).toEqual(pictureOf('r2'));
    expect(pictures({ roomIds: ['r1', 'r2'] }, 45)).toEqual(pictureOf('r2'));
    expect(pictures({ roomIds: ['r1'] }, 45)).toEqual([]);
  });
});

describe('a discount code', () => {
  const discounted = { category: 'disc_price' } as const;
  const plain = aRoom({ id: 'r2', title: 'Birch' });
  const listedOf = (rooms: readonly Room[], packages: readonly Package[], discountCode: string) => {
    const {
      rooms: roomOffers,
      packages: packageOffers,
      discount,
    } = offers(rooms, packages, { discountCode });
    return [
      discount,
      [...roomOffers.map((offer) => offer.listed), ...packageOffers.map((offer) => offer.listed)],
    ];
  };
  it('shows only what it lowered (C-140)', () => {
    expect(listedOf([aRoom({ rates: discounted }), plain], [aPackage()], 'SPRING')).toEqual([
      'found',
      [true, false, false],
    ]);
  });
  it('is found when it lowered a package alone (B-035)', () => {
    const lowered = aPackage({
      price: { unit: 3000, originalUnit: 3912, vatPercent: 24, ...discounted },
    });
    expect(listedOf([plain], [lowered], 'SPRING')).toEqual(['found', [false, true]]);
    expect(listedOf([plain], [lowered, aPackage({ id: 'p2' })], 'SPRING')).toEqual([
      'found',
      [false, true, false],
    ]);
    expect(listedOf([plain], [lowered, aPackage({ id: 'p2', price: null })], 'SPRING')).toEqual([
      'found',
      [false, true, false],
    ]);
  });
  it('that lowered nothing shows everything, and is reported (C-139, B-034)', () => {
    expect(listedOf([plain], [aPackage({ roomIds: ['r2'] })], 'WINTER')).toEqual([
      'none_found',
      [true, true],
    ]);
  });
  it('is not asked for without a code', () => {
    expect(listedOf([aRoom({ rates: discounted }), plain], [], '')).toEqual(['none', [true, true]]);
  });
});

describe('the order of rooms (ROOM-027, A-088)', () => {
  it('is available, capacity, layout, instant, price, size, title, and is made anew with every change (ROOM-027, ROOM-028)', () => {
    const query = { layout: layoutCodes.ushape, delegates: 8 } as const;
    const rooms = [
      aRoom({ id: 'taken', available: false, rates: { hourly: 1 } }),
      aRoom({ id: 'small', max: 6, rates: { hourly: 1 } }),
      aRoom({ id: 'no-ushape', layouts: [], rates: { hourly: 1 } }),
      aRoom({ id: 'on-request', instantBookable: false, rates: { hourly: 1 } }),
      aRoom({ id: 'no-price', rates: { hourly: null } }),
      aRoom({ id: 'dear', rates: { hourly: 9000 } }),
      aRoom({ id: 'larger', max: 30 }),
      aRoom({ id: 'birch', title: 'Birch' }),
      aRoom({ id: 'alder' }),
    ];
    expect(offers(rooms, [], query).rooms.map((offer) => offer.room.id)).toEqual([
      'alder',
      'birch',
      'larger',
      'dear',
      'no-price',
      'on-request',
      'no-ushape',
      'small',
      'taken',
    ]);
  });
});

const aRoomOfAny = fc
  .record({
    id: fc.string({ minLength: 1, maxLength: 3 }),
    title: fc.constantFrom('Alder', 'Birch', 'Cedar'),
    min: fc.integer({ min: 1, max: 10 }),
    max: fc.integer({ min: 10, max: 30 }),
    available: fc.boolean(),
    instantBookable: fc.boolean(),
    webBookable: fc.boolean(),
    hourly: fc.option(fc.constantFrom(0, 5000, 6000)),
    category: fc.constantFrom('base_price', 'disc_price'),
  })
  .map(({ hourly, category, ...room }) => aRoom({ ...room, rates: { hourly, category } }));
const someRooms = fc.uniqueArray(aRoomOfAny, { selector: (room) => room.id, maxLength: 30 });
const someQuery = fc
  .record({
    delegates: fc.integer({ min: 1, max: 40 }),
    layout: fc.constantFrom<BookingQuery['layout']>(
      '_none',
      layoutCodes.theater,
      layoutCodes.ushape,
      layoutCodes.banquet,
    ),
    rates: fc.constantFrom<BookingQuery['rates']>('all', 'roomRental', 'packages'),
    meetingLength: fc.constantFrom<MeetingLength>(2, 5.75, 8, 'overnight', 'twodays'),
    discountCode: fc.constantFrom('', 'SPRING'),
  })
  .map(aQuery);
const somePackages = fc.array(
  fc
    .record({
      length: fc.constantFrom(4, 8, 24, 36),
      min: fc.integer({ min: 1, max: 12 }),
      max: fc.integer({ min: 12, max: 40 }),
      roomIds: fc.array(fc.string({ minLength: 1, maxLength: 3 })),
    })
    .map(aPackage),
  { maxLength: 10 },
);

describe('for any venue and query', () => {
  it(
    'every listed room fits, an instant one fits and costs something, and no room is lost (AVAIL-021, PRICE-009, PRICE-010)',
    { tags: 'property' },
    () => {
      fc.assert(
        fc.property(someRooms, somePackages, someQuery, (rooms, packages, query) => {
          const all = offersFor(
            { currency: 'EUR', premiumFee: 0 },
            rooms,
            packages,
            query,
            standardOfferRules,
          );
          for (const offer of [...all.rooms, ...all.packages]) {
            if (offer.outcome.kind === 'instant')
              expect([offer.fit.kind, offer.outcome.total.minor > 0]).toEqual(['fits', true]);
            if (offer.outcome.kind !== 'enquiry')
              expect(offer.outcome.total).toEqual(offer.price?.total);
          }
          expect(all.rooms.filter((offer) => offer.listed && offer.fit.kind !== 'fits')).toEqual(
            [],
          );
          expect(new Set(all.rooms.map((offer) => offer.room))).toEqual(new Set(rooms));
          expect(all.packages).toHaveLength(packages.length);
        }),
        propertyRuns(),
      );
    },
  );

  it(
    'the order of rooms is total and stable: it does not depend on the order they arrive in, and sorting again changes nothing (ROOM-027)',
    { tags: 'property' },
    () => {
      const shuffledToo = someRooms.chain((rooms) =>
        fc.tuple(fc.constant(rooms), fc.shuffledSubarray(rooms, { minLength: rooms.length })),
      );
      fc.assert(
        fc.property(shuffledToo, someQuery, ([rooms, shuffled], query) => {
          const sorted = (list: readonly Room[]) =>
            offersFor(
              { currency: 'EUR', premiumFee: 0 },
              list,
              [],
              query,
              standardOfferRules,
            ).rooms.map((offer) => offer.room);
          expect(sorted(shuffled)).toEqual(sorted(rooms));
          expect(sorted(sorted(rooms))).toEqual(sorted(rooms));
        }),
        propertyRuns(),
      );
    },
  );

  it(
    'no two rooms are equal in the order, and it runs one way (ROOM-027)',
    { tags: 'property' },
    () => {
      const three = fc.tuple(
        fc.uniqueArray(aRoomOfAny, { selector: (room) => room.id, minLength: 3, maxLength: 3 }),
        someQuery,
      );
      fc.assert(
        fc.property(three, ([rooms, query]) => {
          const ranked = rooms.map((room) =>
            evaluateRoom(room, query, { currency: 'EUR', premiumFee: 0 }, standardOfferRules),
          );
          const order = ranked.map((a) => ranked.map((b) => Math.sign(byRoomOrder(a, b))));
          const before = (a: number, b: number) => order[a]?.[b] ?? 0;
          expect([before(0, 1), before(1, 2), before(0, 2)]).not.toContain(0);
          expect([before(1, 0), before(2, 1), before(2, 0)]).toEqual([
            -before(0, 1),
            -before(1, 2),
            -before(0, 2),
          ]);
          if (before(0, 1) === before(1, 2)) expect(before(0, 2)).toBe(before(0, 1));
        }),
        propertyRuns(),
      );
    },
  );

  it(
    'packages go by length, keep their order within one, and are stable (PACK-014)',
    { tags: 'property' },
    () => {
      fc.assert(
        fc.property(somePackages, someQuery, (packages, query) => {
          const sorted = (list: readonly Package[]) =>
            offersFor(
              { currency: 'EUR', premiumFee: 0 },
              [],
              list,
              query,
              standardOfferRules,
            ).packages.map((offer) => offer.package);
          const once = sorted(packages);
          expect(once.map(({ length }) => length)).toEqual(
            [...packages].map(({ length }) => length).sort((a, b) => a - b),
          );
          for (const length of packageLengths)
            expect(once.filter((entry) => entry.length === length)).toEqual(
              packages.filter((entry) => entry.length === length),
            );
          expect(sorted(once)).toEqual(once);
        }),
        propertyRuns(),
      );
    },
  );
});
