import { halfHours } from '@foyer/domain';
import { expect, test } from 'vitest';
import { firstTimes, meetingAt, timesProblem, usualTimes } from './package-times.ts';

const day = { start: '2026-06-08T09:15', end: '2026-06-08T17:00' };

test.each([
  [8, { start: '09:00', end: '17:00' }],
  [4, { start: '09:00', end: '13:00' }],
] as const)(
  'a package of %i hours begins with the meeting, on half hours, and does not outlast itself (PACK-012)',
  (length, times) => {
    expect(firstTimes(day, length, halfHours)).toEqual(times);
  },
);

test('a late start leaves the meeting’s own end', () => {
  const late = { start: '2026-06-08T21:00', end: '2026-06-08T23:00' };
  expect(firstTimes(late, 4, halfHours)).toEqual({
    start: '21:00',
    end: '23:00',
  });
});

test('a package of one day is on the first day, one of several on all of them', () => {
  const days = { start: '2026-06-08T09:00', end: '2026-06-10T17:00' };
  expect(meetingAt(days, 8, { start: '10:00', end: '16:00' })).toEqual({
    start: '2026-06-08T10:00',
    end: '2026-06-08T16:00',
  });
  expect(meetingAt(days, 36, { start: '10:00', end: '16:00' })).toEqual({
    start: '2026-06-08T10:00',
    end: '2026-06-10T16:00',
  });
});

test('today the times begin with the first start that is left; without one there are none (PACK-012, D-18)', () => {
  expect(firstTimes({ ...day, start: '2026-06-08T11:15' }, 8, ['11:30', '12:00'])).toEqual({
    start: '11:30',
    end: '17:00',
  });
  expect(firstTimes(day, 8, [])).toBeNull();
});

test('another day is offered at the site’s usual start, for no more than one day', () => {
  expect(usualTimes('2026-06-09', '08:00', 4)).toEqual({
    start: '2026-06-09T08:00',
    end: '2026-06-09T12:00',
  });
  expect(usualTimes('2026-06-09', '08:00', 36).end).toBe('2026-06-09T16:00');
});

test.each([
  ['11:00', 'start-not-before-end'],
  ['12:00', 'too-short'],
  ['13:00', null],
  ['17:00', 'too-long'],
])('half a day from 11:00 to %s is %s (ERR-016, ERR-017, AVAIL-004)', (end, kind) => {
  const ends = halfHours.filter((time) => time >= '13:00');
  const times = { start: '2026-06-08T11:00', end: `2026-06-08T${end}` };
  expect(timesProblem({ length: 4 }, times, ends)?.kind ?? null).toBe(kind);
});
