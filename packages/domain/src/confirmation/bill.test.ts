import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatByRate } from './bill.ts';

const euros = (minor: number) => ({ minor, currency: 'EUR' });

test('a bill names the VAT of each rate (D-21)', () => {
  expect(
    vatByRate([
      { total: euros(12_550), percent: 25.5 },
      { total: euros(11_350), percent: 13.5 },
      { total: euros(12_550), percent: 25.5 },
    ]),
  ).toEqual([
    { percent: 25.5, net: euros(20_000), vat: euros(5100) },
    { percent: 13.5, net: euros(10_000), vat: euros(1350) },
  ]);
  expect(vatByRate([])).toEqual([]);
});

test('net and VAT of all rates are the whole bill', () => {
  const line = fc.record({
    total: fc.nat({ max: 1_000_000 }).map(euros),
    percent: fc.constantFrom(0, 10, 13.5, 25.5),
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sum = vatByRate(lines).reduce((all, { net, vat }) => all + net.minor + vat.minor, 0);
      expect(sum).toBe(lines.reduce((all, { total }) => all + total.minor, 0));
    }),
  );
});
