import { describe, expect, it, test } from 'vitest';
import type { Contact } from '../checkout/field-rows.ts';
import { standardOfferRules } from '../query/site-settings.ts';
import { offersFor } from '../offers/offers-for.ts';
import type { Package } from '../offers/package.ts';
import type { Room } from '../offers/room.ts';
import { aPackage, aQuery, aRoom, aVenue } from '../testing/samples.ts';
import type { CartItem } from './cart.ts';
import { cart2Request } from './cart2-request.ts';
import { type ChosenOffer, isInstant } from '../offers/offers.ts';
import { checkoutStorageKeys, keptForCheckout } from './kept-for-checkout.ts';
import { legacyRequest } from './legacy-request.ts';

const query = aQuery({ discountCode: 'SPRING', layout: 404 });
const offers = (room: Room, entry: Package = aPackage()) =>
  offersFor({ currency: 'EUR', premiumFee: 0 }, [room], [entry], query, standardOfferRules);
const roomOf = (over: Parameters<typeof aRoom>[0] = {}): ChosenOffer => {
  const [offer] = offers(aRoom(over)).rooms;
  if (!offer) throw new Error('no room');
  return { kind: 'room', offer };
};
const packageOf = (over: Parameters<typeof aPackage>[0] = {}, room = aRoom()): ChosenOffer => {
  const [offer] = offers(room, aPackage(over)).packages;
  if (!offer) throw new Error('no package');
  return { kind: 'package', offer };
};

describe('the cart flow sends', () => {
  it('the venue with six photos at most, what was asked for, and one event (CART-016, CART-017, CART-020, CART-029, B-042, B-081)', () => {
    const request = cart2Request(roomOf({ availabilityId: 'av' }), query, aVenue());
    expect(request).toMatchObject({
      discountCode: 'SPRING',
      delegates: 12,
      orderType: 'room',
      availabilityId: 'av',
      meetingLength: 8,
      propertySystem: null,
    });
    expect(Object.keys(request.venue)).toEqual([
      'id',
      'title',
      'venueTypeEn',
      'countryCode',
      'city',
      'termsOfUse',
      'photos',
    ]);
    expect(request.venue.photos.map(({ src }) => src)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(request.events).toHaveLength(1);
    expect(request.events[0]).toMatchObject({
      start: '2026-11-23T09:00',
      end: '2026-11-23T17:00',
      currency: 'EUR',
    });
  });
  it('a room with what it costs and how (CART-018, PRICE-035)', () => {
    const reduced = roomOf({
      rates: {
        hourly: 6000,
        category: 'disc_price',
        original: { hourly: 8000, halfDay: null, fullDay: null },
      },
    });
    expect(cart2Request(reduced, query, aVenue()).events[0]).toMatchObject({
      room: {
        id: 'r1',
        name: 'Alder',
        layout: 404,
        total: 48000,
        priceType: 'hourly',
        category: 'disc_price',
        original: 64000,
        isInstantBookable: true,
      },
    });
  });
  it('an enquiry as what it is: no price, not at once (CART-018, B-089)', () => {
    expect(
      cart2Request(roomOf({ rates: { hourly: null } }), query, aVenue()).events[0],
    ).toMatchObject({
      room: { total: null, priceType: 'none', original: null, isInstantBookable: false },
    });
  });
  it('the layouts the room can be set in, now and usually (CART-016, ROOM-037, A-111)', () => {
    expect(cart2Request(roomOf(), query, aVenue()).applicableLayouts).toEqual([
      { name: 'theater', code: 404, value: 20, originalValue: 30 },
      { name: 'ushape', code: 405, value: 8, originalValue: 8 },
    ]);
  });
  it('a package with its unit price, rounded before it is multiplied (CART-019, B-076, PACK-021)', () => {
    const chosen = packageOf({
      rateCode: 'DDR',
      sourceId: 's1',
      services: ['Water'],
      price: { unit: 3912.5, originalUnit: 4000, category: 'seasonal_price', vatPercent: 24 },
    });
    const request = cart2Request(chosen, query, aVenue());
    expect(request).toMatchObject({ orderType: 'package', applicableLayouts: [] });
    expect(request.events[0]).toMatchObject({
      package: {
        id: 'p1',
        name: 'Full day',
        rateCode: 'DDR',
        min: 10,
        total: 46956,
        unit: 3913,
        totalExclVat: 37868,
        category: 'seasonal_price',
        includes: ['Water'],
        sourceId: 's1',
      },
    });
  });
  it('a package without a price as an enquiry (CART-019, PRICE-003)', () => {
    const request = cart2Request(packageOf({ price: null }), query, aVenue());
    expect(request.events[0]).toMatchObject({
      package: { total: null, unit: null, totalExclVat: null, category: 'none' },
    });
  });
  it('what the property system calls it, as it came (ROOM-040, ROOM-042, PACK-027, A-110)', () => {
    const propertySystem = { roomId: '7', queryIds: ['a', 'b'], availabilityError: '', pmsfa: 'x' };
    expect(cart2Request(roomOf({ propertySystem }), query, aVenue()).propertySystem).toEqual(
      propertySystem,
    );
    expect(
      cart2Request(packageOf({ propertySystem, availabilityId: 'av' }), query, aVenue()),
    ).toMatchObject({ propertySystem, availabilityId: 'av' });
  });
});

const contact: Contact = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.org',
  phone: '+358 40 1234567',
  phoneCountry: 'fi',
  company: '',
  additionalInfo: '',
};
const details = { contact, acceptedTerms: true, serviceFeeId: null };

