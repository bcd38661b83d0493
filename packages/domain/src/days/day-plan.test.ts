import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { aQuery } from '../testing/samples.ts';
import { addDays } from '../time.ts';
import { chooseForDay, chosenDays, discardChoice, planState, planTotal } from './chosen-days.ts';
import { type DayChoice, dayOf, type DayPlan, mostDays } from './day-plan.ts';
import {
  addDay,
  changeDay,
  mayAddDay,
  mayRemoveDay,
  removeDay,
  showDay,
  startDayPlan,
} from './edit-days.ts';

const item = (title: string, minor: number | null = 45_000): DayChoice => ({
  kind: 'room',
  id: title,
  title,
  roomId: title,
  outcome:
    minor === null
      ? { kind: 'enquiry', reason: 'no-price' }
      : { kind: 'instant', total: { minor, currency: 'EUR' } },
});
const context = {
  now: '2026-11-20T10:20',
  leadTimes: { maxDays: 0, disabledDays: ['2026-11-26'], disabledWeekdays: [0] },
};
const oneDay = startDayPlan(aQuery({ meetingLength: 'overone', end: '2026-11-24T17:00' }));
const threeDays = addDay(addDay(oneDay));
const numbers = (plan: DayPlan) => plan.days.map((day) => day.number);

describe('the days', () => {
  it('begin with the form’s date, times and delegates (MULTI-008, A-090)', () => {
    expect(oneDay).toEqual({
      days: [
        {
          number: 1,
          date: '2026-11-23',
          start: '09:00',
          end: '17:00',
          delegates: 12,
          choice: null,
        },
      ],
      shown: 1,
    });
  });

  it('gain one that copies the last, a day later, with a tab of its own (MULTI-001, MULTI-002, MULTI-015, C-169, B-067)', () => {
    const plan = addDay(chooseForDay(oneDay, 1, item('Alder')));
    expect(plan.days[1]).toEqual({
      number: 2,
      date: '2026-11-24',
      start: '09:00',
      end: '17:00',
      delegates: 12,
      choice: null,
    });
    expect(plan.shown).toBe(2);
  });

  it('are renumbered when one is removed, and keep their dates (MULTI-016, C-170, A-092)', () => {
    const left = removeDay(threeDays, 2);
    expect(left.days.map(({ number, date }) => [number, date])).toEqual([
      [1, '2026-11-23'],
      [2, '2026-11-25'],
    ]);
  });

  it('are never none (MULTI-003)', () => {
    expect([mayRemoveDay(oneDay), mayRemoveDay(threeDays)]).toEqual([false, true]);
    expect(removeDay(oneDay, 1)).toBe(oneDay);
    expect(removeDay(threeDays, 9)).toBe(threeDays);
  });

  it.each([
    [3, 1, 2],
    [1, 3, 1],
    [2, 1, 1],
    [2, 2, 2],
    [3, 3, 2],
  ])('keep tab %i open in its place when day %i goes: tab %i', (shown, gone, then) => {
    expect(removeDay(showDay(threeDays, shown), gone).shown).toBe(then);
  });

  it('open no tab that is not there', () => {
    expect(showDay(threeDays, 4)).toBe(threeDays);
  });
});

describe('changing a day', () => {
  const chosen = chooseForDay(threeDays, 2, item('Alder'));
  it.each([
    [{ date: '2026-11-27' }, { date: '2026-11-27' }],
    [{ start: '10:00' }, { start: '10:00', end: '17:00' }],
    [{ start: '18:00' }, { start: '18:00', end: '23:30' }],
    [{ start: '23:30' }, { start: '23:00', end: '23:30' }],
    [{ end: '12:30' }, { end: '12:30' }],
    [
      { start: '13:00', end: '14:00' },
      { start: '13:00', end: '14:00' },
    ],
    [{ delegates: 3 }, { delegates: 3 }],
    [{ delegates: 1 }, { delegates: 1 }],
  ])('%o un-chooses it (MULTI-004, A-092)', (change, expected) => {
    expect(dayOf(changeDay(chosen, 2, change, context), 2)).toMatchObject({
      number: 2,
      choice: null,
      ...expected,
    });
  });

  it.each([
    [{ date: '2026-11-19' }],
    [{ date: '2026-11-26' }],
    [{ date: '2026-11-29' }],
    [{ end: '09:00' }],
    [{ end: '08:00' }],
    [{ start: '12:00', end: '11:00' }],
    [{ delegates: 0 }],
    [{ date: '2026-11-24', end: '17:00' }],
    [{}],
  ])('is not done for what may not be picked, or is there already: %o (FORM-060)', (change) => {
    expect(changeDay(chosen, 2, change, context)).toBe(chosen);
  });

  it('keeps a date on which the venue is closed while its people change (MULTI-004, A-091)', () => {
    const closed = addDay(threeDays);
    expect(dayOf(closed, 4)?.date).toBe('2026-11-26');
    expect(dayOf(changeDay(closed, 4, { delegates: 3 }, context), 4)).toMatchObject({
      date: '2026-11-26',
      delegates: 3,
    });
  });

  it('of a number that is not there changes nothing', () => {
    expect(changeDay(chosen, 7, { delegates: 3 }, context)).toBe(chosen);
  });
});

