import { type Offers, offersFor, type Package, type Room, standardOfferRules } from '@foyer/domain';
import { aPackage, aQuery, aRoom } from '@foyer/fixtures';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { availabilityWire, writePackage, writeRoom } from './wire.ts';

const offersOf = (room: Room, entry: Package = aPackage()): Offers =>
  offersFor({ currency: 'EUR', premiumFee: 0 }, [room], [entry], aQuery(), standardOfferRules);
const wireOf = (room: Room) => {
  const [offer] = offersOf(room).rooms;
  if (!offer) throw new Error('no room');
  return writeRoom(room, 'EUR', offer.fit, offer.price);
};
const read = (rooms: readonly unknown[], packages: readonly unknown[] = []) =>
  v.parse(availabilityWire, {
    venue_id: 'v1',
    currency_code: 'EUR',
    meeting_rooms: rooms,
    packages,
  });

describe('a room on the wire', () => {
  it(
    'carries its fields by the specification’s names, and comes back as it was (ROOM-029, ' +
      'ROOM-030, ROOM-036, ROOM-038, ROOM-039, ROOM-040, ROOM-041)',
    () => {
      const wire = wireOf(aRoom());
      expect(Object.keys(wire)).toEqual(
        expect.arrayContaining([
          'id',
          'title',
          'code',
          'rate_code',
          'min',
          'max',
          'room_pictures',
          'room_360_view',
          'description',
          'height',
          'width',
          'length',
          'area',
          'equipment_name',
          'equipment_fee_name',
          'availability_id',
          'room_online',
        ]),
      );
      expect(wire.description).toEqual({ value: aRoom().description });
      expect(read([wire]).rooms).toEqual([aRoom()]);
    },
  );
  it('says nothing about walls that the venue has not told', () => {
    const { walls: _, ...room } = aRoom();
    expect(wireOf(room)).not.toHaveProperty('room_walls');
    expect(read([wireOf(room)]).rooms).toEqual([room]);
    expect(() =>
      read([{ ...wireOf(room), room_walls: { doors: [{ wall: 'north', from: 0, to: 1 }] } }]),
    ).toThrow(/north/);
  });
  it('says yes in several ways, and no in all others (ROOM-031, ROOM-032, B-072)', () => {
    const said = (instant: string | number | boolean | null) =>
      read([{ ...wireOf(aRoom()), instant_bookable: instant, available: instant }]).rooms[0];
    for (const yes of ['1', 1, true, 'yes'])
      expect(said(yes)).toMatchObject({ instantBookable: true, available: true });
    for (const no of ['0', 0, false, 'no', '', null])
      expect(said(no)).toMatchObject({ instantBookable: false, available: false });
  });
  it('says which limit the query breaks (ROOM-033, ROOM-034)', () => {
    expect(wireOf(aRoom({ max: 8 }))).toMatchObject({ exceed: 'yes', valid_layout: '1' });
    const wrongLayout = writeRoom(
      aRoom(),
      'EUR',
      { kind: 'layout', layout: 760, capacity: null },
      null,
    );
    expect(wrongLayout).toMatchObject({ exceed: 'no', valid_layout: '0', correct_price: null });
  });
  it('names its capacity by layout, now and usually (ROOM-037, ROOM-043)', () => {
    const wire = wireOf(aRoom());
    expect(wire.room_layout).toMatchObject({ classroom: 36, island: null });
    expect(wire.room_layout_original).toMatchObject({ classroom: 40, island: null });
  });
  it('has prices in major units, minor inside (PRICE-018, PRICE-034, PRICE-035, PRICE-036, B-006)', () => {
    const wire = wireOf(aRoom({ rates: { ...aRoom().rates, hourly: 1999, minimumSpend: 15000 } }));
    expect(wire.calculated_prices).toMatchObject({
      price_vat: 19.99,
      halfday_price: 427,
      fullday_price: 652.6,
      type: 'base_price',
    });
    expect(wire.correct_price).toMatchObject({
      type: 'fullday',
      price_category: 'base_price',
      price: 652.6,
      price_excl_vat: 520,
      tax_total: 132.6,
      minimum_spend: 150,
      total_price: 802.6,
      show_strike_through: false,
    });
    expect(read([wire]).rooms[0]?.rates).toMatchObject({
      hourly: 1999,
      fullDay: 65260,
      minimumSpend: 15000,
    });
  });
  it.each(['normal', 'hourly', 'halfday', 'fullday', 'opera', 'none', 'smart_space'] as const)(
    'may say that its price is the %s one (PRICE-013, PRICE-033)',
    (chosen) => {
      expect(read([{ ...wireOf(aRoom()), chosen_price: chosen }]).rooms[0]?.rates.chosen).toBe(
        chosen,
      );
    },
  );
});

describe('a package on the wire', () => {
  it(
    'carries its fields by the specification’s names, and comes back as it was (' +
      'PACK-018, PACK-019, PACK-020, PACK-021, PACK-022, PACK-027)',
    () => {
      const wire = writePackage(aPackage());
      expect(Object.keys(wire)).toEqual(
        expect.arrayContaining([
          'id',
          'title',
          'package_min',
          'package_max',
          'description',
          'content',
          'services',
          'source_id',
          'is_new',
          'rooms',
          'package_rate_code',
          'availability_id',
        ]),
      );
      expect(Object.keys(wire.content[0] ?? {})).toEqual([
        'name',
        'start_time',
        'end_time',
        'event_items',
      ]);
      expect(read([], [wire]).packages).toEqual([aPackage()]);
    },
  );
  it.each([
    [4, 'Half-day'],
    [8, 'Full-day'],
    [24, 'Overnight'],
    [36, 'Two-days package'],
  ] as const)('of %i hours is a %s (PACK-016, PACK-017, AVAIL-005)', (length, type) => {
    expect(writePackage(aPackage({ length }))).toMatchObject({ package_length: length, type });
  });
  it('of another length is none (PACK-017)', () => {
    expect(() => read([], [{ ...writePackage(aPackage()), package_length: 12 }])).toThrow();
  });
  it('has its price in minor units, and two kinds of discount that are one inside (PRICE-037, B-006, B-034)', () => {
    const wire = writePackage(
      aPackage({
        price: { unit: 3912.5, originalUnit: 4000, category: 'seasonal_price', vatPercent: 14 },
      }),
    );
    expect(wire.calculated_prices).toEqual({
      price_vat: 3912.5,
      original_price_vat: 4000,
      type: 'seasonal_price',
    });
    const discounted = {
      ...wire,
      calculated_prices: {
        price_vat: 3000,
        original_price_vat: 4000,
        type: 'disc_price_percentage',
      },
    };
    expect(read([], [discounted]).packages[0]?.price?.category).toBe('disc_price');
  });
});

test('rooms and packages have the names of the layout table (AVAIL-022, AVAIL-024)', () => {
  expect(Object.keys(wireOf(aRoom()).room_layout ?? {}).sort()).toEqual([
    'banquet',
    'boardroom',
    'cabaret',
    'classroom',
    'cocktail',
    'island',
    'theater',
    'ushape',
  ]);
});
