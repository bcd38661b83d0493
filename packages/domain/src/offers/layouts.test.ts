import { describe, expect, it, test } from 'vitest';
import { type LayoutName, layoutCodes } from '../query/seating-layouts.ts';
import { aRoom } from '../testing/samples.ts';
import { type LayoutRules, layoutsOffered } from './layouts-offered.ts';
import { hasLayout } from './room-fit.ts';
import { capacityReduced, seatingsOf } from './seating.ts';

const layout = (name: LayoutName, capacity: number | null, originalCapacity = capacity) => ({
  name,
  capacity,
  originalCapacity,
});
const standardLayoutRules: LayoutRules = {
  checkout: 'cart',
  checkoutInPage: 'none',
  reducedLayoutList: false,
};
const everything = [
  {
    layouts: (
      [
        'island',
        'ushape',
        'theater',
        'cocktail',
        'classroom',
        'cabaret',
        'boardroom',
        'banquet',
      ] as const
    ).map((name) => layout(name, 50)),
  },
];
const namesFor = (rules: Partial<LayoutRules>, delegates = 12, rooms = everything) =>
  layoutsOffered(rooms, delegates, { ...standardLayoutRules, ...rules }).map(({ name }) => name);

test('the codes of the layouts (AVAIL-022)', () => {
  expect(layoutCodes).toEqual({
    banquet: 399,
    boardroom: 400,
    cabaret: 401,
    classroom: 402,
    cocktail: 403,
    theater: 404,
    ushape: 405,
    island: 760,
  });
});

describe('the layout field offers', () => {
  it('what some room seats the group in, with what the largest seats (AVAIL-009, AVAIL-024)', () => {
    const rooms = [
      { layouts: [layout('theater', 80), layout('ushape', 12)] },
      { layouts: [layout('theater', 30), layout('banquet', null)] },
    ];
    expect(layoutsOffered(rooms, 20, standardLayoutRules)).toEqual([
      { value: '_none', name: '_none', maxDelegates: null },
      { value: 404, name: 'theater', maxDelegates: 80 },
    ]);
    expect(namesFor({}, 12, rooms)).toEqual(['_none', 'theater', 'ushape']);
  });
  it('any layout whatever the group (AVAIL-023, C-073)', () => {
    expect(namesFor({}, 500)).toEqual(['_none']);
    expect(namesFor({}, 500, [])).toEqual(['_none']);
  });
  it.each<[string, Partial<LayoutRules>, readonly string[]]>([
    [
      'the usual sites: cabaret and no island (C-076)',
      {},
      ['_none', 'banquet', 'boardroom', 'cabaret', 'classroom', 'cocktail', 'theater', 'ushape'],
    ],
    [
      'the office: island and no cabaret (C-076, AVAIL-025)',
      { checkout: 'office' },
      ['_none', 'banquet', 'boardroom', 'classroom', 'cocktail', 'theater', 'ushape', 'island'],
    ],
    [
      'the new checkout: no cabaret, which is 401 (C-076, AVAIL-026)',
      { checkoutInPage: 'all' },
      ['_none', 'banquet', 'boardroom', 'classroom', 'cocktail', 'theater', 'ushape'],
    ],
    [
      'a venue with the reduced list (C-077, AVAIL-027)',
      { reducedLayoutList: true },
      ['_none', 'boardroom', 'classroom', 'theater', 'ushape'],
    ],
    [
      'the reduced list in an office: the venue’s list decides first (B-070)',
      { reducedLayoutList: true, checkout: 'office' },
      ['_none', 'boardroom', 'classroom', 'theater', 'ushape'],
    ],
  ])('on %s', (_where, rules, names) => {
    expect(namesFor(rules)).toEqual(names);
  });
});

test.each([
  ['_none', 500, true],
  [404, 20, true],
  [404, 21, false],
  [399, 1, false],
] as const)(
  'a room asked for layout %s for %i has it: %s (AVAIL-010, AVAIL-023, C-073)',
  (asked, delegates, valid) => {
    expect(hasLayout(aRoom(), { layout: asked, delegates })).toBe(valid);
  },
);

describe('the seatings of a room', () => {
  it.each([
    [20, 30, true],
    [30, 30, false],
    [null, 30, false],
    [20, null, false],
  ])(
    'of %s people, usually %s, are reduced: %s (AVAIL-011, ROOM-037, C-074)',
    (capacity, originalCapacity, reduced) => {
      expect(capacityReduced({ capacity, originalCapacity })).toBe(reduced);
    },
  );
  it('name their capacity, and which do not do for the group (ROOM-015, ROOM-043, AVAIL-008, B-071)', () => {
    expect(
      seatingsOf(
        [
          layout('theater', 20, 30),
          layout('ushape', 8),
          layout('banquet', null),
          layout('cabaret', 0),
        ],
        12,
        'cart',
      ),
    ).toEqual([
      { name: 'theater', code: 404, capacity: 20, allowed: true, reduced: true },
      { name: 'ushape', code: 405, capacity: 8, allowed: false, reduced: false },
      { name: 'banquet', code: 399, capacity: 0, allowed: false, reduced: false },
      { name: 'cabaret', code: 401, capacity: 0, allowed: false, reduced: false },
    ]);
  });
  it('are islands in an office, and cabaret elsewhere (AVAIL-025)', () => {
    const both = [layout('island', 20), layout('cabaret', 20)];
    expect(seatingsOf(both, 12, 'office').map(({ name }) => name)).toEqual(['island']);
    expect(seatingsOf(both, 12, 'cart').map(({ name }) => name)).toEqual(['cabaret']);
  });
});
