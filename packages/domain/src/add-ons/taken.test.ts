import { describe, expect, it, test } from 'vitest';
import type { AddOn } from './add-on.ts';
import { bookingTotal } from '../checkout/booking-total.ts';
import { asksVenue, checkoutParts, takenAddOns, takenServiceFee } from './taken.ts';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const addOn = (over: Partial<AddOn> = {}): AddOn => ({
  id: 'a',
  name: 'Coffee',
  kind: 'services',
  price: 950,
  priceExclVat: 757,
  amount: 1,
  time: '',
  timeEnd: '',
  roomIds: [],
  ...over,
});
const stay = {
  id: 'b',
  name: 'Single',
  price: 12_900,
  amount: 2,
  checkIn: '2026-11-23',
  checkOut: '2026-11-25',
};
const cart = {
  items: [{ total: euro(50_000) }],
  isEnquiry: false,
  unpricedServicesAreFree: false,
  premiumFee: euro(500),
  serviceFee: { id: 'fee', amount: euro(900) },
};
const unpriced = addOn({ id: 'u', price: null, priceExclVat: null });
const nothing = { addOns: [], bedrooms: [], serviceFee: false };
const totalOf = (
  of: Partial<typeof cart> | { items: { total: null }[] },
  taken: Partial<Parameters<typeof checkoutParts>[1]>,
) => bookingTotal(checkoutParts({ ...cart, ...of }, { ...nothing, ...taken }));

describe('what the standard checkout charges', () => {
  it('names what is taken and no fee of a meeting without a price, line by line (CHECK-005, CHECK-008)', () => {
    const untaken = { ...stay, id: 'none', amount: 0 };
    expect(checkoutParts(cart, { ...nothing, bedrooms: [untaken, stay] })).toMatchObject({
      bedrooms: [stay],
      fees: [500],
    });
    expect(checkoutParts({ ...cart, items: [{ total: null }] }, nothing).fees).toEqual([]);
  });

  it.each([
    ['the room and its premium fee', {}, {}, { kind: 'all', total: euro(50_500) }],
    [
      'what is taken, times how many of it',
      {},
      {
        addOns: [addOn({ amount: 8 }), addOn({ id: 'none', amount: 0 })],
        bedrooms: [stay, { ...stay, id: 'none', amount: 0 }],
      },
      { kind: 'all', total: euro(50_500 + 7600 + 51_600) },
    ],
    ['no service fee of a booking', {}, { serviceFee: true }, { kind: 'all', total: euro(50_500) }],
    [
      'the service fee of an enquiry that took it',
      { isEnquiry: true },
      { serviceFee: true },
      { kind: 'all', total: euro(51_400) },
    ],
    [
      'what has a price, beside what has none',
      {},
      { addOns: [addOn(), unpriced] },
      { kind: 'part', total: euro(51_450) },
    ],
    [
      'nothing for what is free',
      { unpricedServicesAreFree: true },
      { addOns: [addOn(), unpriced] },
      { kind: 'all', total: euro(51_450) },
    ],
    [
      'no premium fee where the room has no price',
      { isEnquiry: true, items: [{ total: null }] },
      { addOns: [addOn()] },
      { kind: 'asks' },
    ],
  ] as const)(
    'is %s (CHECK-005, CHECK-006, CHECK-008, PRICE-030, PRICE-031)',
    (_, of, taken, total) => {
      expect(totalOf(of as Partial<typeof cart>, taken)).toEqual(total);
    },
  );
});

test('a service without a price makes an enquiry, unless the cart takes it as free (CHECK-006, A-123)', () => {
  expect([
    asksVenue(cart, { addOns: [addOn()] }),
    asksVenue(cart, { addOns: [unpriced] }),
    asksVenue(cart, { addOns: [{ ...unpriced, amount: 0 }] }),
  ]).toEqual([false, true, false]);
  const generous = { ...cart, unpricedServicesAreFree: true };
  expect(asksVenue(generous, { addOns: [unpriced] })).toBe(false);
  expect(takenAddOns(generous, [unpriced, addOn({ amount: 0 })])).toEqual([
    { ...unpriced, price: 0, priceExclVat: 0 },
  ]);
  expect(asksVenue({ ...generous, isEnquiry: true }, { addOns: [] })).toBe(true);
});

test('the id of the service fee is sent with an enquiry, where it is ticked (CHECK-008, FORM-067)', () => {
  expect(takenServiceFee(cart, { addOns: [unpriced], serviceFee: true })).toBe('fee');
  expect(takenServiceFee(cart, { addOns: [], serviceFee: true })).toBeNull();
  expect(takenServiceFee(cart, { addOns: [unpriced], serviceFee: false })).toBeNull();
});
