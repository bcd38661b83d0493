import { expect, test } from 'vitest';
import { firstTimes, meetingAt } from './package-times.ts';

const day = { start: '2026-06-08T09:15', end: '2026-06-08T17:00' };

test.each([
  [8, { start: '09:00', end: '17:00' }],
  [4, { start: '09:00', end: '13:00' }],
] as const)(
  'a package of %i hours begins with the meeting, on half hours, and does not outlast itself (PACK-012)',
  (length, times) => {
    expect(firstTimes(day, length)).toEqual(times);
  },
);

test('a late start leaves the meeting’s own end', () => {
  expect(firstTimes({ start: '2026-06-08T21:00', end: '2026-06-08T23:00' }, 4)).toEqual({
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
