import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cataloguePrice } from '../add-ons/add-on.ts';
import { bookingTotal } from '../checkout/booking-total.ts';
import { servicesTotal } from '../checkout/checkout-total.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { packagePrice } from '../offers/package-price.ts';
import { roomPrice } from '../offers/room-price.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { aPackage, aQuery, aRoom } from '../testing/samples.ts';
import type { CartItem } from './cart.ts';

type Priced = Pick<CartItem, 'total' | 'vat' | 'minimumSpend'>;
const unpriced: Priced = { total: null, vat: null, minimumSpend: null };

/** Decimals: two, none, three, four (D-2). */
const currency = fc.constantFrom('EUR', 'ISK', 'KWD', 'CLF');
const rate = fc.integer({ min: 0, max: 5_000_000 });
const vatPercent = fc.constantFrom(0, 10, 13.5, 14, 24, 25.5);

const aRoomItem = fc
  .record({
    hourly: rate,
    minimumSpend: rate,
    vatPercent,
    category: fc.constantFrom('base_price', 'disc_price'),
    quarters: fc.integer({ min: 4, max: 40 }),
    currency,
  })
  .map(
    ({ quarters, currency: of, ...rates }): Priced =>
      roomPrice(
        aRoom({ rates }),
        aQuery({ meetingLength: quarters / 4 }),
        { currency: of, premiumFee: 0 },
        standardOfferRules,
      ) ?? unpriced,
  );
const aPackageItem = fc
  .record({
    unit: fc.double({ min: 0, max: 100_000, noNaN: true }),
    vatPercent,
    delegates: fc.integer({ min: 1, max: 60 }),
    currency,
  })
  .map(({ delegates, currency: of, ...price }): Priced => ({
    ...unpriced,
    ...packagePrice(
      aPackage({ price: { ...price, originalUnit: price.unit, category: 'base_price' } }),
      { delegates },
      { currency: of, premiumFee: 0 },
      standardOfferRules,
    ),
  }));
const totalOf = (of: readonly Priced[]) =>
  bookingTotal({ items: of, extras: [], services: [], bedrooms: [], fees: [] });
const items = fc.array(fc.oneof(aRoomItem, aPackageItem), { maxLength: 8 });
const ofOneCurrency = items.map((all) => all.filter(({ total }) => total?.currency === 'EUR'));

describe('for any cart', () => {
  it(
    'VAT and minimum spend are parts of the total, in whole minor units of every currency (PRICE-030, ROOM-022, D-2)',
    { tags: ['property', 'sum'] },
    () => {
      fc.assert(
        fc.property(items, (all) => {
          for (const item of all) {
            if (item.total === null) continue;
            const vat = item.vat?.minor ?? 0;
            const minimumSpend = item.minimumSpend?.minor ?? 0;
            const net = item.total.minor - vat - minimumSpend;
            expect(
              [net, vat, minimumSpend].every((line) => Number.isSafeInteger(line) && line >= 0),
            ).toBe(true);
          }
        }),
        propertyRuns(),
      );
    },
  );

  it(
    'the total does not depend on the order of the items (PRICE-030)',
    { tags: 'property' },
    () => {
      fc.assert(
        fc.property(
          ofOneCurrency.chain((all) =>
            fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
          ),
          ([all, shuffled]) => {
            expect(totalOf(shuffled)).toEqual(totalOf(all));
            expect(totalOf(all)).toEqual(
              all.length === 0
                ? { kind: 'asks' }
                : {
                    kind: 'all',
                    total: {
                      minor: all.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0),
                      currency: 'EUR',
                    },
                  },
            );
          },
        ),
        propertyRuns(),
      );
    },
  );

  it(
    'services add up line by line, in any order (PRICE-031, C-148)',
    { tags: ['property', 'sum'] },
    () => {
      const services = fc.array(
        fc.record({
          price: fc.integer({ min: 0, max: 1_000_000 }),
          amount: fc.integer({ min: 0, max: 500 }),
        }),
        { maxLength: 10 },
      );
      fc.assert(
        fc.property(services, (parts) => {
          expect(servicesTotal(parts)).toBe(
            parts.reduce((sum, { price, amount }) => sum + price * amount, 0),
          );
          expect(servicesTotal([...parts].reverse())).toBe(servicesTotal(parts));
        }),
        propertyRuns(),
      );
    },
  );
});

it.each([
  [12.5, false, 'EUR', 1250],
  [1250, true, 'EUR', 1250],
  [1250, false, 'ISK', 1250],
])(
  'a catalogue price of %d in a cart with integration %s is %s %i in minor units (PRICE-032, B-006)',
  (price, hasIntegration, currency, minor) => {
    expect(cataloguePrice(price, hasIntegration, currency)).toBe(minor);
  },
);
