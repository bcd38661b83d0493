import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

test.each([
  ['en', { minor: 123450, currency: 'EUR' }, '€1,234.50'],
  ['de', { minor: 123450, currency: 'EUR' }, '1.234,50 €'],
  ['en', { minor: 45000, currency: 'ISK' }, 'ISK 45,000'],
  ['en-us', { minor: 9950, currency: 'USD' }, '$99.50'],
] as const)('money in %s (PRICE-016, PRICE-017, C-029, D-2)', (language, amount, words) => {
  expect(formatsFor(language).money(amount).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a day is the venue’s, wherever the visitor sits', () => {
  const short = (language: string) => formatsFor(language).dateShort('2026-06-08');
  const long = (language: string) =>
    formatsFor(language).dateLong('2026-06-08').replaceAll('\u00a0', ' ');
  expect(short('en')).toBe('Mon 8 Jun 2026');
  expect(short('de')).toBe('Mo., 8. Juni 2026');
  expect(short('en-us')).toBe('Mon, Jun 8, 2026');
  expect(long('de')).toBe('Montag, 8. Juni 2026');
  expect(long('en')).toBe('Monday 8 June 2026');
  expect(long('en-us')).toBe('Monday, June 8, 2026');
});

test('a day is not parted from its month, nor a year from its sign', () => {
  expect(formatsFor('fi').dateLong('2026-06-08')).toBe('maanantaina 8.\u00a0kesäkuuta 2026');
  expect(formatsFor('ru').dateLong('2026-06-08')).toBe('понедельник, 8\u00a0июня 2026\u00a0г.');
});

test('pounds and zones are written as in the middle of a line', () => {
  expect(formatsFor('fr').money({ minor: 5750, currency: 'GBP' })).toBe('57,50\u00a0£');
  expect(formatsFor('fr').wholeMoney(58, 'GBP')).toBe('58\u00a0£');
  expect(formatsFor('it').zone('Europe/Helsinki')).toBe('ora dell’Europa orientale');
  expect(formatsFor('da').zone('Europe/Helsinki')).toBe('østeuropæisk tid');
  expect(formatsFor('da').zone('Atlantic/Reykjavik')).toBe('GMT');
});

test('a meeting within a day shows its hours, a longer one its days too', () => {
  expect(formatsFor('en').span('2026-06-08T09:00', '2026-06-08T17:00')).toBe('09:00–17:00');
  expect(formatsFor('en').span('2026-06-08T09:00', '2026-06-09T17:00')).toBe(
    'Mon 8 Jun 2026 09:00 – Tue 9 Jun 2026 17:00',
  );
});

test('what stands between values, and their units, is the language’s', () => {
  const [english, german, arabic] = [formatsFor('en'), formatsFor('de'), formatsFor('ar')];
  expect(english.list(['Mon 8 Jun 2026', '09:00'])).toBe('Mon 8 Jun 2026, 09:00');
  expect(arabic.list(['أ', 'ب'])).toBe('أ، ب');
  expect([english, german].map(({ percent }) => percent(25.5))).toEqual(['25.5%', '25,5\u00a0%']);
  expect([english, formatsFor('ru')].map(({ length }) => length(3.25, 'meter'))).toEqual([
    '3.3 m',
    '3,3 м',
  ]);
  expect(english.zone('Europe/Helsinki')).toBe('Eastern European Time');
});
