import { describe, expect, it, test } from 'vitest';
import type { MeetingLength } from './booking-query.ts';
import {
  asksForWrongTime,
  deriveLength,
  hoursOf,
  isMultiDay,
  lengthInUrl,
  offeredLengths,
  readMeetingLength,
  writeMeetingLength,
} from './meeting-length.ts';

test.each<[string, string, MeetingLength, string]>([
  ['2026-11-23T09:00', '2026-11-23T17:00', 8, 'C-001'],
  ['2026-11-23T09:00', '2026-11-23T11:00', 2, 'C-002'],
  ['2026-11-23T09:15', '2026-11-23T12:00', 2.75, 'C-004'],
  ['2026-11-23T09:00', '2026-11-24T17:00', 'twodays', 'C-005'],
])('%s to %s is %s (FORM-045, FORM-046, %s)', (start, end, length) => {
  expect(deriveLength(start, end)).toBe(length);
});

test('a length between whole hours is written with its minutes (FORM-045, C-004)', () => {
  expect(writeMeetingLength(2.75)).toBe('2:45');
  expect(writeMeetingLength(8)).toBe('8');
  expect(writeMeetingLength('overnight')).toBe('overnight');
});

test.each<[MeetingLength, number, string]>([
  ['overnight', 24, 'C-007'],
  ['twodays', 36, 'C-007'],
  ['oneday', 8, 'C-008'],
  ['overone', 8, 'C-007'],
  [6, 6, 'C-007'],
])('%s has %d hours (FORM-028, FORM-029, %s)', (length, hours) => {
  expect(hoursOf(length)).toBe(hours);
});

test.each<[string, MeetingLength | null]>([
  ['8', 8],
  ['10', 10],
  ['2:45', 2.75],
  ['23:59', 23 + 59 / 60],
  ['overnight', 'overnight'],
  ['twodays', 'twodays'],
  ['oneday', 'oneday'],
  ['Two Days', 'twodays'],
  ['overone', 'overone'],
  ['', null],
  ['0', null],
  ['24', null],
  ['-2', null],
  ['8.5', null],
  ['2:75', null],
  ['8:', null],
  ['x8', null],
  ['123', null],
  ['eight', null],
])('%s reads as %s (SITE-032, A-026)', (text, length) => {
  expect(readMeetingLength(text)).toBe(length);
});

test('every minute up to a day reads back', () => {
  for (let minutes = 1; minutes < 1440; minutes += 1)
    expect(readMeetingLength(writeMeetingLength(minutes / 60))).toBe(minutes / 60);
});

describe('a length in an address', () => {
  const chain = { chainLengthWords: true, offerCards: 'plan' } as const;
  const elsewhere = { chainLengthWords: false, offerCards: 'plan' } as const;
  it.each<[string, MeetingLength, string]>([
    ['Two-Days', 8, 'FORM-034, C-014'],
    ['morethan1', 2, 'FORM-035'],
    ['Two Days', 8, 'FORM-036, C-016, B-029'],
    ['overone', 2, 'FORM-036, C-016, B-029'],
  ])('of a chain’s property, %s becomes %s hours with an error (%s)', (text, length) => {
    expect(lengthInUrl(text, chain)).toBe(length);
    expect(asksForWrongTime(text, chain)).toBe(true);
    expect(asksForWrongTime(text, elsewhere)).toBe(false);
  });
  it.each<[string, MeetingLength | null]>([
    ['Two Days', 'twodays'],
    ['overone', 'overone'],
    ['Two-Days', null],
    ['morethan1', null],
  ])('elsewhere %s is %s (FORM-036, B-029)', (text, length) => {
    expect(lengthInUrl(text, elsewhere)).toBe(length);
  });
  it.each(['overone', 'oneday'])(
    'that only the property system has is none elsewhere: %s (A-024, A-166, D-18)',
    (text) => {
      expect(lengthInUrl(text, { chainLengthWords: false, offerCards: 'select' })).toBeNull();
    },
  );
  it('that is one has no error (FORM-013, A-177)', () => {
    expect(lengthInUrl('6', chain)).toBe(6);
    expect(asksForWrongTime('6', chain)).toBe(false);
  });
});

describe('the lengths to choose from', () => {
  const planning = { minimumHours: 2, offerCards: 'plan' } as const;
  const ordinary = { minimumHours: 2, offerCards: 'select' } as const;
  const usual = [2, 3, 4, 5, 6, 7, 8, 9, 10, 'overnight', 'twodays'];
  it('are 2 to 10 hours, overnight and two days (FORM-005, FORM-027)', () => {
    expect(offeredLengths(ordinary, 'room')).toEqual(usual);
    expect(offeredLengths(ordinary, 'package')).toEqual(usual);
  });
  it('begin with 1 hour for rooms where the site has it (FORM-030)', () => {
    expect(offeredLengths({ minimumHours: 1, offerCards: 'select' }, 'room')).toEqual([
      1,
      ...usual,
    ]);
    expect(offeredLengths({ minimumHours: 1, offerCards: 'select' }, 'package')).toEqual(usual);
  });
  it('are one day and several too in the property system, and only these for packages (FORM-027, FORM-032)', () => {
    expect(offeredLengths(planning, 'room')).toEqual([...usual, 'oneday', 'overone']);
    expect(offeredLengths(planning, 'package')).toEqual(['oneday', 'overone']);
  });
});

test('only overone is a meeting of several days (FORM-031)', () => {
  expect(isMultiDay({ meetingLength: 'overone' })).toBe(true);
  expect(isMultiDay({ meetingLength: 'twodays' })).toBe(false);
});
