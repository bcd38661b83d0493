import { expect, test } from 'vitest';
import { validationWords } from './validation-words.ts';

test('validation messages have Arabic words; those of pages are in the pages’ own (SITE-022, A-031)', () => {
  expect(validationWords('required', 'ar')).toBe('هذا الحقل مطلوب.');
  expect([validationWords('required', 'en'), validationWords('required', 'de')]).toEqual([
    null,
    null,
  ]);
});
