import { describe, expect, it, test } from 'vitest';
import { holdSeconds } from '../cart/cart.ts';
import { cookies } from '../cart/cookies.ts';
import { officeSuccessLinks, officeSuccessPath } from './office-paths.ts';
import { pickerSteps } from '../query/picker-times.ts';
import type { CheckoutValues } from '../checkout/field-rows.ts';
import {
  type OfficeBooking,
  type OfficeService,
  officeTotals,
  takenServices,
} from './office-booking.ts';
import { officeCountries, officeCountry } from './office-countries.ts';
import { officeOrder } from './office-order.ts';
import {
  forgetsOfficeCart,
  type OfficeAnswer,
  officeOutcome,
  restartsCardFrame,
} from './office-outcome.ts';
import { type OfficeRoom, officeRoomFit, officeSearch } from './office-rooms.ts';

const euro = (minor: number) => ({ minor, currency: 'EUR' });
const room: OfficeRoom = {
  id: 'o1',
  roomId: 'loft',
  title: 'Loft',
  min: 2,
  max: 8,
  layouts: [{ name: 'island', capacity: 6, originalCapacity: 6 }],
  total: euro(12_400),
  totalExclVat: euro(10_000),
};

describe('the floating form', () => {
  it('steps by quarters of an hour (REGUS-002)', () => {
    expect(pickerSteps.form).toBe(15);
  });

  it.each([
    [1, '_none', { kind: 'exceeds', delegates: 1, min: 2, max: 8 }],
    [2, '_none', { kind: 'fits' }],
    [9, '_none', { kind: 'exceeds', delegates: 9, min: 2, max: 8 }],
    [8, '_none', { kind: 'fits' }],
    [6, 760, { kind: 'fits' }],
    [7, 760, { kind: 'layout', layout: 760, capacity: 6 }],
    [6, 404, { kind: 'layout', layout: 404, capacity: null }],
  ] as const)(
    'for %i people in layout %s says of the room: %o (REGUS-004, REGUS-006, REGUS-009)',
    (delegates, layout, fit) => {
      expect(officeRoomFit(room, delegates, layout)).toEqual(fit);
    },
  );

  it('distinguishes a search without a room (REGUS-053, A-132)', () => {
    expect(officeSearch([])).toEqual({ kind: 'no-room' });
    expect(officeSearch([room])).toEqual({ kind: 'rooms', rooms: [room] });
  });
});

const booking: OfficeBooking = {
  venueId: '77',
  venueTitle: 'Harbour Office',
  roomTitle: 'Loft',
  roomCode: 'L1',
  packageTitle: '',
  start: '2026-11-23T09:00',
  end: '2026-11-23T12:00',
  delegates: 6,
  layout: 760,
  price: euro(12_400),
  priceExclVat: euro(10_000),
  priceTotal: euro(12_400),
  photos: [],
  reservationId: 't1',
};
const service = (over: Partial<OfficeService>): OfficeService => ({
  name: 'Coffee',
  price: 1550,
  amount: 0,
  isTimed: true,
  time: '10:00',
  ...over,
});

describe('the checkout', () => {
  it('is held for 20 minutes, like the cookie that finds it (REGUS-049, C-157, B-052)', () => {
    expect([holdSeconds, cookies.cart]).toEqual([
      1200,
      { name: 'checkout_items', maxAgeSeconds: 1200 },
    ]);
  });

  it('sums up the services, and all of it incl. VAT (REGUS-014, REGUS-017, REGUS-023, C-148)', () => {
    const services = [
      service({ amount: 4 }),
      service({ price: 890, amount: 2 }),
      service({ price: 99 }),
    ];
    expect(officeTotals(booking, services)).toEqual({ services: euro(7980), total: euro(20_380) });
  });
});

const values: CheckoutValues = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+35840123',
  phoneCountry: 'fi',
  company: 'Engines',
  additionalInfo: 'By tram',
  address: 'Market Street 1',
  city: 'Sydney',
  zip: '2000',
  state: 'NSW',
  country: 'au',
};
const australia = { code: 'au', number: 36, needsZip: true, needsState: true, states: [] };

