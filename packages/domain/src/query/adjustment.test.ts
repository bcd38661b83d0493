import { describe, expect, it, test } from 'vitest';
import { aQuery } from '../testing/samples.ts';
import { adjustmentOf, type AskedSpan, readAsked, writeAsked } from './adjustment.ts';
import type { MeetingLength } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { settle } from './settle.ts';
import { askedInAddress, readQuery } from './query-in-url.ts';
import { standardQueryDefaults } from './site-settings.ts';
import { changeEndDate, changeLength, changeStartDate, changeTab } from './start-and-end.ts';

const noLimits = { maxDays: 0, disabledDays: [], disabledWeekdays: [] };
/** Friday 20 November 2026. */
const context: EditContext = {
  now: '2026-11-20T10:20',
  leadTimes: { maxDays: 30, disabledDays: ['2026-12-01'], disabledWeekdays: [] },
  leadMinutes: 0,
  minimumHours: 2,
  defaultStart: '09:00',
  defaultLength: 8,
  offerCards: 'select',
  takenBy: 'us',
};
const asks = (start: string, end: string, meetingLength: MeetingLength | null): AskedSpan => ({
  start,
  end,
  meetingLength,
});
/** What the form makes of it, and says of that. */
const said = (asked: AskedSpan, rules: EditContext = context) => {
  const query = settle(aQuery({ ...asked, meetingLength: asked.meetingLength ?? 8 }), rules);
  const found = adjustmentOf(asked, query, rules);
  return found && `${found.part} ${found.reason}`;
};

describe('what was asked for and is not had', () => {
  test.each<[string, AskedSpan, string | null]>([
    ['as asked', asks('2026-11-24T09:00', '2026-11-24T17:00', 8), null],
    ['a length that follows the times', asks('2026-11-24T09:00', '2026-11-24T17:00', null), null],
    ['in the past', asks('2026-11-18T09:00', '2026-11-18T17:00', 8), 'start past'],
    ['earlier today', asks('2026-11-20T09:00', '2026-11-20T17:00', 8), 'start past'],
    ['within this hour', asks('2026-11-20T10:45', '2026-11-20T17:00', 8), 'start too-soon'],
    [
      'between the quarters',
      asks('2026-11-24T09:07', '2026-11-24T17:00', 8),
      'start between-quarters',
    ],
    [
      'an end between them',
      asks('2026-11-24T09:00', '2026-11-24T16:52', 8),
      'end between-quarters',
    ],
    ['too short', asks('2026-11-24T09:00', '2026-11-24T10:00', 1), 'end too-short'],
    [
      'an end before the start',
      asks('2026-11-24T09:00', '2026-11-24T08:00', null),
      'end too-short',
    ],
    ['three days', asks('2026-11-24T09:00', '2026-11-26T17:00', 'twodays'), 'end too-long'],
    [
      'four hours past midnight (A-050)',
      asks('2026-11-24T21:00', '2026-11-25T01:00', 4),
      'length ends-next-day',
    ],
    [
      'a length and other times',
      asks('2026-11-24T09:00', '2026-11-24T17:00', 4),
      'length other-times',
    ],
  ])('%s: %o (FORM-040, FORM-043, FORM-045 to FORM-048, FORM-061)', (_what, asked, why) => {
    expect(said(asked)).toBe(why);
  });

  it('within the venue’s own notice (FORM-057)', () => {
    expect(
      said(asks('2026-11-20T12:00', '2026-11-20T17:00', 5), { ...context, leadMinutes: 120 }),
    ).toBe('start too-soon');
  });

  it('today, when no time is left: another day’s nine o’clock is never silent (A-049)', () => {
    const late = { ...context, now: '2026-11-20T23:10' };
    const asked = asks('2026-11-20T23:30', '2026-11-21T01:30', 2);
    expect(settle(aQuery({ ...asked, meetingLength: 2 }), late).start).toBe('2026-11-21T09:00');
    expect(said(asked, late)).toBe('start too-soon');
  });

  it.each([
    ['2026-12-01', 'closed-date'],
    ['2026-12-25', 'too-far-ahead'],
    ['2026-11-19', 'past'],
  ])('a date that is not selectable, %s: %s (FORM-056, FORM-058, FORM-059)', (date, reason) => {
    const query = aQuery({ start: '2026-11-24T09:00', end: '2026-11-24T17:00' });
    const kept = changeStartDate(query, date, context);
    expect(adjustmentOf(asks(`${date}T09:00`, `${date}T17:00`, null), kept, context)).toEqual({
      part: 'start',
      asked: `${date}T09:00`,
      reason,
    });
  });

  it('an end on a closed next day (FORM-059)', () => {
    const query = aQuery({ start: '2026-11-30T09:00', end: '2026-11-30T17:00' });
    const kept = changeEndDate(query, '2026-12-01', context);
    expect(
      adjustmentOf(asks('2026-11-30T09:00', '2026-12-01T17:00', null), kept, context),
    ).toMatchObject({ part: 'end', reason: 'closed-date' });
  });

  it('hours for a package of the property system, which takes one day (FORM-032)', () => {
    const plan: EditContext = { ...context, offerCards: 'plan' };
    const room = changeLength(aQuery({ start: '2026-11-24T09:00' }), 4, plan);
    const moved = changeTab(room, 'package', plan);
    expect(moved.meetingLength).toBe('oneday');
    expect(adjustmentOf(room, moved, plan)).toEqual({
      part: 'length',
      asked: 4,
      reason: 'one-day-only',
    });
  });
});

test.each([
  asks('2026-11-24T09:00', '2026-11-24T17:00', 8),
  asks('2026-11-24T09:00', '2026-11-25T17:00', 'twodays'),
  asks('2026-11-24T09:00', '2026-11-24T11:45', 2.75),
  asks('2026-11-24T09:00', '2026-11-24T11:45', null),
])('%o is a field of a form and back', (asked) => {
  expect(readAsked(writeAsked(asked))).toEqual(asked);
});
test.each(['', 'x', '2026-11-24T09:00', '2026-13-24T09:00 2026-11-24T17:00', '<b> <i>'])(
  '“%s” is no time that was asked for',
  (text) => {
    expect(readAsked(text)).toBeNull();
  },
);

test.each([
  ['the first 03:30', '2027-10-31T00:30Z', '2027-10-31T07:00Z', null],
  ['the second 03:30', '2027-10-31T01:30Z', '2027-10-31T07:00Z', 'start second-time'],
  ['an end at the second 03:30', '2027-10-30T21:00Z', '2027-10-31T01:30Z', 'end second-time'],
])(
  'in the night in which clocks go back, %s is told: a wall time names the first (D-1)',
  (_what, start, end, why) => {
    const params = new URLSearchParams({
      datetime: String(Date.parse(start) / 1000),
      'end-datetime': String(Date.parse(end) / 1000),
    });
    const site = standardQueryDefaults;
    const venue = { timezone: 'Europe/Helsinki', hasPackages: false, leadTimes: noLimits };
    const asked = askedInAddress(params, site, venue);
    const query = readQuery(params, {}, site, venue, context.now);
    const found = asked && adjustmentOf(asked, query, { ...context, leadTimes: noLimits });
    expect(found && `${found.part} ${found.reason}`).toBe(why);
    expect(query[why?.startsWith('end') ? 'end' : 'start']).toBe('2027-10-31T03:30');
  },
);
