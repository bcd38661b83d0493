import { describe, expect, it, test } from 'vitest';
import type { MeetingLength } from '../query/booking-query.ts';
import { openFor, type Opening, openingOf } from './business-hours.ts';
import { textInLanguage, truncate } from './description.ts';
import { dimensionsIn } from './dimensions.ts';
import {
  allowedAfterCheck,
  closedByLeadTimes,
  lastBookableDate,
  type LeadTimeProblem,
  leadTimeProblem,
} from './lead-times.ts';
import type { OpeningHours } from './venue.ts';

const opening = (day: number, start = '08:00', end = '18:00'): OpeningHours => ({
  day,
  start,
  end,
  closed: false,
});
const weekdays = { businessHours: [1, 2, 3, 4, 5].map((day) => opening(day)) };

describe('opening hours', () => {
  it.each<[string, string, string, MeetingLength, string]>([
    ['exactly the hours (AVAIL-031, C-109)', '2026-11-23T08:00', '2026-11-23T18:00', 10, 'open'],
    ['a minute early', '2026-11-23T07:59', '2026-11-23T17:00', 9, 'outside-hours'],
    ['a minute late', '2026-11-23T09:00', '2026-11-23T18:01', 9, 'outside-hours'],
    [
      'an end past midnight (AVAIL-031)',
      '2026-11-23T17:00',
      '2026-11-24T01:00',
      8,
      'outside-hours',
    ],
    ['a Saturday (AVAIL-031, C-110)', '2026-11-28T09:00', '2026-11-28T17:00', 8, 'closed-day'],
    [
      'a night, never checked (AVAIL-032)',
      '2026-11-28T09:00',
      '2026-11-29T09:00',
      'overnight',
      'open',
    ],
    [
      'two days, never checked (AVAIL-032, B-031)',
      '2026-11-28T09:00',
      '2026-11-29T17:00',
      'twodays',
      'open',
    ],
    [
      'several days, never checked (AVAIL-032)',
      '2026-11-28T09:00',
      '2026-11-29T17:00',
      'overone',
      'open',
    ],
    [
      'one day of the property system',
      '2026-11-28T09:00',
      '2026-11-28T17:00',
      'oneday',
      'closed-day',
    ],
  ])('%s', (_what, start, end, length, kind) => {
    expect(openFor(weekdays, start, end, length).kind).toBe(kind);
  });
  it('name the hours for the note', () => {
    expect(openFor(weekdays, '2026-11-23T07:00', '2026-11-23T12:00', 5)).toEqual({
      kind: 'outside-hours',
      hours: opening(1),
    });
  });
  it('that are missing are open, that are empty are closed (AVAIL-031, C-113, A-047)', () => {
    expect(openFor({ businessHours: null }, '2026-11-23T03:00', '2026-11-23T05:00', 2)).toEqual({
      kind: 'open',
      hours: null,
    });
    expect(openFor({ businessHours: [] }, '2026-11-23T09:00', '2026-11-23T17:00', 8)).toEqual({
      kind: 'closed-day',
    });
  });
  it('of one day are alternatives: a meeting lies inside one of them (A-046)', () => {
    const split = { businessHours: [opening(1, '08:00', '12:00'), opening(1, '13:00', '18:00')] };
    expect(openFor(split, '2026-11-23T14:00', '2026-11-23T17:00', 3)).toEqual({
      kind: 'open',
      hours: opening(1, '13:00', '18:00'),
    });
    expect(openFor(split, '2026-11-23T11:00', '2026-11-23T14:00', 3).kind).toBe('outside-hours');
  });
  it('with a closed entry close the day', () => {
    expect(
      openFor(
        { businessHours: [opening(1), { ...opening(1), closed: true }] },
        '2026-11-23T09:00',
        '2026-11-23T17:00',
        8,
      ).kind,
    ).toBe('closed-day');
  });
  it('may run past midnight', () => {
    expect(
      openFor(
        { businessHours: [opening(1, '18:00', '02:00')] },
        '2026-11-23T20:00',
        '2026-11-23T23:30',
        3.5,
      ).kind,
    ).toBe('open');
    expect(
      openFor(
        { businessHours: [opening(1, '18:00', '02:00')] },
        '2026-11-23T17:00',
        '2026-11-23T23:30',
        6.5,
      ).kind,
    ).toBe('outside-hours');
    expect(
      openFor(
        { businessHours: [opening(1, '00:00', '00:00')] },
        '2026-11-23T09:00',
        '2026-11-23T17:00',
        8,
      ).kind,
    ).toBe('open');
  });
});

test('lead times close weekdays and days, and end after their days (AVAIL-029, C-103, C-104)', () => {
  const leadTimes = { maxDays: 30, disabledDays: ['2026-11-24'], disabledWeekdays: [0, 6] };
  expect(
    ['2026-11-28', '2026-11-23', '2026-11-24'].map((date) => closedByLeadTimes(leadTimes, date)),
  ).toEqual([true, false, true]);
  expect(lastBookableDate(leadTimes, '2026-11-20')).toBe('2026-12-20');
  expect(lastBookableDate({ ...leadTimes, maxDays: 0 }, '2026-11-20')).toBeNull();
});