describe('the legacy flow sends', () => {
  it(
    'meeting, person and a room with rental and total, which has the minimum spend in it ' +
      '(CART-021, CART-022, CART-023, C-155, A-112)',
    () => {
      const request = legacyRequest(roomOf({ rates: { minimumSpend: 15000 } }), query, aVenue(), {
        ...details,
        serviceFeeId: 'fee',
      });
      expect(request).toEqual({
        ...details,
        serviceFeeId: 'fee',
        start: '2026-11-23T09:00',
        end: '2026-11-23T17:00',
        orderType: 'room',
        delegates: 12,
        isInstantBookable: true,
        venueId: 'v1',
        currency: 'EUR',
        layout: 404,
        choice: { kind: 'room', roomId: 'r1', price: 48000, total: 63000 },
      });
    },
  );
  it('no package for a room, and no price for an enquiry (CART-021, C-155)', () => {
    const { choice } = legacyRequest(roomOf({ rates: { hourly: null } }), query, aVenue(), details);
    expect(choice).toEqual({ kind: 'room', roomId: 'r1', price: null, total: null });
  });
  it('a package with the price of one person and of all, in the room that fits (CART-021, A-112)', () => {
    expect(legacyRequest(packageOf(), query, aVenue(), details).choice).toEqual({
      kind: 'package',
      packageId: 'p1',
      roomId: 'r1',
      price: 3912,
      total: 46944,
    });
    expect(
      legacyRequest(packageOf({ price: null }), query, aVenue(), details).choice,
    ).toMatchObject({ price: null, total: null });
    expect(
      legacyRequest(packageOf({}, aRoom({ available: false })), query, aVenue(), details),
    ).toMatchObject({ isInstantBookable: false, choice: { roomId: null } });
  });
});

test('what is booked at once is so in cart and cookie alike (PRICE-012, B-010)', () => {
  expect([
    isInstant(roomOf()),
    isInstant(roomOf({ instantBookable: false })),
    isInstant(packageOf()),
  ]).toEqual([true, false, true]);
});

test('a checkout finds the cart in storage, summed up and whole (CART-028, A-098)', () => {
  const item: CartItem = {
    kind: 'room',
    id: 'r1',
    title: 'Alder',
    roomId: 'r1',
    roomTitle: 'Alder',
    layout: '_none',
    start: '2026-11-23T09:00',
    end: '2026-11-23T17:00',
    startInstant: 0,
    endInstant: 0,
    delegates: 12,
    total: { minor: 48000, currency: 'EUR' },
    vat: null,
    vatPercent: 24,
    minimumSpend: null,
  };
  const picture = { src: '', alt: '' };
  const venue = {
    id: 'v1',
    alias: 'a',
    title: 'House',
    city: '',
    address: '',
    countryCode: 'FI',
    timezone: 'Europe/Helsinki',
    currency: 'EUR',
    phone: '',
    terms: '',
    termsOfCancellation: '',
    termsOfUse: '',
    pictures: Array.from({ length: 8 }, () => picture),
  };
  expect(checkoutStorageKeys).toEqual({
    product: 'checkoutProduct',
    delegates: 'checkoutDelegates',
    venue: 'venueInfo',
    items: 'checkoutItemProduct',
  });
  const kept = keptForCheckout({ items: [item, { ...item, id: 'r2' }], venue });
  expect(kept).toMatchObject({
    product: { kind: 'room', id: 'r1', total: { minor: 48000 } },
    delegates: 12,
    venue: { title: 'House' },
  });
  expect([kept?.items.length, kept?.venue.pictures.length]).toEqual([2, 6]);
  expect(keptForCheckout({ items: [], venue })).toBeNull();
});
