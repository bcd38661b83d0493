import { expect, test } from 'vitest';
import { formMode } from './offers.ts';

test.each([
  [0, 'enquiry'],
  [1, 'booking'],
  [18000, 'booking'],
  [null, null],
])(
  'a total of %s makes the form a %s (PRICE-005, PRICE-006, C-064, C-065, B-007, B-008)',
  (total, mode) => {
    expect(formMode(total)).toBe(mode);
  },
);