test.each<[string, Partial<Parameters<typeof openingOf>[1]>, boolean, Opening['kind']]>([
  ['open within its hours', {}, false, 'open'],
  [
    'closed outside of them, which the note names (AVAIL-033, B-032)',
    { start: '2026-11-23T07:00' },
    false,
    'outside-hours',
  ],
  [
    'closed on a weekday without an opening (AVAIL-033)',
    { start: '2026-11-28T09:00', end: '2026-11-28T17:00' },
    false,
    'closed-day',
  ],
  [
    'closed on a date taken out, which comes first (AVAIL-029, B-032)',
    { start: '2026-11-24T07:00', end: '2026-11-24T17:00' },
    false,
    'closed-date',
  ],
  [
    'open at any hour for the property system’s packages (AVAIL-034, C-112, B-031)',
    { kind: 'package', start: '2026-11-28T03:00', end: '2026-11-28T05:00' },
    true,
    'open',
  ],
  [
    'not so for its rooms (AVAIL-034)',
    { kind: 'room', start: '2026-11-28T03:00', end: '2026-11-28T05:00' },
    true,
    'closed-day',
  ],
  [
    'not so for packages elsewhere (AVAIL-034)',
    { kind: 'package', start: '2026-11-28T03:00', end: '2026-11-28T05:00' },
    false,
    'closed-day',
  ],
  [
    'closed on a date taken out for every kind of offer',
    { kind: 'package', start: '2026-11-24T09:00', end: '2026-11-24T17:00' },
    true,
    'closed-date',
  ],
  [
    'open all night for a meeting over night (AVAIL-032, B-031)',
    { start: '2026-11-28T09:00', end: '2026-11-29T09:00', meetingLength: 'overnight' },
    false,
    'open',
  ],
])('the venue is %s', (_what, query, plans, kind) => {
  const venue = {
    ...weekdays,
    leadTimes: { maxDays: 0, disabledDays: ['2026-11-24'], disabledWeekdays: [] },
  };
  expect(
    openingOf(
      venue,
      {
        kind: 'room',
        start: '2026-11-23T09:00',
        end: '2026-11-23T17:00',
        meetingLength: 8,
        ...query,
      },
      { offerCards: plans ? 'plan' : 'select' },
    ).kind,
  ).toBe(kind);
});

test.each<[string, LeadTimeProblem | null]>([
  ['2026-11-20T11:59', 'past'],
  ['2026-11-20T12:00', null],
  ['2026-11-22T09:00', 'closed-date'],
  ['2026-11-24T09:00', 'closed-date'],
  ['2026-12-18T23:45', null],
  ['2026-12-21T09:00', 'too-far-ahead'],
])('the check of a start at %s answers %s (AVAIL-028, AVAIL-029)', (start, problem) => {
  expect(
    leadTimeProblem(
      { maxDays: 30, disabledDays: ['2026-11-24'], disabledWeekdays: [0, 6] },
      start,
      '2026-11-20T12:00',
    ),
  ).toBe(problem);
});

test('the last date that may be booked is one of them (AVAIL-028, FORM-058)', () => {
  expect(
    leadTimeProblem(
      { maxDays: 3, disabledDays: [], disabledWeekdays: [] },
      '2026-11-23T09:00',
      '2026-11-20T12:00',
    ),
  ).toBeNull();
});

test('a check that fails leaves what was known (AVAIL-028, A-063, C-106)', () => {
  expect([allowedAfterCheck(true, false), allowedAfterCheck(false, true)]).toEqual([false, true]);
  expect([allowedAfterCheck(true, null), allowedAfterCheck(false, null)]).toEqual([true, false]);
});

test('a description is cut after 300 characters (C-133)', () => {
  expect(truncate('x'.repeat(300))).toEqual({ text: 'x'.repeat(300), cut: false });
  expect(truncate('x'.repeat(301))).toEqual({ text: `${'x'.repeat(300)}…`, cut: true });
  expect(truncate('🏨'.repeat(300))).toEqual({ text: '🏨'.repeat(300), cut: false });
  expect(truncate('🏨'.repeat(301)).text).toBe(`${'🏨'.repeat(300)}…`);
});

test('measures are in feet for American readers only (ROOM-017, ROOM-038, C-134, C-136, B-014)', () => {
  const metric = { area: 28, height: 2.8, width: 10, length: null };
  expect(dimensionsIn('en-us', metric)).toEqual({
    unit: 'feet',
    area: 301.39,
    height: 9.19,
    width: 32.81,
    length: null,
  });
  expect(dimensionsIn('en-us', { ...metric, area: null }).area).toBeNull();
  expect(dimensionsIn('en', metric)).toEqual({ ...metric, unit: 'metres' });
});

test('a venue’s text is in the reader’s language, its base, the venue’s own, English, else empty (A-170)', () => {
  const texts = { en: 'Harbour', fi: 'Satama', sv: '' };
  expect(textInLanguage(texts, 'fi', 'en')).toEqual({ text: 'Satama', language: 'fi' });
  expect(textInLanguage(texts, 'en-us', 'fi').text).toBe('Harbour');
  expect(textInLanguage(texts, 'sv', 'fi')).toEqual({ text: 'Satama', language: 'fi' });
  expect(textInLanguage(texts, 'de', 'sv').text).toBe('Harbour');
  expect(textInLanguage({}, 'de', 'sv')).toEqual({ text: '', language: 'de' });
});
