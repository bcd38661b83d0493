import { expect, test } from 'vitest';
import { startNoticeOf } from './start-notice.ts';

const context = {
  now: '2026-11-20T10:20',
  leadTimes: { maxDays: 10, disabledDays: [], disabledWeekdays: [] },
  leadMinutes: 120,
  offerCards: 'select',
  takenBy: 'us',
} as const;

test.each([
  ['2026-11-30T23:45', null],
  ['2026-12-01T00:00', { kind: 'too-late', last: '2026-11-30' }],
  ['2026-11-20T12:30', { kind: 'needs-notice', minutes: 120, from: '12:30' }],
  ['2026-11-21T00:00', null],
] as const)('of a start at %s is said %o (FORM-057, FORM-058)', (start, notice) => {
  expect(startNoticeOf({ kind: 'room', start }, context)).toEqual(notice);
});

test('a venue without a last date and a minimum notice shows no notice', () => {
  const free = { ...context, leadTimes: { ...context.leadTimes, maxDays: 0 }, leadMinutes: 0 };
  expect([
    startNoticeOf({ kind: 'room', start: '2026-11-20T12:30' }, free),
    startNoticeOf({ kind: 'room', start: '2036-11-20T12:30' }, free),
  ]).toEqual([null, null]);
});

test('a package that is taken by the half hour starts at one (FORM-057, AVAIL-030)', () => {
  const taken = { ...context, now: '2026-11-20T10:10', takenBy: 'property' } as const;
  const from = (kind: 'room' | 'package') =>
    startNoticeOf({ kind, start: '2026-11-20T15:00' }, taken);
  expect(from('room')).toMatchObject({ from: '12:15' });
  expect(from('package')).toMatchObject({ from: '12:30' });
});
