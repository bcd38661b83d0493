import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { addDays } from '../time.ts';
import type { Day, DayPlan } from './day-plan.ts';
import { halfHours } from './day-times.ts';
import { readPlan, type WantedItem, writePlan } from './plan-in-url.ts';

const outcome = { kind: 'enquiry', reason: 'no-price' } as const;
const addressOf = (plan: DayPlan, wanted: ReadonlyMap<number, WantedItem> = new Map()) =>
  new URLSearchParams(writePlan(plan, wanted).map(([name, value]) => [name, value]));
const monday: Day = {
  number: 1,
  date: '2026-11-23',
  start: '09:00',
  end: '17:00',
  delegates: 12,
  choice: null,
};

it('writes a day in readable form, with its item (D-9)', () => {
  const plan: DayPlan = {
    days: [
      {
        ...monday,
        choice: { kind: 'room', id: 'alder', title: 'Alder', roomId: 'alder', outcome },
      },
      {
        ...monday,
        number: 2,
        date: '2026-11-24',
        choice: { kind: 'package', id: 'ddr', title: 'Day', roomId: 'alder', outcome },
      },
    ],
    shown: 2,
  };
  expect([...addressOf(plan)]).toEqual([
    ['plan', '2026-11-23 0900-1700 12 room alder'],
    ['plan', '2026-11-24 0900-1700 12 package ddr alder'],
    ['day', '2'],
  ]);
});

it('writes pending items like chosen ones', () => {
  expect(
    addressOf(
      { days: [monday], shown: 1 },
      new Map([[1, { kind: 'room', id: 'alder', roomId: 'alder' }]]),
    ).get('plan'),
  ).toBe('2026-11-23 0900-1700 12 room alder');
});

test.each([
  '',
  'tomorrow',
  '2026-11-23',
  '2026-02-31 0900-1700 12',
  '2026-11-23 0910-1700 12',
  '2026-11-23 1700-0900 12',
  '2026-11-23 0900-0900 12',
  '2026-11-23 0900-1700 0',
  '2026-11-23 0900-1700 x',
  '2026-11-23 0900 12',
  '2026-99-99 0900-1700 1',
])('leaves out a day that makes no sense: %s', (text) => {
  expect(readPlan(new URLSearchParams([['plan', text]]))).toBeNull();
  expect(
    readPlan(
      new URLSearchParams([
        ['plan', text],
        ['plan', '2026-11-24 0900-1700 3'],
      ]),
    )?.plan.days,
  ).toEqual([{ ...monday, date: '2026-11-24', delegates: 3 }]);
});

test.each(['room', 'room a b', 'package a', 'package a b c', 'boat a', 'room '])(
  'takes no item from %s',
  (item) => {
    const read = readPlan(new URLSearchParams([['plan', `2026-11-23 0900-1700 12 ${item}`]]));
    expect(read?.wanted).toEqual(new Map());
    expect(read?.plan.days).toEqual([monday]);
  },
);

test.each([['0'], ['2'], ['x'], ['1.5'], [null]])(
  'opens the first tab where %s names none',
  (shown) => {
    expect(
      readPlan(
        new URLSearchParams([
          ['plan', '2026-11-23 0900-1700 12'],
          ...(shown === null ? [] : [['day', shown]]),
        ]),
      )?.plan.shown,
    ).toBe(1);
  },
);

const anId = fc.stringMatching(/^[\w.~-]{1,20}$/);
const anItem: fc.Arbitrary<WantedItem | null> = fc.oneof(
  fc.constant(null),
  anId.map((id): WantedItem => ({ kind: 'room', id, roomId: id })),
  fc.tuple(anId, anId).map(([id, roomId]): WantedItem => ({ kind: 'package', id, roomId })),
);
const aDay = fc.record({
  ahead: fc.integer({ min: 0, max: 800 }),
  from: fc.integer({ min: 0, max: 46 }),
  length: fc.integer({ min: 1, max: 47 }),
  delegates: fc.integer({ min: 1, max: 999_999 }),
  item: anItem,
});

test(
  'any plan is read back as it was, with its items to be chosen again (D-9)',
  { tags: 'property' },
  () => {
    fc.assert(
      fc.property(fc.array(aDay, { minLength: 1, maxLength: 40 }), fc.nat(), (given, tab) => {
        const [first = monday, ...others] = given.map(
          ({ ahead, from, length, delegates }, index): Day => ({
            number: index + 1,
            date: addDays('2026-11-23', ahead),
            start: halfHours[from] ?? '00:00',
            end: halfHours[Math.min(47, from + length)] ?? '23:30',
            delegates,
            choice: null,
          }),
        );
        const wanted = new Map(
          given.flatMap(({ item }, index) => (item === null ? [] : [[index + 1, item] as const])),
        );
        const plan: DayPlan = { days: [first, ...others], shown: (tab % given.length) + 1 };
        expect(readPlan(new URLSearchParams(addressOf(plan, wanted).toString()))).toEqual({
          plan,
          wanted,
        });
      }),
      propertyRuns(500),
    );
  },
);
