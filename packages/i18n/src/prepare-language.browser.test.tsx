import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';
import { prepareLanguage } from './prepare-language.ts';

test('Icelandic is Icelandic in every browser, with or without its data', async () => {
  await prepareLanguage('is');
  const { dateShort, money, region } = formatsFor('is');
  expect(dateShort('2026-11-30')).toBe('mán., 30.11.2026');
  expect(money({ minor: 123450, currency: 'EUR' })).toBe('1.234,50\u00a0€');
  expect(region('de')).toBe('Þýskaland');
});
