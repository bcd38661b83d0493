import { formatsFor } from '@foyer/i18n';
import { expect, test } from 'vitest';
import { orderOf, readTypedDate, sampleDate } from './read-typed-date.ts';

const orderIn = (language: string) => orderOf(formatsFor(language).dateNumeric(sampleDate));
const months = (language: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2026, month, 15),
    ),
  );
const read = (text: string, language: string) =>
  readTypedDate(text, orderIn(language), '2026-05-18', months(language));

test('each language has its own order (D-11)', () => {
  expect(orderIn('de')).toEqual(['day', 'month', 'year']);
  expect(orderIn('en')).toEqual(['day', 'month', 'year']);
  expect(orderIn('en-us')).toEqual(['month', 'day', 'year']);
  expect(orderIn('sv')).toEqual(['year', 'month', 'day']);
  expect(orderIn('zh')).toEqual(['year', 'month', 'day']);
});

test.each([
  ['3.12.2026', 'de', '2026-12-03'],
  ['03.12.26', 'de', '2026-12-03'],
  ['3. 12. 2026', 'de', '2026-12-03'],
  ['03122026', 'de', '2026-12-03'],
  ['031226', 'de', '2026-12-03'],
  ['3. Dezember 2026', 'de', '2026-12-03'],
  ['3. dez', 'de', '2026-12-03'],
  ['3.12.', 'de', '2026-12-03'],
  ['3.2.', 'de', '2027-02-03'],
  ['2026-12-03', 'de', '2026-12-03'],
  ['3/12/2026', 'en', '2026-12-03'],
  ['3 Dec 2026', 'en', '2026-12-03'],
  ['12/3/2026', 'en-us', '2026-12-03'],
  ['Dec 3, 2026', 'en-us', '2026-12-03'],
  ['2026-12-03', 'sv', '2026-12-03'],
  ['29.02.2028', 'de', '2028-02-29'],
  ['3. 12. 2026', 'cs', '2026-12-03'],
  ['2026. 12. 3.', 'hu', '2026-12-03'],
  ['3 aout 2026', 'fr', '2026-08-03'],
  ['3 EKİM 2026', 'tr', '2026-10-03'],
  ['3 ekim', 'tr', '2026-10-03'],
  ['٣/١٢/٢٠٢٦', 'ar', '2026-12-03'],
])('"%s" in %s is %s', (text, language, date) => {
  expect(read(text, language)).toBe(date);
});

test.each([
  ['31.02.2026', 'de'],
  ['29.02.2027', 'de'],
  ['12.31.2026', 'de'],
  ['31/12/2026', 'en-us'],
  ['0.12.2026', 'de'],
  ['3.12.202', 'de'],
  ['3', 'de'],
  ['tomorrow', 'en'],
  ['3 foo 2026', 'en'],
  ['', 'de'],
])('"%s" in %s is no day', (text, language) => {
  expect(read(text, language)).toBeNull();
});
