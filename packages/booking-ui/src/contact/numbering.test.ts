import { describe, expect, it } from 'vitest';
import { createNumbering } from './numbering.ts';

const numbering = createNumbering();

describe('the trunk prefix', () => {
  it.each([
    ['fi', '0401234567', '401234567'],
    ['fi', '040 123 4567', '40 123 4567'],
    ['fi', '40 123 4567', '40 123 4567'],
    ['it', '06 1234 5678', '06 1234 5678'],
    ['gb', '07911 123456', '7911 123456'],
    ['gb', '007911', '07911'],
    ['fr', '06 12 34 56 78', '6 12 34 56 78'],
    ['ru', '8 912 345 67 89', '912 345 67 89'],
    ['ru', '800 123 45 67', '800 123 45 67'],
    ['hu', '06 20 123 4567', '20 123 4567'],
    ['us', '1 604 555 0123', '604 555 0123'],
    ['fi', '0', '0'],
    ['fi', '(040) 123 4567', '40 123 4567'],
    ['fi', '(0)40 123 4567', '40 123 4567'],
    ['us', '(212) 555-0100', '(212) 555-0100'],
    ['fi', '', ''],
  ])('%s %j becomes %j (PHONE-009, D-5, B-057)', (country, typed, national) => {
    expect(numbering.withoutTrunkPrefix(typed, country)).toBe(national);
  });
});

describe('a number typed with its country', () => {
  it.each([
    ['+358', 'gb', { country: 'fi', rest: '' }],
    ['+358 40 123', '', { country: 'fi', rest: '40 123' }],
    ['+44', 'fi', { country: 'gb', rest: '' }],
    ['+1', 'fi', { country: 'us', rest: '' }],
    ['+1', 'ca', { country: 'ca', rest: '' }],
    ['+1 604 555 0123', 'us', { country: 'ca', rest: '604 555 0123' }],
    ['+39 06 1234', 'fi', { country: 'it', rest: '06 1234' }],
    ['+1 (212) 555 0100', 'fi', { country: 'us', rest: '(212) 555 0100' }],
  ])('%s with %j chosen (PHONE-004, PHONE-019, A-153)', (typed, present, expected) => {
    expect(numbering.fromInternational(typed, present)).toEqual(expected);
  });

  it.each(['+', '+3', '+35', '+999', '+0'])('%s names no country', (typed) => {
    expect(numbering.fromInternational(typed, 'fi')).toBeNull();
  });
});

it('knows about 240 countries, each with a code and an example without a trunk prefix (PHONE-016, PHONE-018)', () => {
  expect(numbering.countries.length).toBeGreaterThan(235);
  for (const country of numbering.countries) {
    expect(numbering.dialCode(country), country).toMatch(/^\d{1,3}$/);
    expect(numbering.example(country), country).toMatch(/^\d[\d -]+$/);
  }
  expect(numbering.example('fi')).toBe('41 2345678');
  expect(numbering.dialCode('xx')).toBe('');
});
