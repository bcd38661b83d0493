import { describe, expect, it, test } from 'vitest';
import { standardOfferRules } from '../query/site-settings.ts';
import { aQuery, aRoom } from '../testing/samples.ts';
import { delegatesToTry, nothingFits, shownAfter, shownLists } from './offer-list.ts';
import { offersFor } from './offers-for.ts';
import type { Room } from './room.ts';

it.each([
  ['room', 'all', ['room', 'package']],
  ['package', 'all', ['package', 'room']],
  ['room', 'roomRental', ['room']],
  ['package', 'roomRental', ['room']],
  ['room', 'packages', ['package']],
  ['package', 'packages', ['package']],
] as const)('tab %s with the rates filter %s shows the lists %j', (kind, rates, lists) => {
  expect(shownLists({ kind, rates }, 'select', true)).toEqual(lists);
  // A part of a page that follows the lists does not render for the same ones.
  expect(shownLists({ kind, rates }, 'select', true)).toBe(
    shownLists({ kind, rates }, 'select', true),
  );
});

it.each(['all', 'roomRental', 'packages'] as const)(
  'a venue without packages lists its rooms, with the filter %s',
  (rates) => {
    for (const kind of ['room', 'package'] as const)
      for (const cards of ['select', 'book', 'plan'] as const)
        expect(shownLists({ kind, rates }, cards, false)).toEqual(['room']);
  },
);

it.each([
  ['room', 'all', 'room'],
  ['room', 'roomRental', 'room'],
  ['room', 'packages', 'package'],
  ['package', 'all', 'package'],
  ['package', 'roomRental', 'package'],
] as const)(
  'where a card books or a day is planned, tab %s with the filter %s shows the %s list alone',
  (kind, rates, list) => {
    expect(shownLists({ kind, rates }, 'book', true)).toEqual([list]);
    expect(shownLists({ kind, rates }, 'plan', true)).toEqual([list]);
  },
);

test.each([
  [12, 0, 5, 7, false],
  [12, 1, 10, 2, true],
  [12, 2, 12, 0, true],
  [3, 0, 3, 0, false],
  // A list that a filter made shorter has one page, however many steps were shown before.
  [4, 2, 4, 0, false],
  [0, 0, 0, 0, false],
])(
  'of %i offers, after %i times "show more": %i shown, %i remaining, show fewer: %s (ROOM-004, PACK-003, C-083, B-073)',
  (total, steps, shown, remaining, mayShowFewer) => {
    expect(shownAfter(total, steps)).toEqual({ shown, remaining, mayShowFewer });
  },
);

const offers = (rooms: readonly Room[]) =>
  offersFor({ currency: 'EUR', premiumFee: 0 }, rooms, [], aQuery(), standardOfferRules);

describe('when nothing fits', () => {
  const small = offers([aRoom({ max: 6 })]);
  it('a default number of delegates becomes the venue’s minimum (C-089, AVAIL-014, B-019, B-021)', () => {
    expect(delegatesToTry(aQuery({ delegatesGiven: false }), small, 10)).toBe(10);
  });
  it('a number that the visitor gave stays, and the form is disabled (AVAIL-015, B-020)', () => {
    expect(delegatesToTry(aQuery(), small, 10)).toBeNull();
    expect(nothingFits(small, 'room')).toBe(true);
  });
  it('one that fits is enough (AVAIL-015)', () => {
    expect(nothingFits(offers([aRoom({ max: 6 }), aRoom({ id: 'r2' })]), 'room')).toBe(false);
  });
  it('is asked of the tab that is open (AVAIL-013, AVAIL-016)', () => {
    const roomsOnly = offers([aRoom()]);
    expect([nothingFits(roomsOnly, 'room'), nothingFits(roomsOnly, 'package')]).toEqual([
      false,
      true,
    ]);
    expect(
      delegatesToTry(aQuery({ delegatesGiven: false, kind: 'room' }), roomsOnly, 10),
    ).toBeNull();
    expect(delegatesToTry(aQuery({ delegatesGiven: false, kind: 'package' }), roomsOnly, 10)).toBe(
      10,
    );
  });
});
