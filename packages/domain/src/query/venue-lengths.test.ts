import { expect, it, test } from 'vitest';
import type { OpeningHours } from '../venue/venue.ts';
import type { EditContext } from './edit-context.ts';
import { lengthsAtVenue } from './venue-lengths.ts';

const leadTimes = { maxDays: 0, disabledDays: [], disabledWeekdays: [] };
const context: EditContext = {
  now: '2026-11-20T10:20',
  leadTimes,
  leadMinutes: 0,
  minimumHours: 2,
  defaultStart: '09:00',
  defaultLength: 8,
  offerCards: 'select',
  takenBy: 'us',
};
const hours = (start: string, end: string, day = 1): OpeningHours => ({
  day,
  start,
  end,
  closed: false,
});
const named = ['overnight', 'twodays'];

it('are the site’s where the venue has no hours', () => {
  expect(lengthsAtVenue('room', { businessHours: null, leadTimes }, context)).toEqual([
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    ...named,
  ]);
});

test.each([
  [[hours('09:00', '14:00')], 5],
  [[hours('09:00', '13:00'), hours('10:00', '16:00', 2)], 6],
  [[hours('08:10', '12:05'), hours('13:00', '16:00')], 3],
  // A meeting of one day ends with it.
  [[hours('18:00', '02:00')], 5],
  [[hours('20:45', '23:59')], 3],
  [[hours('09:00', '17:00', 3), hours('09:00', '12:00')], 3],
])('with openings %o no meeting of one day is longer than %i hours (D-18)', (openings, longest) => {
  const venue = { businessHours: openings, leadTimes: { ...leadTimes, disabledWeekdays: [3] } };
  expect(lengthsAtVenue('room', venue, context)).toEqual([
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10].filter((length) => length <= longest),
    ...named,
  ]);
});

it('are 2 to 10 hours at an office operator’s (REGUS-003, D-18)', () => {
  const office = { ...context, takenBy: 'office' as const };
  expect(lengthsAtVenue('room', { businessHours: null, leadTimes }, office)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

it.each([
  ['us', [2, 3, 4]],
  ['property', [2, 3]],
] as const)(
  'of a package taken by %s from one of its times to another: %o (D-18)',
  (by, lengths) => {
    const odd = { businessHours: [hours('07:45', '11:45')], leadTimes };
    const taken = lengthsAtVenue('package', odd, { ...context, takenBy: by });
    expect(taken.filter((length) => typeof length === 'number')).toEqual(lengths);
  },
);