describe('the order', () => {
  it('carries only the services that were taken (REGUS-025, REGUS-026, C-149)', () => {
    const services = [service({ amount: 0 }), service({ amount: 2 }), service({ amount: 0 })];
    expect(takenServices(services)).toEqual([service({ amount: 2 })]);
    expect(
      officeOrder(booking, values, australia, services, { token: 'tok_1', holder: '' }),
    ).toEqual({
      booking,
      contact: {
        firstName: 'Ada',
        lastName: 'Berg',
        email: 'ada@example.org',
        phone: '+35840123',
        phoneCountry: 'fi',
        company: 'Engines',
        additionalInfo: 'By tram',
      },
      address: {
        address: 'Market Street 1',
        city: 'Sydney',
        zip: '2000',
        state: 'NSW',
        countryNumber: 36,
      },
      cardHolder: 'Ada Berg',
      cardToken: 'tok_1',
      services: [service({ amount: 2 })],
    });
  });

  it('leaves out what the country has not, and takes the holder the frame names (REGUS-025, REGUS-040, REGUS-041, A-129)', () => {
    const order = officeOrder(
      booking,
      values,
      { ...australia, needsZip: false, needsState: false },
      [],
      { token: 't', holder: ' A. Byron ' },
    );
    expect([order.address.zip, order.address.state, order.cardHolder]).toEqual([
      '',
      '',
      'A. Byron',
    ]);
  });

  it('sends what the form does not have as nothing, never as a word (REGUS-025)', () => {
    const { address: _address, city: _city, zip: _zip, state: _state, ...contactOnly } = values;
    expect(
      officeOrder(booking, contactOnly, australia, [], { token: 't', holder: ' ' }),
    ).toMatchObject({
      address: { address: '', city: '', zip: '', state: '' },
      cardHolder: 'Ada Berg',
    });
  });
});

describe('the answer to the order', () => {
  const answer: OfficeAnswer = {
    status: 200,
    orderId: null,
    errorKind: null,
    message: 'No such street.',
    field: 'address',
    accessToken: 'a2',
    hasAccount: null,
  };
  it.each<[Partial<OfficeAnswer> | null, unknown, boolean, boolean]>([
    [{ orderId: '55' }, { kind: 'booked', orderId: '55' }, true, false],
    [{ errorKind: 'payment' }, { kind: 'card-refused', accessToken: 'a2' }, false, true],
    [
      { errorKind: 'payment', status: 400 },
      { kind: 'card-refused', accessToken: 'a2' },
      false,
      true,
    ],
    [
      { errorKind: 'validation' },
      { kind: 'refused', message: 'No such street.', field: 'address', accessToken: 'a2' },
      false,
      true,
    ],
    [
      { status: 400 },
      { kind: 'refused', message: 'No such street.', field: 'address', accessToken: 'a2' },
      false,
      true,
    ],
    [{ status: 500 }, { kind: 'failed' }, true, false],
    [null, { kind: 'failed' }, true, false],
  ])(
    '%o is %o; the cart is forgotten %s, the frame fresh %s (REGUS-033, REGUS-034, REGUS-035, REGUS-036, ERR-027, ERR-028, B-048)',
    (over, outcome, forgets, restarts) => {
      const read = officeOutcome(over === null ? null : { ...answer, ...over });
      expect(read).toEqual(outcome);
      expect([forgetsOfficeCart(read), restartsCardFrame(read)]).toEqual([forgets, restarts]);
    },
  );

  it('leads to the success path, whose links name the order without a slash (REGUS-019, REGUS-020, REGUS-021, C-128, B-053)', () => {
    expect(officeSuccessPath('55')).toBe('/book/55/success');
    expect(officeSuccessLinks('sv', '55', '77')).toEqual({
      booking: '/sv/booking/55',
      inbox: '/sv/dashboard/inbox55',
      front: '/sv/',
      newEnquiry: '/sv/node/77',
    });
    expect(officeSuccessLinks('', '55', '77').front).toBe('/');
  });
});

describe('the countries', () => {
  it('are those of ISO 3166-1, each with a number of its own (REGUS-046)', () => {
    const all = officeCountries();
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(new Set(all.map(({ number }) => number)).size).toBe(249);
    expect(officeCountry('fi')).toEqual({
      code: 'fi',
      number: 246,
      needsZip: true,
      needsState: false,
      states: [],
    });
    expect(['xx', '', 'f', 'fi2', 'FI'].map(officeCountry)).toEqual([null, null, null, null, null]);
  });

  it('have states in five, whose numbers are numbers (REGUS-041, REGUS-046, B-059, CONST-027)', () => {
    const withStates = officeCountries().filter(({ needsState }) => needsState);
    expect(withStates.map(({ number, states }) => [number, states.length])).toEqual([
      [36, 8],
      [76, 27],
      [124, 13],
      [484, 32],
      [840, 51],
    ]);
    expect(officeCountry('au')?.states[1]).toEqual({ code: 'NSW', name: 'New South Wales' });
    for (const { states } of withStates)
      expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
  });

  test('need a zip unless they have no postal codes (REGUS-040, A-131)', () => {
    expect(['fi', 'us', 'hk', 'ae'].map((code) => officeCountry(code)?.needsZip)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
