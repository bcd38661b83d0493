import type { WallDate } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { VenueRecord } from '../import/venue-file.ts';
import { anAddOnRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const rooms = [
  aRoomRecord({ code: 'attic', title: 'Attic', instantBookable: false, rates: {} }),
  aRoomRecord({
    max: 40,
    layouts: {
      theater: { capacity: 30, originalCapacity: 40 },
      cabaret: { capacity: 20, originalCapacity: 20 },
    },
  }),
];
const asking: Partial<VenueRecord> = {
  rooms,
  packages: [],
  addOns: [
    anAddOnRecord({ code: 'host', title: 'Host', price: 40, per: 'hour' }),
    anAddOnRecord({ code: 'flowers', title: 'Flowers', price: null, rooms: [], stock: null }),
  ],
  payment: {
    methods: ['invoice', 'airplus'],
    bookingEngine: { methods: ['creditcard', 'onsite'], preferred: 'onsite' },
    airplus: { reasons: ['Training', 'Sales'], codes: ['KS', 'AE'] },
  },
  marketingConsent: true,
  discountCodeInCheckout: true,
  unpricedServicesAreFree: true,
  premiumFee: 12.5,
  serviceFee: { id: 'front-desk', amount: 9 },
};
const travel = {
  paymentMethod: 'airplus',
  airplus: { reason: 'Sales', codes: { KS: '4711', AE: 'Meeting' } },
};

describe('what a venue’s checkout asks, and how it is paid', () => {
  let database: Database;
  let test: TestApp;
  let asker: Visitor;
  let plain: Visitor;
  let weeks = 8;
  const freshDay = (): WallDate => aDay((weeks += 1));
  const order = (guest = asker) => guest.orderFor('Sky', aQuery({ start: `${freshDay()}T09:00` }));

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({ ...asking, alias: 'asking-house' }),
      aVenueRecord({ rooms, packages: [], addOns: [] }),
    ]);
    test = await startTestApp({ database });
    asker = visitor(test.app, 'asking-house');
    plain = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('is in the cart (CHECK-003 to CHECK-008)', async () => {
    const cartId = valueOf(
      await asker.createCart(await asker.cartBody('Sky', aQuery({ start: `${freshDay()}T09:00` }))),
    );
    const cart = valueOf(await asker.cart(cartId));
    expect(cart).toMatchObject({
      asks: { addOnEndTime: true, marketingConsent: true, discountCode: true },
      paymentMethods: ['invoice', 'airplus'],
      bookingEngine: { paymentMethods: ['creditcard', 'onsite'], preferred: 'onsite' },
      airplus: { reasons: ['Training', 'Sales'], codes: ['KS', 'AE'] },
      premiumFee: eur(1250),
      serviceFee: { id: 'front-desk', amount: eur(900) },
      hasIntegration: false,
      unpricedServicesAreFree: true,
      availabilityId: cart.items[0]?.roomId,
    });
    expect(cart.applicableLayouts).toEqual(
      expect.arrayContaining([
        { code: 404, capacity: 30, originalCapacity: 40 },
        { code: 401, capacity: 20, originalCapacity: 20 },
      ]),
    );
    const answer = await test.app.inject({ url: `/v2/cart/${cartId}` });
    expect(JSON.parse(answer.payload)).toMatchObject({
      form: { addon_endtime: true, marketing_consent: true, discount_code: true },
      be_payment_methods: ['creditcard', 'onsite'],
      be_default_payment_method: 'onsite',
      airplus: { reasons: ['Training', 'Sales'], config: ['KS', 'AE'] },
      premium_fee: 1250,
      service_fee: { id: 'front-desk', amount: 900 },
      treat_service_enquiry_as_free: true,
    });
  });

  it('is card and reception only when the venue sets nothing else', async () => {
    const { cartId } = await order(plain);
    expect(valueOf(await plain.cart(cartId))).toMatchObject({
      asks: { addOnEndTime: false, marketingConsent: false, discountCode: false },
      paymentMethods: ['creditcard', 'onsite'],
      bookingEngine: { paymentMethods: ['creditcard', 'onsite'], preferred: null },
      airplus: null,
      premiumFee: null,
    });
  });

  it('a travel account pays once its reason and codes are given, and the venue is mailed (CHECK-007, CHECK-009, A-121)', async () => {
    const { orderId } = await order();
    const refusedBy = async (airplus: unknown) =>
      (await asker.process(orderId, { paymentMethod: 'airplus', airplus })).problem;
    expect(await refusedBy(undefined)).toMatchObject({
      code: 'invalid_field',
      field: 'airplus.reason',
    });
    expect(await refusedBy({ reason: 'Holiday', codes: travel.airplus.codes })).toMatchObject({
      code: 'invalid_field',
      field: 'airplus.reason',
    });
    expect(await refusedBy({ reason: 'Sales', codes: { AE: 'Meeting', KS: ' ' } })).toMatchObject({
      code: 'invalid_field',
      field: 'airplus.codes.KS',
    });
    expect(
      await refusedBy({ reason: 'Sales', codes: { AE: 'Meeting', KS: '4711', XX: '1' } }),
    ).toMatchObject({ field: expect.stringContaining('airplus.codes') });
    expect(valueOf(await asker.process(orderId, travel)).status).toBe('confirmed');
    expect(test.vault.authorized()).toEqual([]);
    const [toVisitor, toVenue] = await mailsAbout(database, orderId);
    expect(toVenue?.text).toContain(
      'Payment: AirPlus company account\nReason: Sales\nAE: Meeting\nKS: 4711',
    );
    expect(toVisitor?.text).not.toContain('4711');
  });

  it('only payment methods of the venue, of its own checkout or its booking engine’s, are accepted (CHECK-004, A-120)', async () => {
    const { orderId } = await order();
    expect(valueOf(await asker.process(orderId, { paymentMethod: 'onsite' })).status).toBe(
      'confirmed',
    );
    const other = await order(plain);
    expect(
      (await plain.process(other.orderId, { paymentMethod: 'invoice' })).problem,
    ).toMatchObject({ code: 'invalid_field', field: 'paymentMethod' });
    expect((await plain.process(other.orderId, travel)).problem).toMatchObject({
      code: 'invalid_field',
      field: 'paymentMethod',
    });
  });

  it('the fee for premium service is part of the total, and named in the mails (CHECK-005)', async () => {
    const withFee = await order();
    const without = await order(plain);
    const totalOf = async (guest: Visitor, orderId: string) =>
      valueOf(await guest.process(orderId, { paymentMethod: 'onsite' })).events[0]?.total?.minor ??
      0;
    expect((await totalOf(asker, withFee.orderId)) - (await totalOf(plain, without.orderId))).toBe(
      1250,
    );
    for (const { text } of (await mailsAbout(database, withFee.orderId)).slice(0, 2))
      expect(text).toContain('Premium service: €12.50');
    expect((await asker.venue()).premiumService).toBe(true);
  });

  it('an offer on request bears no fee: the fee would be its whole total', async () => {
    const { orderId } = await asker.orderFor('Attic', aQuery({ start: `${freshDay()}T09:00` }));
    expect(valueOf(await asker.process(orderId, {})).events[0]?.total).toBeNull();
    for (const { text } of (await mailsAbout(database, orderId)).slice(0, 2))
      expect(text).not.toContain('€12.50');
  });

  it('a service without a price is free if the venue says so, otherwise it makes an enquiry (CHECK-006, A-123)', async () => {
    const { orderId, body } = await order();
    const catalogue = await test.app.inject({ url: `/apiv2/catalog/index/${body.venue_id}` });
    const flowers = (JSON.parse(catalogue.payload) as { id: string; name: string }[]).find(
      ({ name }) => name === 'Flowers',
    );
    expect(
      valueOf(
        await asker.createOrder({
          ...body,
          services: [{ id: flowers?.id, quantity: 1, price_vat: null }],
        }),
      ),
    ).toBe(orderId);
    const done = valueOf(await asker.process(orderId, { paymentMethod: 'onsite' }));
    expect(done).toMatchObject({ isEnquiry: false, status: 'confirmed' });
  });

  it('the consent to offers is stored with the order, and the venue is mailed (CHECK-003, A-124)', async () => {
    const { orderId, body } = await order();
    expect(valueOf(await asker.createOrder({ ...body, marketing_consent: true }))).toBe(orderId);
    await asker.process(orderId, { paymentMethod: 'onsite' });
    expect((await mailsAbout(database, orderId))[1]?.text).toContain(
      'May be written to with offers: Yes',
    );
    const silent = await order();
    await asker.process(silent.orderId, { paymentMethod: 'onsite' });
    expect((await mailsAbout(database, silent.orderId))[1]?.text).not.toContain(
      'May be written to',
    );
  });
});
