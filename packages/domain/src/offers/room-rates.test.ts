import { describe, expect, it, test } from 'vitest';
import { aPackage, aQuery, aRoom } from '../testing/samples.ts';
import { packageCounts, roomCounts, whyNoRooms } from './offer-list.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { offersFor } from './offers-for.ts';
import {
  effectiveMinimum,
  packageInRoom,
  packageRatesByRoom,
  shownRates,
} from './package-rates-by-room.ts';
import type { Package } from './package.ts';
import { type Room, topEquipment } from './room.ts';

const offers = (rooms: readonly Room[], packages: readonly Package[], delegates = 12) =>
  offersFor(
    { currency: 'EUR', premiumFee: 0 },
    rooms,
    packages,
    aQuery({ delegates }),
    standardOfferRules,
  );

test.each([
  [5, 10, 10],
  [12, 10, 12],
])(
  'a room from %i people and a package from %i start at %i (AVAIL-020, C-071)',
  (roomMin, packageMin, minimum) => {
    expect(effectiveMinimum(aRoom({ min: roomMin }), packageMin)).toBe(minimum);
  },
);

describe('the package rates of a room', () => {
  const idsOf = (rooms: readonly Room[], packages: readonly Package[], delegates?: number) =>
    [
      ...packageRatesByRoom(offers(rooms, packages, delegates), {
        delegates: delegates ?? 12,
        rates: 'all',
      }),
    ].map(([id, rates]) => [id, rates.map((offer) => offer.package.id)]);

  it('are the listed packages it carries, in the order of the package list (ROOM-023, ROOM-039)', () => {
    const packages = [
      aPackage({ id: 'late', length: 8 }),
      aPackage({ id: 'both', roomIds: ['r1', 'r2', 'gone'] }),
      aPackage({ id: 'short', length: 4 }),
    ];
    expect(idsOf([aRoom(), aRoom({ id: 'r2' })], packages)).toEqual([
      ['r1', ['late', 'both']],
      ['r2', ['both']],
    ]);
  });
  it.each([
    [9, []],
    [10, ['p1']],
    [40, ['p1']],
    [41, []],
  ])('for %i people, with a package from 10 to 40: %o (AVAIL-020, B-012)', (delegates, ids) => {
    expect(idsOf([aRoom({ max: 60 })], [aPackage()], delegates).flatMap(([, of]) => of)).toEqual(
      ids,
    );
  });
  it('are none where the rental alone is asked for (AVAIL-021)', () => {
    expect([
      ...packageRatesByRoom(offers([aRoom()], [aPackage()]), {
        delegates: 12,
        rates: 'roomRental',
      }),
    ]).toEqual([]);
  });
  it('are hidden below the room’s own minimum too (AVAIL-020)', () => {
    expect(idsOf([aRoom({ min: 13 })], [aPackage()])).toEqual([]);
  });

  const rates = (count: number) =>
    offers(
      [aRoom()],
      Array.from({ length: count }, (_, index) => aPackage({ id: String(index) })),
    ).packages;
  it.each([
    [2, false, false, 2, null],
    [3, false, false, 2, 'more'],
    [3, false, true, 3, 'less'],
    [3, true, false, 3, null],
  ])(
    'of %i, with all always shown %s and unfolded %s: %i shown, toggle %s (ROOM-024, ROOM-025, C-085, B-074)',
    (count, showAllPackages, unfolded, shown, toggle) => {
      const folded = shownRates(rates(count), { showAllPackages, unfolded });
      expect([folded.shown.length, folded.toggle]).toEqual([shown, toggle]);
    },
  );
});

describe('the counts', () => {
  it('of rooms are those listed, of all in the answer (ROOM-001)', () => {
    expect(
      roomCounts(
        offers([aRoom(), aRoom({ id: 'r2', max: 6 }), aRoom({ id: 'r3', webBookable: false })], [])
          .rooms,
      ),
    ).toEqual({ suiting: 1, total: 3 });
  });
  it('of packages are those that can take the group, of all (PACK-002)', () => {
    expect(
      packageCounts(
        offers(
          [aRoom()],
          [
            aPackage(),
            aPackage({ id: 'other' }),
            aPackage({ id: 'small', max: 11 }),
            aPackage({ id: 'short', length: 4 }),
          ],
        ).packages,
      ),
    ).toEqual({ suiting: 2, total: 4 });
  });
  it('say why no room is left: none meets the criteria, or none is free (ROOM-003)', () => {
    expect(
      whyNoRooms(offers([aRoom({ max: 6 }), aRoom({ id: 'r2', available: false })], []).rooms),
    ).toBe('criteria');
    expect(whyNoRooms(offers([aRoom({ available: false })], []).rooms)).toBe('none-available');
    expect(whyNoRooms([])).toBe('none-available');
  });
});

test('a card of the new style names the first five pieces of equipment (ROOM-021, ROOM-039, A-086)', () => {
  expect(topEquipment(aRoom({ equipment: ['1', '2', '3', '4', '5', '6'] }))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('a package is held in the room on whose card it was chosen, or shows why not (ROOM-023)', () => {
  const rooms = [
    aRoom({ id: 'a' }),
    aRoom({ id: 'b', max: 10 }),
    aRoom({ id: 'c', available: false }),
    aRoom({ id: 'd' }),
  ];
  const known = offers(rooms, [aPackage({ roomIds: ['a', 'b', 'c'] })]);
  const [offer] = known.packages;
  if (!offer) throw new Error('the venue has a package');
  const fitIn = (roomId: string) => packageInRoom(offer, known.rooms, roomId)?.fit;
  expect(fitIn('a')).toMatchObject({ kind: 'fits', room: { id: 'a' } });
  expect(fitIn('b')).toEqual({ kind: 'no-room-fits' });
  expect(fitIn('c')).toEqual({ kind: 'no-room-available' });
  expect(packageInRoom(offer, known.rooms, 'c')?.outcome.kind).toBe('request');
  expect(packageInRoom(offer, known.rooms, 'd')).toBeNull();
  expect(
    packageInRoom({ ...offer, fit: { kind: 'exceeds', delegates: 61, max: 60 } }, known.rooms, 'a')
      ?.fit.kind,
  ).toBe('exceeds');
});