describe('choosing', () => {
  it('marks the day, opens its tab, and puts it among the events (MULTI-010, MULTI-013, MULTI-017, MULTI-021)', () => {
    const plan = chooseForDay(showDay(threeDays, 1), 2, item('Alder'));
    expect(plan.shown).toBe(2);
    expect(chosenDays(plan)).toEqual([{ ...dayOf(threeDays, 2), choice: item('Alder') }]);
  });

  it('keeps the events in the order of the days (MULTI-012, MULTI-014, C-172)', () => {
    const plan = chooseForDay(chooseForDay(threeDays, 3, item('Birch')), 1, item('Alder'));
    expect(chosenDays(plan).map((day) => day.number)).toEqual([1, 3]);
  });

  it('takes the place of what the day had, and is undone by discarding (MULTI-005, MULTI-018)', () => {
    const plan = chooseForDay(chooseForDay(oneDay, 1, item('Alder')), 1, item('Birch'));
    expect(chosenDays(plan).map((day) => day.choice.title)).toEqual(['Birch']);
    expect(chosenDays(discardChoice(plan, 1))).toEqual([]);
  });
});

describe('continuing', () => {
  it('waits for the days that have no item (MULTI-006, MULTI-019, MULTI-020, ERR-021)', () => {
    const plan = chooseForDay(threeDays, 2, item('Alder'));
    expect(planState(plan)).toEqual({ kind: 'incomplete', missing: [1, 3] });
    expect(planState(discardChoice(plan, 2))).toEqual({ kind: 'incomplete', missing: [1, 2, 3] });
  });

  it('is offered, beside another day, once all are chosen, enquiries included (MULTI-007, B-091)', () => {
    const plan = chooseForDay(
      chooseForDay(addDay(oneDay), 1, item('Alder', null)),
      2,
      item('Birch'),
    );
    expect(planState(plan)).toEqual({ kind: 'complete' });
    expect(planState(addDay(plan))).toEqual({ kind: 'incomplete', missing: [3] });
  });

  it('counts no event of a day that was removed (B-066)', () => {
    const plan = removeDay(chooseForDay(threeDays, 2, item('Alder')), 2);
    expect(chosenDays(plan)).toEqual([]);
    expect(planState(plan)).toEqual({ kind: 'incomplete', missing: [1, 2] });
  });

  test('costs what the priced days cost', () => {
    const plan = chooseForDay(chooseForDay(threeDays, 1, item('Alder', 100)), 3, item('Birch', 2));
    expect(planTotal(plan, 0)).toEqual({ minor: 102, currency: 'EUR' });
    expect(planTotal(chooseForDay(plan, 2, item('Cedar', null)), 0)).toEqual({
      minor: 102,
      currency: 'EUR',
    });
    expect(planTotal(threeDays, 0)).toBeNull();
    // The fee of a booking is paid once, and not where nothing is priced (D-20).
    expect(planTotal(plan, 1500)).toEqual({ minor: 1602, currency: 'EUR' });
    expect(planTotal(threeDays, 1500)).toBeNull();
  });
});

const anyNumber = fc.integer({ min: 0, max: 8 });
type Step = (plan: DayPlan) => DayPlan;
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>(addDay),
  anyNumber.map(
    (number): Step =>
      (plan) =>
        removeDay(plan, number),
  ),
  fc.tuple(anyNumber, fc.string()).map(
    ([number, title]): Step =>
      (plan) =>
        chooseForDay(plan, number, item(title)),
  ),
  anyNumber.map(
    (number): Step =>
      (plan) =>
        discardChoice(plan, number),
  ),
);

test(
  'stays contiguous and sorted under any sequence of add, remove, choose and discard (MULTI-014, MULTI-016)',
  { tags: 'property' },
  () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        let plan = oneDay;
        for (const step of steps) {
          const before = plan;
          plan = step(plan);
          expect(numbers(plan)).toEqual(plan.days.map((_, index) => index + 1));
          expect(numbers(plan)).toContain(plan.shown);
          const dates = plan.days.map((day) => day.date);
          expect(dates).toEqual([...new Set(dates)].sort());
          expect(chosenDays(plan).map((day) => day.date)).toEqual(
            dates.filter((date) =>
              plan.days.some((day) => day.date === date && day.choice !== null),
            ),
          );
          expect(Math.abs(plan.days.length - before.days.length)).toBeLessThanOrEqual(1);
          expect(planState(plan).kind === 'complete').toBe(
            chosenDays(plan).length >= plan.days.length,
          );
        }
      }),
      propertyRuns(500),
    );
  },
);

test(
  'days can be added up to a month of them, each a day after the last (MULTI-002, A-093, API-025)',
  { tags: 'property' },
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        let plan = oneDay;
        for (let added = 1; added < count; added += 1) plan = addDay(plan);
        expect(plan.days.map((day) => day.date)).toEqual(
          Array.from({ length: Math.min(count, mostDays) }, (_, index) =>
            addDays('2026-11-23', index),
          ),
        );
        expect(mayAddDay(plan)).toBe(count < mostDays);
      }),
      propertyRuns(500),
    );
  },
);
