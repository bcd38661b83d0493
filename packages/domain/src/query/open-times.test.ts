import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { openDayTimes } from '../days/day-opening.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { addDays } from '../time.ts';
import { closedWeekdays, openingOf, openingsFor } from '../venue/business-hours.ts';
import type { OpeningHours, Venue } from '../venue/venue.ts';
import type { BookingQuery, MeetingLength } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { openTimes } from './open-times.ts';
import { type MeetingSpan, spanProblem } from './span-problem.ts';
import { endTimes, startTimes } from './start-and-end.ts';

type Hours = Pick<Venue, 'businessHours' | 'leadTimes'>;

const opening = (day: number, start = '08:00', end = '18:00'): OpeningHours => ({
  day,
  start,
  end,
  closed: false,
});
const noLimits = { maxDays: 0, disabledDays: [], disabledWeekdays: [] };
/** Monday to Friday from 08:00 to 18:00, Saturday from 10:00 to 14:00; closed on 1 December. */
const house: Hours = {
  businessHours: [...[1, 2, 3, 4, 5].map((day) => opening(day)), opening(6, '10:00', '14:00')],
  leadTimes: { ...noLimits, disabledDays: ['2026-12-01'] },
};
const never: Hours = { businessHours: [], leadTimes: noLimits };
/** Friday 20 November 2026. */
const context: EditContext = {
  now: '2026-11-20T10:20',
  leadTimes: house.leadTimes,
  leadMinutes: 0,
  minimumHours: 2,
  defaultStart: '09:00',
  defaultLength: 8,
  offerCards: 'select',
  takenBy: 'us',
};
const span = (start: string, end: string, meetingLength: MeetingLength): MeetingSpan => ({
  kind: 'room',
  start,
  end,
  meetingLength,
});
const written = ({ start, end }: { start: string; end: string }) =>
  `${start.slice(5, 10)} ${start.slice(11)}-${end.slice(11)}`;

