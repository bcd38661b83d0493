import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { addDays, addMinutes, dateOf, minutesBetween, timeOf, weekdayOf } from '../time.ts';
import type { MeetingLength } from './booking-query.ts';
import type { EditContext } from './edit-context.ts';
import { settle } from './settle.ts';
import { eventProblem, type MeetingSpan, spanProblem } from './span-problem.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({
  day,
  start: '08:00',
  end: '18:00',
  closed: false,
}));
const venue = {
  businessHours: weekdays,
  leadTimes: { maxDays: 60, disabledDays: ['2026-12-01'], disabledWeekdays: [] },
};
const context: EditContext = {
  now: '2026-11-20T10:20',
  leadTimes: venue.leadTimes,
  leadMinutes: 0,
  minimumHours: 2,
  defaultStart: '09:00',
  defaultLength: 8,
  offerCards: 'select',
  takenBy: 'us',
};
const planning: EditContext = { ...context, offerCards: 'plan' };
/** Monday 23 November 2026. */
const aSpan = (from: string, to: string, meetingLength: MeetingLength): MeetingSpan => ({
  kind: 'room',
  start: from.length > 5 ? from : `2026-11-23T${from}`,
  end: to.length > 5 ? to : `2026-11-23T${to}`,
  meetingLength,
});

test.each<[string, MeetingSpan, string | null]>([
  ['a usual day', aSpan('09:00', '17:00', 8), null],
  ['the shortest', aSpan('09:00', '11:00', 2), null],
  ['one minute', aSpan('09:00', '09:01', 1 / 60), 'end between-quarters'],
  ['less than two hours', aSpan('09:00', '10:45', 1.75), 'end too-short'],
  ['an hour where none is offered', aSpan('09:00', '10:00', 1), 'end too-short'],
  ['a start between quarters', aSpan('11:07', '13:08', 2), 'start between-quarters'],
  ['an end between quarters', aSpan('11:00', '13:08', 2), 'end between-quarters'],
  ['an end before the start', aSpan('11:00', '09:00', 2), 'end too-short'],
  ['another length', aSpan('09:00', '17:00', 4), 'length other-length'],
  ['one night', aSpan('09:00', '2026-11-24T09:00', 'overnight'), null],
  ['29 nights', aSpan('09:00', '2026-12-22T09:00', 'overnight'), 'end too-long'],
  ['two days', aSpan('09:00', '2026-11-24T17:00', 'twodays'), null],
  ['three days', aSpan('09:00', '2026-11-25T17:00', 'twodays'), 'end too-long'],
  ['two days as hours', aSpan('09:00', '2026-11-24T17:00', 8), 'length other-length'],
  ['several days', aSpan('09:00', '2026-11-24T09:00', 'overone'), 'length other-length'],
  ['14 days', aSpan('09:00', '2026-12-07T09:00', 'overone'), 'end too-long'],
  ['a whole day by name', aSpan('09:00', '17:00', 'oneday'), 'length other-length'],
  ['today, before now', aSpan('2026-11-20T09:00', '2026-11-20T17:00', 8), 'start past'],
  [
    'today, before the next full hour',
    aSpan('2026-11-20T10:45', '2026-11-20T17:45', 7),
    'start too-soon',
  ],
  ['today, from then on', aSpan('2026-11-20T11:00', '2026-11-20T17:00', 6), null],
  ['yesterday', aSpan('2026-11-19T09:00', '2026-11-19T17:00', 8), 'start past'],
  ['a disabled date', aSpan('2026-12-01T09:00', '2026-12-01T17:00', 8), 'start closed-date'],
  ['too far ahead', aSpan('2027-02-01T09:00', '2027-02-01T17:00', 8), 'start too-far-ahead'],
  ['a Sunday', aSpan('2026-11-22T09:00', '2026-11-22T17:00', 8), 'start closed-day'],
  ['before the venue opens', aSpan('07:00', '17:00', 10), 'start outside-hours'],
])('%s: %o is %s (D-18)', (_, span, expected) => {
  const problem = spanProblem(span, venue, context);
  expect(problem && `${problem.part} ${problem.reason}`).toBe(expected);
});

