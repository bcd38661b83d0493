import { expect, test } from 'vitest';
import { localEstimate } from './local-estimate.ts';

const euros = { minor: 18000, currency: 'EUR' };

test.each([
  ['SEK', 0.8421, { minor: 15158, currency: 'SEK' }],
  ['ISK', 150.25, { minor: 27045, currency: 'ISK' }],
  ['KWD', 0.33, { minor: 59400, currency: 'KWD' }],
])('180.00 € in %s at %d is %o (PRICE-023, C-049, A-073)', (code, conversionRate, estimate) => {
  expect(localEstimate(euros, { code, conversionRate })).toEqual(estimate);
});

test.each([
  ['without a rate', null],
  ['at a rate of 0', { code: 'SEK', conversionRate: 0 }],
  ['in the same currency', { code: 'EUR', conversionRate: 1 }],
])('%s nothing is estimated (PRICE-023, A-073)', (_case, local) => {
  expect(localEstimate(euros, local)).toBeNull();
});