describe('a meeting at a closed time', () => {
  test.each<[string, MeetingSpan, string[]]>([
    [
      'a Sunday: the Monday after, and the Saturday before as long as it is open',
      span('2026-11-29T09:00', '2026-11-29T17:00', 8),
      ['11-30 09:00-17:00', '11-28 10:00-14:00'],
    ],
    [
      'a date taken out: the days around it',
      span('2026-12-01T09:00', '2026-12-01T11:00', 2),
      ['12-02 09:00-11:00', '11-30 09:00-11:00'],
    ],
    [
      'before it opens: the same day later, then the other days',
      span('2026-11-24T06:00', '2026-11-24T10:00', 4),
      ['11-24 08:00-12:00', '11-25 08:00-12:00', '11-23 08:00-12:00'],
    ],
    [
      'past its closing: the same day earlier',
      span('2026-11-24T15:00', '2026-11-24T20:00', 5),
      ['11-24 13:00-18:00', '11-25 13:00-18:00', '11-23 13:00-18:00'],
    ],
    [
      'longer than any opening: the whole of one',
      span('2026-11-28T08:00', '2026-11-28T20:00', 12),
      ['11-28 10:00-14:00', '11-30 08:00-18:00', '11-27 08:00-18:00'],
    ],
    ['open: nothing to offer', span('2026-11-24T09:00', '2026-11-24T17:00', 8), []],
    [
      'two days, which hours do not limit',
      span('2026-11-29T09:00', '2026-11-30T17:00', 'twodays'),
      [],
    ],
  ])('%s (AVAIL-033, D-18)', (_what, asked, times) => {
    expect(openTimes(asked, house, context).map(written)).toEqual(times);
  });

  it('takes the next whole hour of today, and no time that has passed', () => {
    const today = span('2026-11-20T19:00', '2026-11-20T21:00', 2);
    expect(openTimes(today, house, context).map(written)).toEqual([
      '11-20 16:00-18:00',
      '11-21 12:00-14:00',
    ]);
    expect(openTimes(today, house, { ...context, now: '2026-11-20T17:30' }).map(written)).toEqual([
      '11-21 12:00-14:00',
    ]);
  });

  it('too far ahead becomes the last days that may be booked (FORM-058)', () => {
    const leadTimes = { ...house.leadTimes, maxDays: 30 };
    expect(
      openTimes(
        span('2027-02-01T09:00', '2027-02-01T17:00', 8),
        { ...house, leadTimes },
        { ...context, leadTimes },
      ).map(written),
    ).toEqual(['12-19 10:00-14:00']);
  });

  it('fits into one of several openings of a day, and until midnight where it stays open', () => {
    const lunch = { ...house, businessHours: [opening(2, '08:00', '12:00'), opening(2, '13:00')] };
    expect(
      openTimes(span('2026-11-24T11:00', '2026-11-24T15:00', 4), lunch, context).map(written)[0],
    ).toBe('11-24 13:00-17:00');
    const bar = { ...house, businessHours: [opening(2, '18:00', '02:00')] };
    expect(
      openTimes(span('2026-11-24T15:00', '2026-11-24T19:00', 4), bar, context).map(written)[0],
    ).toBe('11-24 18:00-22:00');
  });

  it('each is accepted by the rule of the server', { tags: 'property' }, () => {
    const quarter = fc.integer({ min: 0, max: 95 });
    const time = (quarters: number) =>
      `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
    let offered = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), quarter, quarter, (days, from, to) => {
        const date = addDays('2026-11-20', days);
        const [first, last] = [Math.min(from, to), Math.max(from, to)];
        const asked = span(`${date}T${time(first)}`, `${date}T${time(last)}`, (last - first) / 4);
        for (const found of openTimes(asked, house, context)) {
          offered += 1;
          expect(spanProblem({ ...found, kind: 'room' }, house, context)).toBeNull();
        }
      }),
      propertyRuns(2000),
    );
    expect(offered).toBeGreaterThan(100);
  });
});

describe('a venue that opens on no day', () => {
  test.each<[MeetingLength, string]>([
    [8, '2026-11-24T17:00'],
    ['overnight', '2026-11-25T09:00'],
    ['twodays', '2026-11-25T17:00'],
    ['overone', '2026-11-25T17:00'],
  ])('takes no meeting of length %s, and offers no time (AVAIL-031, A-047)', (length, end) => {
    const asked = span('2026-11-24T09:00', end, length);
    const offerCards = length === 'overone' ? ('plan' as const) : ('select' as const);
    expect(openingOf(never, asked, { offerCards }).kind).toBe('closed-day');
    expect(spanProblem(asked, never, { ...context, offerCards })).toEqual({
      part: 'start',
      reason: 'closed-day',
    });
    expect(openTimes(asked, never, context)).toEqual([]);
    expect(closedWeekdays(never, asked, context)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
  it('nor a package of the property system', () => {
    const asked = { ...span('2026-11-24T09:00', '2026-11-24T17:00', 8), kind: 'package' } as const;
    expect(openingOf(never, asked, { offerCards: 'plan' }).kind).toBe('closed-day');
  });
});

describe('the calendar crosses out', () => {
  test.each<[string, MeetingLength, readonly number[]]>([
    ['weekdays without an opening', 8, [0]],
    ['none for a meeting that hours do not limit (AVAIL-032)', 'twodays', []],
  ])('%s', (_what, meetingLength, days) => {
    expect(closedWeekdays(house, { kind: 'room', meetingLength }, context)).toEqual(days);
  });
  it('the weekdays of the lead times besides (AVAIL-029)', () => {
    const quiet = { ...house, leadTimes: { ...noLimits, disabledWeekdays: [3] } };
    expect(closedWeekdays(quiet, { kind: 'room', meetingLength: 8 }, context)).toEqual([0, 3]);
  });
});

describe('the lists of times', () => {
  const aQuery = (start: string, end: string, meetingLength: MeetingLength): BookingQuery => ({
    ...span(`2026-11-24T${start}`, `2026-11-24T${end}`, meetingLength),
    delegates: 10,
    delegatesGiven: false,
    layout: '_none',
    rates: 'all',
    discountCode: '',
  });
  const starts = (hours: readonly OpeningHours[] | null, query = aQuery('09:00', '17:00', 8)) => {
    const times = startTimes(query, context, hours);
    return [times[0], times.at(-1)];
  };
  test.each<[string, readonly OpeningHours[], (string | undefined)[]]>([
    ['from opening to two hours before closing', [opening(2)], ['08:00', '16:00']],
    [
      'to the end of the day where it is open past midnight',
      [opening(2, '18:00', '02:00')],
      ['18:00', '23:45'],
    ],
    ['none on a closed day', [], [undefined, undefined]],
  ])('start %s (D-18)', (_what, hours, range) => {
    expect(starts(hours)).toEqual(range);
  });
  it('leave out the break between two openings', () => {
    const lunch = [opening(2, '08:00', '12:00'), opening(2, '13:00')];
    const times = startTimes(aQuery('09:00', '11:00', 2), context, lunch);
    expect(times).toContain('10:00');
    expect(times).not.toContain('10:15');
    expect(times).not.toContain('12:30');
    expect(times).toContain('13:00');
    expect(endTimes(aQuery('09:00', '11:00', 2), context, lunch).at(-1)).toBe('12:00');
  });
  it('end with the opening of the start', () => {
    expect(endTimes(aQuery('09:00', '17:00', 8), context, [opening(2)]).at(-1)).toBe('18:00');
    expect(endTimes(aQuery('03:00', '05:00', 2), context, [opening(2)])).toEqual([]);
  });
  it('are whole where hours are not checked', () => {
    const { businessHours } = house;
    const checked = openingsFor(house, '2026-11-29', { kind: 'room', meetingLength: 8 }, context);
    expect([businessHours?.length, checked]).toEqual([6, []]);
    expect(
      openingsFor(house, '2026-11-29', { kind: 'room', meetingLength: 'overnight' }, context),
    ).toBeNull();
    expect(starts(null)).toEqual(['00:00', '23:45']);
  });
});

test('a day of a plan is offered the nearest open ones, in half hours (MULTI-009, A-091)', () => {
  const day = { number: 1, start: '06:30', end: '09:00', delegates: 5, choice: null };
  expect(openDayTimes({ ...day, date: '2026-11-29' }, house, context, 'room')).toEqual([
    { date: '2026-11-30', start: '08:00', end: '10:30' },
    { date: '2026-11-28', start: '10:00', end: '12:30' },
  ]);
  expect(openDayTimes({ ...day, date: '2026-11-24' }, house, context, 'room')[0]).toEqual({
    date: '2026-11-24',
    start: '08:00',
    end: '10:30',
  });
  expect(openDayTimes({ ...day, date: '2026-11-29' }, house, context, 'package')).toEqual([]);
  expect(openDayTimes({ ...day, date: '2026-12-01' }, house, context, 'package')[0]).toEqual({
    date: '2026-12-02',
    start: '06:30',
    end: '09:00',
  });
});