test('an hour is enough where the site offers it, in a room (FORM-030, B-023)', () => {
  const hour = aSpan('09:00', '10:00', 1);
  const offered = { ...context, minimumHours: 1 };
  expect(spanProblem(hour, venue, offered)).toBeNull();
  expect(spanProblem({ ...hour, kind: 'package' }, venue, offered)).toMatchObject({ part: 'end' });
});

test('a venue that needs two hours takes no start before (FORM-057)', () => {
  const soon = aSpan('2026-11-20T12:15', '2026-11-20T17:15', 5);
  expect(spanProblem(soon, venue, context)).toBeNull();
  expect(spanProblem(soon, venue, { ...context, leadMinutes: 120 })).toEqual({
    part: 'start',
    reason: 'too-soon',
  });
});

test.each<[string, MeetingSpan, string | null]>([
  ['half hours', aSpan('09:30', '17:00', 7.5), null],
  ['a start at a quarter', aSpan('09:15', '17:00', 7.75), 'start between-half-hours'],
  ['an end at a quarter', aSpan('09:00', '16:45', 7.75), 'end between-half-hours'],
  ['a start between quarters', aSpan('09:07', '17:00', 7), 'start between-quarters'],
  ['less than the form has', aSpan('09:00', '10:30', 1.5), 'end too-short'],
  ['outside the hours', aSpan('06:00', '09:00', 3), 'start outside-hours'],
  ['two days', aSpan('09:00', '2026-11-24T17:00', 'twodays'), 'end too-long'],
])(
  'a package of a property system where it has no card of a plan, %s: %o is %s (AVAIL-030, D-18)',
  (_, span, expected) => {
    const aPackage = { ...span, kind: 'package' } as const;
    const taken: EditContext = { ...context, takenBy: 'property' };
    for (const problem of [
      spanProblem(aPackage, venue, taken),
      eventProblem(aPackage, venue, taken),
    ])
      expect(problem && `${problem.part} ${problem.reason}`).toBe(expected);
    // Its rooms, and packages that we take, go in quarters of an hour.
    const quarter = aSpan('09:15', '16:45', 7.5);
    expect(eventProblem(quarter, venue, taken)).toBeNull();
    expect(spanProblem({ ...quarter, kind: 'package' }, venue, context)).toBeNull();
  },
);

test.each<[string, MeetingSpan, string | null]>([
  ['half an hour on a card', { ...aSpan('10:00', '10:30', 8), kind: 'package' }, null],
  ['nothing', { ...aSpan('10:00', '10:00', 8), kind: 'package' }, 'end too-short'],
  [
    'a package past midnight',
    { ...aSpan('10:00', '2026-11-24T10:00', 8), kind: 'package' },
    'end too-long',
  ],
  ['a room for two days', aSpan('10:00', '2026-11-24T10:00', 8), null],
  ['a room for 29 days', aSpan('10:00', '2026-12-22T10:00', 8), 'end too-long'],
  ['between quarters', aSpan('10:00', '12:10', 2), 'end between-quarters'],
  ['in the past', aSpan('2026-11-19T10:00', '2026-11-19T12:00', 2), 'start past'],
  ['a room outside the hours', aSpan('06:00', '09:00', 3), 'start outside-hours'],
  ['a package outside the hours', { ...aSpan('06:00', '09:00', 3), kind: 'package' }, null],
])(
  'an event of the property system, %s: %o is %s (AVAIL-030, AVAIL-034, D-18)',
  (_, event, expected) => {
    const problem = eventProblem(event, venue, planning);
    expect(problem && `${problem.part} ${problem.reason}`).toBe(expected);
  },
);

