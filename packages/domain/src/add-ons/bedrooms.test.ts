import { expect, it } from 'vitest';
import { addDays, dateOf } from '../time.ts';
import {
  mostNights,
  nightsOf,
  nightsOfMeeting,
  stayCost,
  stayDays,
  stayProblem,
} from './bedrooms.ts';

const meeting = { start: '2027-03-29T09:00', end: '2027-03-30T17:00' };

it.each([
  ['2027-03-28', '2027-03-29', 1, null],
  ['2027-03-27', '2027-03-31', 4, null],
  ['2027-03-30', '2027-03-31', 1, null],
  ['2027-03-26', '2027-03-28', 2, 'apart'],
  ['2027-03-31', '2027-04-01', 1, 'apart'],
  ['2027-03-29', '2027-03-29', 0, 'no-night'],
  ['2027-03-30', '2027-03-29', -1, 'no-night'],
  ['2027-03-01', '2027-04-01', 31, null],
  ['2027-02-28', '2027-03-31', 31, null],
  ['2027-02-27', '2027-03-31', 32, 'too-long'],
])(
  'bedrooms from %s to %s are %i nights, wrong for that meeting: %s (D-10)',
  (checkIn, checkOut, nights, problem) => {
    expect(nightsOf({ checkIn, checkOut })).toBe(nights);
    expect(stayProblem({ checkIn, checkOut }, meeting)).toBe(problem);
  },
);

it('costs price × bedrooms × nights, also over a night when clocks change (D-10, PRICE-031)', () => {
  expect(
    stayCost({ price: 12_550, amount: 3, checkIn: '2027-03-27', checkOut: '2027-03-30' }),
  ).toBe(112_950);
});

it('covers by default the nights of the meeting, or the one after it (D-10)', () => {
  expect(nightsOfMeeting(meeting)).toEqual({ checkIn: '2027-03-29', checkOut: '2027-03-30' });
  expect(nightsOfMeeting({ start: '2027-03-31T09:00', end: '2027-03-31T17:00' })).toEqual({
    checkIn: '2027-03-31',
    checkOut: '2027-04-01',
  });
});

it('is offered from today or a week before to a week after, so that it touches the meeting (CHECK-013, D-10)', () => {
  const { arrivals, departures } = stayDays(meeting, '2027-03-25', '2027-03-27');
  expect([arrivals[0], arrivals.at(-1)]).toEqual(['2027-03-25', '2027-03-30']);
  expect([departures[0], departures.at(-1)]).toEqual(['2027-03-29', '2027-04-06']);
  expect(stayDays(meeting, '2026-01-01', '2027-03-30')).toMatchObject({
    arrivals: expect.arrayContaining(['2027-03-22']),
    departures: expect.arrayContaining(['2027-03-31']),
  });
  const long = { start: '2027-03-01T09:00', end: '2027-04-15T17:00' };
  expect(stayDays(long, '2026-01-01', '2027-03-01').departures.at(-1)).toBe('2027-04-01');
  // The offered days are exactly those that the server accepts within a week of the meeting.
  for (const of of [meeting, long]) {
    for (const checkIn of stayDays(of, '2026-01-01', dateOf(of.start)).arrivals) {
      const week = addDays(dateOf(of.end), 7);
      const taken = Array.from({ length: 80 }, (_, day) => addDays(checkIn, day - 5)).filter(
        (checkOut) => checkOut <= week && stayProblem({ checkIn, checkOut }, of) === null,
      );
      expect(stayDays(of, '2026-01-01', checkIn).departures, checkIn).toEqual(taken);
    }
  }
  expect(mostNights).toBe(31);
});
