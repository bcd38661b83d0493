import { expect, it } from 'vitest';
import { createFormats } from './formats.ts';
import { icelandic } from './icelandic.ts';
import { writingOf } from './writing.ts';

const own = createFormats('is', icelandic);
const known = createFormats('is', writingOf('is'));

it('a day is written as where the language is known', () => {
  for (let day = 0; day < 366; day += 1) {
    const date = new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 10);
    for (const write of ['dateShort', 'dateLong', 'dateNumeric', 'weekday'] as const)
      expect(own[write](date)).toBe(known[write](date));
    for (const options of [
      { month: 'long', year: 'numeric' },
      { month: 'long' },
      { weekday: 'short' },
      { day: 'numeric', month: 'short' },
    ] satisfies Intl.DateTimeFormatOptions[])
      expect(own.dates(options)(new Date(date))).toBe(known.dates(options)(new Date(date)));
  }
});

it('so are amounts, numbers and measures', () => {
  for (const value of [0, 1, 12, 999, 1234, 12_345, 123_456, 1_234_567, -1234]) {
    for (const currency of ['EUR', 'ISK', 'USD', 'GBP', 'SEK'])
      expect(own.money({ minor: value, currency })).toBe(known.money({ minor: value, currency }));
    expect(own.number(value / 10)).toBe(known.number(value / 10));
    expect(own.percent(value / 100)).toBe(known.percent(value / 100));
    expect(own.length(value / 10, 'meter')).toBe(known.length(value / 10, 'meter'));
    expect(own.length(value, 'foot')).toBe(known.length(value, 'foot'));
    for (const options of [
      { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
      { notation: 'compact', maximumFractionDigits: 0 },
      { maximumFractionDigits: 0 },
    ] satisfies Intl.NumberFormatOptions[])
      expect(own.numbers(options)(value)).toBe(known.numbers(options)(value));
  }
});

it.each([
  'Europe/Helsinki',
  'Europe/Berlin',
  'Europe/Lisbon',
  'Atlantic/Reykjavik',
  'Europe/London',
  'America/New_York',
])('so is the zone %s', (zone) => {
  expect(own.zone(zone)).toBe(known.zone(zone));
});

it('so are countries', () => {
  for (const code of ['FI', 'de', 'GB', 'IS', 'CZ', 'US', 'CN'])
    expect(own.region(code)).toBe(known.region(code));
});
