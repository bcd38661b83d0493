import { expect, it, test } from 'vitest';
import { aQuery } from '../testing/samples.ts';
import type { Venue } from '../venue/venue.ts';
import { dayOpening } from './day-opening.ts';
import type { Day } from './day-plan.ts';
import { dayQuery } from './day-offers.ts';
import {
  dayAdjustment,
  dayEndTimes,
  dayStartTimes,
  firstAdjustment,
  halfHours,
  movedStart,
  spanOfDay,
} from './day-times.ts';

test('the pickers step by half hours from 00:00 to 23:30 (MULTI-004, B-028, FORM-061)', () => {
  expect([halfHours.length, halfHours[0], halfHours[1], halfHours.at(-1)]).toEqual([
    48,
    '00:00',
    '00:30',
    '23:30',
  ]);
});

it('offers every half hour as a start, and today those from the next full hour on (MULTI-004)', () => {
  expect(dayStartTimes('2026-11-21', { now: '2026-11-20T10:20', leadMinutes: 0 })).toEqual(
    halfHours,
  );
  expect(dayStartTimes('2026-11-20', { now: '2026-11-20T10:20', leadMinutes: 0 })[0]).toBe('11:00');
  expect(dayStartTimes('2026-11-20', { now: '2026-11-20T23:10', leadMinutes: 0 })).toEqual([]);
});

it('offers ends after the start (FORM-060)', () => {
  expect(dayEndTimes({ start: '22:00' })).toEqual(['22:30', '23:00', '23:30']);
});

test.each([
  ['16:00', { start: '16:00', end: '17:00' }],
  ['17:00', { start: '17:00', end: '23:30' }],
  ['23:00', { start: '23:00', end: '23:30' }],
  ['23:30', { start: '23:00', end: '23:30' }],
])('09:00 to 17:00 with its start moved to %s: %o (MULTI-004, FORM-060)', (moved, span) => {
  expect(movedStart({ start: '09:00', end: '17:00' }, moved)).toEqual(span);
});

it('pushes an end by as much as the start is moved past it (MULTI-004, FORM-060)', () => {
  expect(movedStart({ start: '09:00', end: '12:30' }, '14:00')).toEqual({
    start: '14:00',
    end: '17:30',
  });
});

test.each([
  [{ start: '18:00' }, { part: 'end', was: '17:00' }],
  [{ start: '23:30' }, { part: 'start', asked: '23:30' }],
  [{ start: '10:00' }, null],
  [{ end: '12:00' }, null],
  [{ start: '18:00', end: '19:00' }, null],
] as const)(
  'of 09:00 to 17:00, %o is said to have changed: %o (MULTI-004, D-18)',
  (change, said) => {
    const was = { start: '09:00', end: '17:00' };
    const moved = movedStart(was, 'start' in change ? change.start : was.start);
    expect(
      dayAdjustment(was, change, { ...moved, ...('end' in change && { end: change.end }) }),
    ).toEqual(said);
  },
);

test('the form’s quarter hours and nights are said to have changed (A-090, D-18)', () => {
  const said = (start: string, end: string) =>
    firstAdjustment({ start, end }, spanOfDay(start, end));
  expect(said('09:00', '17:00')).toBeNull();
  expect(said('09:15', '16:45')).toEqual({ part: 'both', was: { start: '09:15', end: '16:45' } });
  expect(said('18:00', '10:00')).toMatchObject({ part: 'both' });
});

test.each([
  ['09:00', '17:00', '09:00', '17:00'],
  ['09:15', '16:45', '09:00', '17:00'],
  ['09:15', '09:20', '09:00', '09:30'],
  ['18:00', '10:00', '18:00', '23:30'],
  ['13:00', '09:00', '13:00', '21:00'],
  ['09:00', '09:00', '09:00', '17:00'],
  ['23:45', '23:50', '23:00', '23:30'],
  ['00:10', '23:50', '00:00', '23:30'],
])('the form’s %s to %s on half hours is %s to %s (A-090)', (start, end, begins, ends) => {
  expect(spanOfDay(start, end)).toEqual({ start: begins, end: ends });
});

const monday: Day = {
  number: 1,
  date: '2026-11-23',
  start: '09:00',
  end: '17:00',
  delegates: 12,
  choice: null,
};
const hours = { day: 1, start: '08:00', end: '18:00', closed: false };
const venue: Pick<Venue, 'businessHours' | 'leadTimes'> = {
  businessHours: [hours],
  leadTimes: { maxDays: 30, disabledDays: ['2026-11-30'], disabledWeekdays: [6] },
};

test.each([
  [{}, { kind: 'open', hours }],
  [{ date: '2026-11-16' }, { kind: 'past' }],
  [{ date: '2026-12-20' }, { kind: 'closed-day' }],
  [{ date: '2026-12-21' }, { kind: 'too-far-ahead', lastDate: '2026-12-20' }],
  [{ date: '2026-11-30' }, { kind: 'closed-date' }],
  [{ date: '2026-11-28' }, { kind: 'closed-date' }],
  [{ date: '2026-11-24' }, { kind: 'closed-day' }],
  [{ end: '18:30' }, { kind: 'outside-hours', hours }],
])('a day with %o is %o (MULTI-009, A-091)', (over, opening) => {
  expect(dayOpening({ ...monday, ...over }, venue, '2026-11-20T10:20', 'room')).toEqual(opening);
});

it('takes a day that begins at this minute (MULTI-009, A-091)', () => {
  expect(dayOpening(monday, venue, '2026-11-23T09:00', 'room').kind).toBe('open');
  expect(dayOpening(monday, venue, '2026-11-23T09:01', 'room').kind).toBe('past');
});

it('holds a package to no hours, but to the dates (MULTI-009, AVAIL-034)', () => {
  expect(dayOpening({ ...monday, end: '23:00' }, venue, '2026-11-20T10:20', 'package')).toEqual({
    kind: 'open',
    hours: null,
  });
  expect(
    dayOpening({ ...monday, date: '2026-11-30' }, venue, '2026-11-20T10:20', 'package'),
  ).toEqual({ kind: 'closed-date' });
});

it('asks for each day’s own rooms and packages (MULTI-011, MULTI-012)', () => {
  expect(dayQuery({ ...monday, delegates: 3 }, aQuery({ layout: 400, discountCode: 'X' }))).toEqual(
    aQuery({
      start: '2026-11-23T09:00',
      end: '2026-11-23T17:00',
      meetingLength: 'overone',
      delegates: 3,
      layout: 400,
      discountCode: 'X',
    }),
  );
});
