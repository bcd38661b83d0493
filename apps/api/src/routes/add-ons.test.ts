import {
  cancelOrder,
  loadAddOns,
  loadBedrooms,
  loadCartAddOns,
  quoteService,
  writeSpecifiedDateTime,
} from '@foyer/contract';
import { holdSeconds } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { addOnIdOf, roomIdOf } from '../import/venue-ids.ts';
import { anAddOnRecord, aPackageRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { fieldsIn } from '../testing/form-in.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const id = (code: string) => addOnIdOf('test-house', code);
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const addOns = [
  anAddOnRecord({ stock: 1 }),
  anAddOnRecord({ code: 'coffee', title: 'Coffee', kind: 'services', price: 9.5 }),
  anAddOnRecord({ code: 'technician', title: 'Technician', kind: 'other', price: 75, per: 'hour' }),
  anAddOnRecord({ code: 'flowers', title: 'Flowers', price: 12, rooms: ['bay'] }),
  anAddOnRecord({ code: 'band', title: 'Band', kind: 'other', price: null }),
  anAddOnRecord({ code: 'lunch', title: 'Lunch', price: 20, timed: true }),
];
const bedrooms = [{ code: 'single', title: 'Single', price: 125.5, maxPersons: 1, available: 4 }];

describe('add-ons', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  let weeks = 8;
  const freshQuery = (over = {}) => aQuery({ start: `${aDay((weeks += 1))}T09:00`, ...over });
  const cartFor = async (query = freshQuery(), title = 'Sky') =>
    valueOf(await guest.createCart(await guest.cartBody(title, query)));
  const ofCart = (
    cartId: string,
    search = `?order_id=${cartId}&discount_code=`,
    venue = 'test-house',
  ) =>
    guest.call('POST', `/apiv2/catalog/index/${venue}${search}`, loadCartAddOns.answer, {
      order_id: cartId,
      availability_id: '',
    });
  const order = async (title: string, services: readonly object[], query = freshQuery()) => {
    const { body, cartId } = await guest.orderFor(title, query, { ...aContact, lastName: 'First' });
    return { cartId, body: { ...body, lastName: 'Virta', services } };
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({ addOns, bedrooms }),
      aVenueRecord({ alias: 'plain-house', latitude: 10 }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('offers the venue’s bedrooms, or none (API-021, CHECK-013, A-117)', async () => {
    const of = (venue: string) =>
      guest.call('GET', `/apiv2/accommodation/index/${venue}`, loadBedrooms.answer);
    expect(valueOf(await of('test-house'))).toMatchObject([
      { name: 'Single', price: 12550, maxPersons: 1, available: 4 },
    ]);
    expect(JSON.parse((await of('test-house')).text)).toMatchObject([
      { price: 10000, price_vat: 12550, max_persons: 1 },
    ]);
    expect(valueOf(await of('plain-house'))).toEqual([]);
    expect((await of('nobody')).problem).toMatchObject({
      status: 404,
      code: 'venue_not_found',
      field: 'venueId',
    });
  });

  it('lists the venue’s catalogue, all of it or for a room (API-023, CHECK-016, A-119)', async () => {
    const list = (search: string) =>
      guest.call('GET', `/apiv2/catalog/index/test-house${search}`, loadAddOns.answer);
    expect(valueOf(await list('')).map(({ name, price, kind }) => [name, price, kind])).toEqual([
      ['Projector', 6000, 'misc'],
      ['Coffee', 950, 'services'],
      ['Technician', 7500, 'other'],
      ['Flowers', 1200, 'misc'],
      ['Band', null, 'other'],
      ['Lunch', 2000, 'misc'],
    ]);
    expect(
      valueOf(await list(`?room_id=${roomIdOf('test-house', 'sky')}`)).map(({ name }) => name),
    ).toEqual(['Projector', 'Coffee', 'Technician', 'Band', 'Lunch']);
    expect((await list('?room_id=room-of-nobody')).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'room_id',
    });
    expect(
      (await guest.call('GET', '/apiv2/catalog/index/nobody', loadAddOns.answer)).problem,
    ).toMatchObject({ status: 404, code: 'venue_not_found' });
  });

  it('lists what a cart can add, in major units for a cart without integration (API-022, CHECK-014, CHECK-015, B-043)', async () => {
    const cartId = await cartFor();
    const answer = await ofCart(cartId);
    expect(JSON.parse(answer.text)).toMatchObject([
      { name: 'Projector', price_vat: 60, max_quantity: 1 },
      { name: 'Coffee', price_vat: 9.5, max_quantity: null },
      { name: 'Technician', price_vat: 600, per: 'hour' },
      { name: 'Band', price_vat: null },
      { name: 'Lunch', price_vat: 20, timed: true },
    ]);
    const read = valueOf(answer);
    if (typeof read === 'string') throw new Error(read);
    expect(read({ hasIntegration: false, currency: 'EUR' }).map(({ price }) => price)).toEqual([
      6000,
      950,
      60_000,
      null,
      2000,
    ]);
    expect((await ofCart(cartId, '?order_id=another')).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'order_id',
    });
    expect((await ofCart('nobody')).problem).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect((await ofCart(cartId, '', 'plain-house')).problem).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
    expect((await ofCart(cartId, '', 'nobody')).problem).toMatchObject({
      status: 404,
      code: 'venue_not_found',
    });
  });

  it('gives the reason in one word if a cart can add nothing (API-022, CHECK-017, CHECK-018, CHECK-019)', async () => {
    const own = await startTestApp({ database });
    const query = freshQuery();
    const late = await cartFor(query);
    own.clock.advance(holdSeconds + 1);
    const ask = async () =>
      valueOf(
        await visitor(own.app).call(
          'POST',
          `/apiv2/catalog/index/test-house?order_id=${late}`,
          loadCartAddOns.answer,
          {},
        ),
      );
    expect(await ask()).toBe('order-failed');
    const faster = visitor(own.app);
    valueOf(await faster.createCart(await faster.cartBody('Sky', query)));
    expect(await ask()).toBe('order-conflict');
    await own.app.close();
    const house = visitor(test.app, 'plain-house');
    const cartId = valueOf(
      await house.createCart(await house.cartBody('Day delegate', freshQuery({ kind: 'package' }))),
    );
    await storeRecords(database, [
      aVenueRecord({
        alias: 'plain-house',
        latitude: 10,
        packages: [aPackageRecord({ code: 'another' })],
      }),
    ]);
    expect(valueOf(await ofCart(cartId, '', 'plain-house'))).toBe('package-not-mapped');
  });

  it('prices an add-on again for other times, and returns how many are left (API-024, CHECK-011, A-118)', async () => {
    const query = freshQuery();
    const cartId = await cartFor(query);
    const day = query.start.slice(0, 10);
    const quote = (code: string, from = '10:00', to = '12:30', quantity = 1, cart = cartId) => {
      const parameters = new URLSearchParams({
        start_date_time: writeSpecifiedDateTime(`${day}T${from}`),
        end_date_time: writeSpecifiedDateTime(`${day}T${to}`),
        quantity: String(quantity),
      });
      const path = `/apiv2/cart/${cart}/services/${id(code)}?${parameters}`;
      return guest.call('GET', path, quoteService.answer);
    };
    expect(valueOf(await quote('technician'))).toEqual({ price: 18_750, priceExclVat: 14_940 });
    expect(valueOf(await quote('coffee', '09:00', '17:00', 30))).toMatchObject({ price: 950 });
    expect((await quote('band')).text).toBe('{"price":null,"price_vat":null}');
    expect((await quote('projector', '10:00', '12:00', 2)).problem).toMatchObject({
      status: 409,
      code: 'service_taken',
      field: 'quantity',
    });
    expect((await quote('flowers')).problem).toMatchObject({
      status: 404,
      code: 'not_found',
      field: 'serviceId',
    });
    expect((await quote('coffee', '12:00', '10:00')).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'end_date_time',
    });
    expect((await quote('coffee', '10:00', '12:00', 1, 'nobody')).problem).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
  });

  it('adds services to the order’s total, charges them and mails both parties (CHECK-010, PRICE-030, PRICE-031)', async () => {
    const { body } = await order('Sky', [
      { id: id('coffee'), quantity: 8, price_vat: 950 },
      { id: id('technician'), quantity: 1, service_time: '10:00', service_time_end: '12:30' },
      { id: id('projector'), quantity: 1 },
    ]);
    const orderId = valueOf(await guest.createOrder(body));
    expect(valueOf(await guest.createOrder(body))).toBe(orderId);
    const total = 32_050 + 8 * 950 + 18_750 + 6000;
    const done = valueOf(
      await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'tok' }),
    );
    expect(done.events[0]?.total).toEqual(eur(total));
    expect(test.vault.authorized()).toContainEqual({
      key: orderId,
      request: { token: 'tok', amount: total, currency: 'EUR' },
    });
    const [mail] = await mailsAbout(database, orderId);
    expect(mail?.text).toContain('Coffee: 8 × €9.50');
    expect(mail?.text).toContain('€644.00 incl. VAT');
  });

  it('compares the price that was seen, and names what is wrong with a service (D-6, CHECK-010)', async () => {
    const ask = async (service: object) =>
      (await guest.createOrder((await order('Sky', [{ quantity: 1, ...service }])).body)).problem;
    expect(await ask({ id: id('coffee'), price_vat: 100 })).toMatchObject({
      status: 409,
      code: 'price_changed',
      field: 'services',
      total: eur(33_000),
    });
    expect(await ask({ id: 'add-on-of-nobody' })).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'services.0.id',
    });
    expect(await ask({ id: id('flowers') })).toMatchObject({
      status: 409,
      code: 'not_bookable',
      field: 'services.0.id',
    });
    expect(await ask({ id: id('coffee'), service_time: '07:00' })).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'services.0.service_time',
    });
    expect(await ask({ id: id('lunch') })).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'services.0.service_time',
    });
    expect(await ask({ id: id('lunch'), service_time: '12:00' })).toBeNull();
    // 1,000 at most, unless the venue says otherwise.
    for (const quantity of [0, 1001, 411_111])
      expect(await ask({ id: id('coffee'), quantity })).toMatchObject({
        status: 400,
        code: 'invalid_field',
        field: 'services.0.quantity',
      });
  });

  it('makes an order with a service without a price an enquiry (CHECK-006, A-123)', async () => {
    const { body } = await order('Sky', [{ id: id('band'), quantity: 1 }]);
    expect(
      valueOf(
        await guest.process(valueOf(await guest.createOrder(body)), { paymentMethod: 'none' }),
      ),
    ).toMatchObject({ isEnquiry: true, events: [{ total: null }] });
  });

  it('allocates the last projector to one visitor at a time, and frees it again (CHECK-010)', async () => {
    const query = freshQuery();
    const projector = [{ id: id('projector'), quantity: 1 }];
    const [first, second] = [
      await order('Sky', projector, query),
      await order('Bay', projector, query),
    ];
    const orderId = valueOf(await guest.createOrder(first.body));
    expect((await guest.createOrder(second.body)).problem).toMatchObject({
      status: 409,
      code: 'service_taken',
      field: 'services',
    });
    expect(JSON.parse((await ofCart(second.cartId)).text)[0]).toMatchObject({
      name: 'Projector',
      max_quantity: 0,
    });
    valueOf(await guest.createOrder({ ...first.body, services: [] }));
    expect(JSON.parse((await ofCart(second.cartId)).text)[0]).toMatchObject({ max_quantity: 1 });
    valueOf(await guest.createOrder(first.body));
    expect(
      valueOf(await guest.process(orderId, { paymentMethod: 'onsite' })).events[0]?.total,
    ).toEqual(eur(38_050));
    expect((await guest.createOrder(second.body)).problem?.code).toBe('service_taken');
    expect((await browser(test.app).call(cancelOrder, { fee: 0 }, { orderId })).status).toBe(200);
    expect((await guest.createOrder(second.body)).status).toBe(200);
  });

  it('keeps what was booked, also when a new cart names the booked cart as the one to replace (CHECK-010)', async () => {
    const query = freshQuery();
    const projector = [{ id: id('projector'), quantity: 1 }];
    const [first, second] = [
      await order('Sky', projector, query),
      await order('Bay', projector, query),
    ];
    valueOf(
      await guest.process(valueOf(await guest.createOrder(first.body)), {
        paymentMethod: 'onsite',
      }),
    );
    valueOf(
      await guest.createCart({
        ...(await guest.cartBody('Sky', freshQuery())),
        replaces_cart: first.cartId,
      }),
    );
    expect((await guest.createOrder(second.body)).problem?.code).toBe('service_taken');
  });

  it('allocates the last projector to the enquiry that is accepted first, and reports it for the second (CHECK-010, D-16)', async () => {
    const query = freshQuery();
    const projector = [{ id: id('projector'), quantity: 1 }];
    const sent: string[] = [];
    for (const title of ['Cellar', 'Attic']) {
      const orderId = valueOf(await guest.createOrder((await order(title, projector, query)).body));
      valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
      sent.push(orderId);
    }
    const linkOf = async (orderId = '') =>
      linkIn((await mailsAbout(database, orderId)).find(({ to }) => to === 'venue@example.com'));
    const send = (url: string, form: Record<string, string> = {}) =>
      browser(test.app).send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
    expect((await send(await linkOf(sent[0]))).statusCode).toBe(200);
    // The Attic has no price: it gets an offer (D-19), which would hold the projector.
    const offer = await linkOf(sent[1]);
    const form = fieldsIn((await browser(test.app).send({ url: offer })).payload);
    const second = await send(offer, { ...form, 'price-0': '200' });
    expect([
      second.statusCode,
      second.payload.includes('not enough left of one of the add-ons'),
    ]).toEqual([409, true]);
    expect(JSON.parse((await guest.order(sent[1] ?? '')).text).status).toBe('enquiry');
  });
});
