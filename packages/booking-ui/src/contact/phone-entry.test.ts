import { afterTyping, phoneEntryProblem, phoneValue } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { createNumbering } from './numbering.ts';

const numbering = createNumbering();

describe('what is sent', () => {
  it.each([
    ['fi', '040 123 4567', '+35840 123 4567'],
    ['fi', ' 40 1234567 ', '+35840 1234567'],
    ['gb', '007911', '+4407911'],
    ['it', '06 1234 5678', '+3906 1234 5678'],
    ['fi', '(040) 123-45.67', '+35840 123 45 67'],
    ['fi', '0046 70 123 45 67', '+4670 123 45 67'],
    ['fi', '+46 70-123 45 67', '+4670 123 45 67'],
    ['', '40 123', ''],
    ['fi', '', ''],
  ])('%s %j is %j (PHONE-009, PHONE-010, C-160, C-161, B-057, A-150)', (country, typed, value) => {
    expect(phoneValue({ country, typed }, numbering)).toBe(value);
  });
});

describe('typing a plus', () => {
  it('picks the country and leaves the rest (PHONE-004, B-056)', () => {
    expect(afterTyping({ country: 'fi', typed: '' }, '+46 70 123', numbering)).toEqual({
      country: 'se',
      typed: '70 123',
    });
  });
  it('waits while the code may still come', () => {
    expect(afterTyping({ country: 'fi', typed: '' }, '+35', numbering)).toEqual({
      country: 'fi',
      typed: '+35',
    });
  });
  it('clears the country where no code matches (B-055)', () => {
    expect(afterTyping({ country: 'fi', typed: '' }, '+999', numbering)).toEqual({
      country: '',
      typed: '+999',
    });
  });
});

describe('problems', () => {
  it.each([
    ['fi', '', 'required'],
    ['fi', '   ', 'required'],
    ['fi', '040-123', null],
    ['fi', '(040) 123', null],
    ['fi', '040 CALL', 'invalid'],
    ['fi', '1'.repeat(25), null],
    ['fi', '1'.repeat(26), 'too-long'],
    ['', '040 123', 'country'],
    ['', '+999 12', 'country'],
    ['fi', '040 123 4567', null],
  ])('%s %j: %s (PHONE-005, PHONE-006, C-163)', (country, typed, problem) => {
    expect(phoneEntryProblem({ country, typed }, numbering)).toBe(problem);
  });

  it('asks for the whole number where the country codes could not be loaded', () => {
    expect(phoneEntryProblem({ country: 'fi', typed: '040 123' }, null)).toBe('country');
    expect(phoneEntryProblem({ country: 'fi', typed: '+358 40 123' }, null)).toBeNull();
    expect(phoneValue({ country: 'fi', typed: '+358 40 123' }, null)).toBe('+358 40 123');
  });
});
