import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from './testing/property-runs.ts';
import {
  addDays,
  addMinutes,
  dateOf,
  instantOf,
  minutesBetween,
  readWrittenDate,
  timeOf,
  wallOf,
  weekdayOf,
  writtenDate,
} from './time.ts';

const zones = (
  'Europe/Helsinki Europe/London Europe/Berlin Europe/Stockholm Europe/Paris Europe/Madrid Europe/Warsaw Europe/Istanbul ' +
  ('Atlantic/Reykjavik Atlantic/Azores Africa/Casablanca Africa/Cairo America/New_York ' +
    'America/Los_Angeles America/Sao_Paulo America/St_Johns ') +
  'Asia/Kolkata Asia/Kathmandu Asia/Tokyo Asia/Dubai Australia/Sydney Australia/Lord_Howe Pacific/Auckland Pacific/Kiritimati'
).split(' ');
const unix = (iso: string) => Date.parse(iso) / 1000;

test.each([
  ['2026-11-23T09:00', 'Europe/Helsinki', '2026-11-23T07:00Z'],
  ['2026-07-01T09:00', 'Europe/Helsinki', '2026-07-01T06:00Z'],
  ['2026-11-23T09:00', 'Europe/London', '2026-11-23T09:00Z'],
  ['2026-11-23T09:00', 'Asia/Kathmandu', '2026-11-23T03:15Z'],
  ['2026-11-23T09:00', 'Atlantic/Reykjavik', '2026-11-23T09:00Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(unix(instant));
  expect(wallOf(unix(instant), zone)).toBe(wall);
});

describe('the nights on which clocks change (D-1)', () => {
  it.each([
    // Skipped wall times move forward by the missing hour (half an hour on Lord Howe).
    ['2026-03-29T03:30', 'Europe/Helsinki', '2026-03-29T04:30'],
    ['2026-03-29T01:15', 'Europe/London', '2026-03-29T02:15'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-04T02:45'],
  ])('%s in %s does not exist and becomes %s', (wall, zone, shown) => {
    expect(wallOf(instantOf(wall, zone), zone)).toBe(shown);
  });

  it.each([
    ['2026-10-25T03:30', 'Europe/Helsinki', '2026-10-25T00:30Z'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
    ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45Z'],
  ])('%s in %s happens twice and is the first one', (wall, zone, first) => {
    expect(instantOf(wall, zone)).toBe(unix(first));
  });
});

test(
  'every quarter of an hour of two years reads back in 24 zones, except those a night skips (D-1)',
  { tags: 'property' },
  () => {
    const twoYears = { min: unix('2026-01-01T00:00Z') / 900, max: unix('2028-01-01T00:00Z') / 900 };
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer(twoYears), (zone, quarter) => {
        const wall = wallOf(quarter * 900, zone);
        const back = instantOf(wall, zone);
        // The same wall time, and the earlier instant where it occurs twice.
        expect(wallOf(back, zone)).toBe(wall);
        expect(back).toBeLessThanOrEqual(quarter * 900);
        expect(quarter * 900 - back).toBeLessThanOrEqual(3600);
      }),
      propertyRuns(2000),
    );
  },
);

test('around every change of a zone, walls keep their order or move forward', () => {
  const wrong: string[] = [];
  for (const zone of zones) {
    for (const from of ['2026-03-01T00:30', '2026-09-20T00:30']) {
      for (let hour = 0; hour < 24 * 45; hour += 1) {
        const wall = addMinutes(from, hour * 60);
        const forward = wallOf(instantOf(wall, zone), zone) >= wall;
        if (!forward || instantOf(addMinutes(wall, 60), zone) < instantOf(wall, zone))
          wrong.push(`${wall} ${zone}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a malformed wall or zone is refused by name', () => {
  expect(() => instantOf('2026-13-01T09:00', 'Europe/Helsinki')).toThrow('2026-13-01T09:00');
  expect(() => instantOf('2026-11-23T09:00', 'Europe/Atlantis')).toThrow('Europe/Atlantis');
  expect(() => wallOf(0, 'Europe/Atlantis')).toThrow(RangeError);
});

test('calendar arithmetic', () => {
  expect(addMinutes('2026-12-31T23:30', 45)).toBe('2027-01-01T00:15');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(weekdayOf('2026-11-28')).toBe(6);
  expect(minutesBetween('2026-11-23T09:15', '2026-11-24T09:00')).toBe(1425);
  expect([dateOf('2026-11-23T09:15'), timeOf('2026-11-23T09:15')]).toEqual(['2026-11-23', '09:15']);
});

test('a wall time is written day, month, year, hour, minute (FORM-002, CONST-010)', () => {
  expect(writtenDate('2026-11-23T09:00')).toBe('23-11-2026 09:00');
});

test.each([
  ['05-06-2026 09:00', '2026-06-05T09:00'],
  ['29-02-2028 23:59', '2028-02-29T23:59'],
  ['29-02-2026 09:00', null],
  ['01-13-2026 09:00', null],
  ['2026-06-05 09:00', null],
  ['05-06-2026 24:00', null],
  ['05-06-2026', null],
  ['x05-06-2026 09:00', null],
  ['05-06-2026 09:00:00', null],
])('%s reads as %s, the day before the month (B-083, FORM-002)', (text, wall) => {
  expect(readWrittenDate(text)).toBe(wall);
});