/** The rules of D-18 in other words, without the functions that keep them. */
function maybeBooked(
  { kind, start, end, meetingLength }: MeetingSpan,
  rules: EditContext,
): boolean {
  const minute = (wall: string) =>
    Number(timeOf(wall).slice(0, 2)) * 60 + Number(timeOf(wall).slice(3));
  const days = Math.round(minutesBetween(`${dateOf(start)}T00:00`, `${dateOf(end)}T00:00`) / 1440);
  const lasts = minutesBetween(start, end);
  if (minute(start) % 15 !== 0 || minute(end) % 15 !== 0) return false;
  if (days !== 0 && days !== 1) return false;
  const hour = rules.minimumHours === 1 && kind === 'room' && meetingLength === 1;
  if (lasts < 120 && !(hour && lasts === 60 && days === 0)) return false;
  const named = { overnight: 1, twodays: 1, oneday: null, overone: null } as const;
  const belongs =
    typeof meetingLength === 'number'
      ? days === 0 && lasts === meetingLength * 60
      : days === named[meetingLength];
  if (!belongs) return false;
  const nextHour = (Math.floor(minute(rules.now) / 60) + 1) * 60;
  const ahead = Math.max(nextHour, Math.ceil((minute(rules.now) + rules.leadMinutes) / 15) * 15);
  if (minutesBetween(`${dateOf(rules.now)}T00:00`, start) < ahead) return false;
  const date = dateOf(start);
  if (rules.leadTimes.disabledDays.includes(date)) return false;
  if (minutesBetween(`${dateOf(rules.now)}T00:00`, `${date}T00:00`) > 60 * 1440) return false;
  if (meetingLength === 'overnight' || meetingLength === 'twodays') return true;
  const isOpen = weekdayOf(date) >= 1 && weekdayOf(date) <= 5;
  return isOpen && minute(start) >= 480 && minute(end) <= 1080;
}

describe('any span', () => {
  const spans = fc
    .record({
      kind: fc.constantFrom('room', 'package'),
      day: fc.integer({ min: -2, max: 64 }),
      minute: fc.oneof(
        fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
        fc.integer({ min: 0, max: 1439 }),
      ),
      lasts: fc.oneof(
        fc.integer({ min: 1, max: 60 }).map((quarters) => quarters * 15),
        fc.constantFrom(1440, 2160, 2880, 41_760),
        fc.integer({ min: -60, max: 3000 }),
      ),
      length: fc.constantFrom<MeetingLength | 'own'>(
        'own',
        'own',
        1,
        2,
        8,
        'overnight',
        'twodays',
        'oneday',
        'overone',
      ),
    })
    .map(({ kind, day, minute, lasts, length }): MeetingSpan => {
      const start = addMinutes(`${addDays('2026-11-20', day)}T00:00`, minute);
      const end = addMinutes(start, lasts);
      const own = dateOf(start) === dateOf(end) ? lasts / 60 : 'twodays';
      return {
        kind: kind as MeetingSpan['kind'],
        start,
        end,
        meetingLength: length === 'own' ? own : length,
      };
    });
  const contexts = fc.record({
    now: fc.integer({ min: 0, max: 1439 }).map((minute) => addMinutes('2026-11-20T00:00', minute)),
    minimumHours: fc.constantFrom(1, 2),
    leadMinutes: fc.constantFrom(0, 120),
  });

  it(
    'is booked exactly where the rules in words allow it, and what the form makes of it is refused only where the venue is closed (D-18)',
    { tags: 'property' },
    () => {
      let booked = 0;
      fc.assert(
        fc.property(spans, contexts, (span, over) => {
          const rules = { ...context, ...over };
          const problem = spanProblem(span, venue, rules);
          expect(problem === null, JSON.stringify(problem)).toBe(maybeBooked(span, rules));
          if (problem === null) booked += 1;
          const settled = settle(span, rules);
          const left = spanProblem(settled, venue, rules);
          expect(
            left === null ||
              ['closed-date', 'closed-day', 'outside-hours', 'too-far-ahead'].includes(left.reason),
          ).toBe(true);
          // What the form would change is refused.
          if (JSON.stringify(settled) !== JSON.stringify(span)) expect(problem).not.toBeNull();
        }),
        propertyRuns(20_000),
      );
      expect(booked).toBeGreaterThan(100);
    },
  );
});
