import { describe, expect, it, test } from 'vitest';
import {
  addOnsAnswered,
  openingStep,
  refusesForConflict,
  refusesPackage,
} from '../add-ons/add-ons-state.ts';
import { airplusCodes, airplusFields, missingAirplusCodes } from '../payment/airplus.ts';
import { offeredBedrooms } from '../add-ons/bedrooms.ts';
import {
  cartFees,
  type CartOptions,
  checkoutLayouts,
  paymentOf,
  reducedLayouts,
} from './cart-options.ts';
import { readTerms } from './terms.ts';
import { chosenPaymentMethod } from '../payment/payment-method.ts';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const options: CartOptions = {
  roomPicture: null,
  asks: { addOnEndTime: true, marketingConsent: false, discountCode: true },
  paymentMethods: ['creditcard', 'airplus'],
  bookingEngine: { paymentMethods: ['invoice', 'creditcard'], preferred: 'creditcard' },
  premiumFee: euro(500),
  hasIntegration: false,
  unpricedServicesAreFree: false,
  airplus: { reasons: ['Training', 'Sales'], codes: ['KS', 'XX', 'AE'] },
  availabilityId: 'av1',
  applicableLayouts: [
    { code: 404, capacity: 20, originalCapacity: 30 },
    { code: 401, capacity: 20, originalCapacity: 20 },
    { code: 405, capacity: 8, originalCapacity: 8 },
    { code: 399, capacity: null, originalCapacity: 40 },
    { code: 400, capacity: 6, originalCapacity: null },
  ],
  serviceFee: { id: 'harbour-service', amount: euro(4950) },
  offers: { addOns: 0, bedrooms: 0 },
};

describe('what a cart defines for its checkout', () => {
  it('has methods of its own for a booking engine, with a preferred one (CHECK-004, A-120)', () => {
    const engine = paymentOf(options, true);
    expect([
      engine.paymentMethods,
      chosenPaymentMethod(engine.paymentMethods, engine.preferred, ''),
    ]).toEqual([['invoice', 'creditcard'], 'creditcard']);
    const standard = paymentOf(options, false);
    expect([
      standard.paymentMethods,
      chosenPaymentMethod(standard.paymentMethods, standard.preferred, ''),
    ]).toEqual([['creditcard', 'airplus'], 'creditcard']);
  });

  it('offers layouts that seat the delegates, never cabaret, and names the reduced ones (CHECK-008, CHECK-020)', () => {
    expect(checkoutLayouts(options, 12)).toEqual([404]);
    expect(checkoutLayouts(options, 8)).toEqual([404, 405]);
    expect(reducedLayouts(options)).toEqual(['theater']);
  });

  it('adds its premium fee, and its service fee where it was ticked (CHECK-005, CHECK-008)', () => {
    expect([
      cartFees(options, false),
      cartFees(options, true),
      cartFees({ premiumFee: null, serviceFee: null }, true),
    ]).toEqual([[500], [500, 4950], []]);
  });

  it('asks a travel account for a reason and for the codes it knows, all required (CHECK-007, CHECK-009, CONST-016, A-121)', () => {
    expect(airplusCodes).toEqual(['AE', 'AK', 'AU', 'BD', 'DS', 'IK', 'KS', 'PK', 'PR', 'RZ']);
    const fields = airplusFields(options, 'airplus');
    expect(fields).toEqual({ reasons: ['Training', 'Sales'], codes: ['AE', 'KS'] });
    expect(fields && missingAirplusCodes(fields, { KS: '1', AE: ' ' })).toEqual(['AE']);
    expect(fields && missingAirplusCodes(fields, { KS: '1' })).toEqual(['AE']);
    expect(airplusFields(options, 'creditcard')).toBeNull();
    expect(airplusFields({ airplus: null }, 'airplus')).toBeNull();
  });
});

test('bedrooms are those there are; a call without an answer offers none (CHECK-013, ERR-025, A-117)', () => {
  const bedroom = { id: 'b1', name: 'Double', price: 12_000, maxPersons: 2, available: 3 };
  expect(offeredBedrooms([bedroom, { ...bedroom, id: 'b2', available: 0 }])).toEqual([bedroom]);
  expect(offeredBedrooms(null)).toEqual([]);
});

describe('the answer to a load of add-ons', () => {
  it('is a list or a refusal, told apart by what it is (CHECK-014, OPERA-025, B-043)', () => {
    expect(addOnsAnswered(['a'])).toEqual({ kind: 'loaded', addOns: ['a'] });
    expect(addOnsAnswered([])).toEqual({ kind: 'loaded', addOns: [] });
    expect(addOnsAnswered(null)).toEqual({ kind: 'failed', problem: 'call' });
  });

  it.each([
    ['package-not-mapped', true, false],
    ['order-failed', false, false],
    ['order-conflict', false, true],
  ] as const)(
    '%s: the package is refused %s, there is a conflict %s (CHECK-017, CHECK-018, CHECK-019, OPERA-025)',
    (answer, ofPackage, conflict) => {
      const state = addOnsAnswered(answer);
      expect(state).toEqual({ kind: 'failed', problem: answer });
      expect([refusesPackage(state), refusesForConflict(state)]).toEqual([ofPackage, conflict]);
    },
  );
});

test(
  'the property system’s checkout opens when its cart is made and all three loads have finished, ' +
    'even failed (OPERA-024, OPERA-048, A-166)',
  () => {
    const loading = { kind: 'loading' } as const;
    const done = { kind: 'loaded', addOns: [] } as const;
    const failed = { kind: 'failed', problem: 'call' } as const;
    expect(openingStep(null, { menus: done, menuItems: done, miscItems: done })).toBe(
      'create-cart',
    );
    expect(openingStep('c1', { menus: done, menuItems: loading, miscItems: failed })).toBe(
      'wait-for-add-ons',
    );
    expect(openingStep('c1', { menus: done, menuItems: done, miscItems: failed })).toBe('open');
  },
);

test.each([
  ['', { kind: 'none' }],
  ['  \n', { kind: 'none' }],
  [' https://venue.example/terms ', { kind: 'page', href: 'https://venue.example/terms' }],
  ['HTTP://venue.example', { kind: 'page', href: 'HTTP://venue.example' }],
  ['javascript:alert(1)', { kind: 'text', text: 'javascript:alert(1)' }],
  ['ftp://venue.example', { kind: 'text', text: 'ftp://venue.example' }],
  ['See https://venue.example', { kind: 'text', text: 'See https://venue.example' }],
  [
    'https://venue.example and the house rules',
    { kind: 'text', text: 'https://venue.example and the house rules' },
  ],
])('terms %j are %o (OPERA-011, OPERA-045, A-136)', (terms, read) => {
  expect(readTerms(terms)).toEqual(read);
});
