import { describe, expect, it, test } from 'vitest';
import { offersFor } from '../offers/offers-for.ts';
import type { Room } from '../offers/room.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import { dayState } from './day-state.ts';
import { freeTimes } from './free-times.ts';

const day = '2026-11-23';

describe('a day of the calendar', () => {
  const stateOf = (
    rooms: readonly Partial<Room>[],
    kind: 'room' | 'package' = 'room',
    cards: 'select' | 'book' = 'book',
  ) => {
    const query = aQuery({ kind });
    const all = rooms.map((room, at) => aRoom({ id: `r${at}`, min: 1, ...room }));
    const offers = offersFor(
      { currency: 'EUR', premiumFee: 0 },
      all,
      [aPackage({ roomIds: ['r0'] })],
      query,
      standardOfferRules,
    );
    const { state, suiting, from } = dayState(day, offers, query, cards, true);
    return [state, suiting, from && from.minor / 100];
  };
  const free = {};
  const taken = { available: false };
  const small = { max: 6 };
  test.each([
    ['free, from the lowest price', [free, { rates: aRoom().rates, min: 2 }, free], 'free', 3, 480],
    ['a few, once others are taken', [free, free, taken], 'few', 2, 480],
    ['free, where no other room would suit', [free, small], 'free', 1, 480],
    ['full, where all that suit are taken', [taken, small], 'full', 0, null],
  ] as const)('is %s', (_what, rooms, state, suiting, from) => {
    expect(stateOf(rooms)).toEqual([state, suiting, from]);
  });

  it('counts packages where they are what is shown, and both where both are', () => {
    expect(stateOf([free], 'package')).toEqual(['free', 1, 469.44]);
    expect(stateOf([free], 'room', 'select')).toEqual(['free', 2, 469.44]);
    expect(stateOf([taken], 'package')).toEqual(['full', 0, null]);
  });
});

describe('the times of a day', () => {
  const venue = aVenue({
    businessHours: [{ day: 1, start: '08:00', end: '12:00', closed: false }],
  });
  const rooms = [
    aRoom({ id: 'one', min: 1 }),
    aRoom({ id: 'two', min: 1 }),
    aRoom({ id: 'small', min: 1, max: 4 }),
  ];
  const at = (roomId: string, from: string, to: string, date = day) => ({
    roomId,
    start: `${date}T${from}`,
    end: `${day}T${to}`,
  });
  const written = (taken: readonly ReturnType<typeof at>[]) => {
    const { of, steps } = freeTimes(day, rooms, taken, aQuery(), venue, standardOfferRules);
    return { of, free: steps.map(({ time, free }) => `${time} ${free}`) };
  };

  it('counts the rooms that suit, from the first opening to the last', () => {
    expect(
      written([
        at('one', '09:10', '09:40'),
        at('two', '20:00', '09:30', '2026-11-22'),
        at('small', '08:00', '12:00'),
      ]),
    ).toEqual({
      of: 2,
      free: [
        '08:00 1',
        '08:30 1',
        '09:00 0',
        '09:30 1',
        '10:00 2',
        '10:30 2',
        '11:00 2',
        '11:30 2',
      ],
    });
  });

  it('has none on a closed day, and says where a day with two openings is closed', () => {
    expect(freeTimes('2026-11-24', rooms, [], aQuery(), venue, standardOfferRules).steps).toEqual(
      [],
    );
    const twice = aVenue({
      businessHours: [
        { day: 1, start: '08:00', end: '09:00', closed: false },
        { day: 1, start: '10:00', end: '10:30', closed: false },
      ],
    });
    const { steps } = freeTimes(day, rooms, [], aQuery(), twice, standardOfferRules);
    expect(steps.map(({ time, open }) => `${time} ${open}`)).toEqual([
      '08:00 true',
      '08:30 true',
      '09:00 false',
      '09:30 false',
      '10:00 true',
    ]);
  });
});
