import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addMoney, exponentOf, localEstimate, roundHalfAwayFromZero, toMinor } from './money.ts';
import { propertyRuns } from './testing/property-runs.ts';

test.each([
  ['EUR', 2],
  ['ISK', 0],
  ['JPY', 0],
  ['KWD', 3],
  // Engines that follow CLDR have 0 decimals for these.
  ['IQD', 3],
  ['AFN', 2],
])('%s has %i decimals (D-2)', (currency, exponent) => {
  expect(exponentOf(currency)).toBe(exponent);
});

test.each([
  [19.99, 'EUR', 1999],
  [1234.5, 'EUR', 123450],
  [0.29, 'EUR', 29],
  [1.005, 'EUR', 101],
  [18900, 'ISK', 18900],
  [1.2345, 'KWD', 1235],
])('%d %s is %i in minor units (PRICE-018, C-028, B-006)', (major, currency, minor) => {
  expect(toMinor(major, currency)).toBe(minor);
});

test.each([
  [2.5, 3],
  [-2.5, -3],
  [2.4, 2],
  [-0.4, 0],
])('%d rounds to %d (A-065)', (amount, rounded) => {
  expect(roundHalfAwayFromZero(amount)).toBe(rounded);
});

test('rounding leaves whole amounts alone', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
      (minor) => roundHalfAwayFromZero(minor) === minor,
    ),
    propertyRuns(),
  );
});

test('major units and back is the identity for every exponent', { tags: 'property' }, () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.constantFrom('EUR', 'ISK', 'KWD', 'CLF'),
      (minor, currency) => {
        expect(toMinor(minor / 10 ** exponentOf(currency), currency)).toBe(minor);
      },
    ),
    propertyRuns(),
  );
});

describe('adding', () => {
  it('sums amounts of one currency', () => {
    expect(addMoney({ minor: 1999, currency: 'EUR' }, { minor: 1, currency: 'EUR' })).toEqual({
      minor: 2000,
      currency: 'EUR',
    });
  });
  it('refuses two currencies', () => {
    expect(() => addMoney({ minor: 1, currency: 'EUR' }, { minor: 1, currency: 'ISK' })).toThrow(
      new RangeError('cannot add ISK to EUR'),
    );
  });
});

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
