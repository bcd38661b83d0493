import { loadCartAddOns } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import {
  anAddOnRecord,
  aPackageRecord,
  aRoomRecord,
  aVenueRecord,
} from '../testing/a-venue-record.ts';
import { addOnIdOf } from '../import/venue-ids.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const rooms = [
  aRoomRecord({
    max: 40,
    layouts: {
      theater: { capacity: 30 },
      ushape: { capacity: 12 },
      boardroom: { capacity: 6 },
      cabaret: { capacity: 20 },
    },
  }),
  aRoomRecord({ code: 'attic', title: 'Attic', instantBookable: false, rates: {} }),
];
const addOns = [
  anAddOnRecord({ code: 'coffee', title: 'Coffee', kind: 'services', price: 9.5, stock: null }),
  anAddOnRecord({ code: 'band', title: 'Band', kind: 'other', price: null, stock: null }),
  anAddOnRecord({
    code: 'host',
    title: 'Host',
    kind: 'other',
    price: 40,
    per: 'hour',
    stock: null,
  }),
];
const bedrooms = [
  { code: 'single', title: 'Single', price: 120, maxPersons: 1, available: 4 },
  { code: 'closed', title: 'Closed', price: 90, maxPersons: 1, available: 0 },
];
const coffee = addOnIdOf('test-house', 'coffee');

describe('what an order contains of its meeting', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  let weeks = 8;
  const order = (title = 'Sky', over = {}) =>
    guest.orderFor(title, aQuery({ start: `${aDay((weeks += 1))}T09:00`, ...over }));

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({ rooms, addOns, bedrooms, packages: [aPackageRecord({ rooms: ['sky'] })] }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('a changed layout is in cart, answer and mails (CHECK-008)', async () => {
    const { orderId, cartId, body } = await order();
    expect(valueOf(await guest.createOrder({ ...body, layout: 405 }))).toBe(orderId);
    expect(valueOf(await guest.cart(cartId)).items[0]?.layout).toBe(405);
    expect(valueOf(await guest.createOrder({ ...body, layout: 404 }))).toBe(orderId);
    const done = valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    expect(done.events[0]).toMatchObject({ layout: 404, delegates: 8 });
    for (const { text } of (await mailsAbout(database, orderId)).slice(0, 2))
      expect(text).toContain('Seating: Theatre');
    expect(valueOf(await guest.createOrder({ ...body, layout: 404 }))).toBe(orderId);
    expect((await guest.createOrder({ ...body, layout: 405 })).problem).toMatchObject({
      status: 409,
      code: 'already_ordered',
    });
  });

  it('a payload without a layout keeps the chosen one; no preference is a choice too', async () => {
    const { orderId, cartId, body } = await order('Sky', { layout: 405 });
    const { layout: _, ...unsaid } = body;
    expect(valueOf(await guest.createOrder({ ...unsaid, lastName: 'Second' }))).toBe(orderId);
    expect(valueOf(await guest.cart(cartId)).items[0]?.layout).toBe(405);
    expect(valueOf(await guest.createOrder({ ...body, layout: '_none' }))).toBe(orderId);
    expect(valueOf(await guest.cart(cartId)).items[0]?.layout).toBe('_none');
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    expect((await mailsAbout(database, orderId))[0]?.text).not.toContain('Seating');
  });

  it('a layout that the room lacks, or that seats fewer, is a named problem (CHECK-008)', async () => {
    const { body, cartId } = await order();
    expect((await guest.createOrder({ ...body, layout: 400 })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'layout',
      message: 'the room seats 6 in that layout',
    });
    expect((await guest.createOrder({ ...body, layout: 403 })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'layout',
      message: 'the room cannot be set so',
    });
    expect((await guest.createOrder({ ...body, layout: 7 })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'layout',
    });
    expect(valueOf(await guest.cart(cartId)).items[0]?.layout).toBe('_none');
    const ofPackage = await order('Day delegate', { kind: 'package' });
    expect((await guest.createOrder({ ...ofPackage.body, layout: 405 })).problem).toMatchObject({
      code: 'invalid_field',
      field: 'layout',
    });
  });

  it('the cart says how many add-ons and kinds of bedrooms there are (CHECK-013, CHECK-014)', async () => {
    const { cartId } = await order();
    expect(valueOf(await guest.cart(cartId)).offers).toEqual({ addOns: 3, bedrooms: 1 });
    const list = valueOf(
      await guest.call(
        'POST',
        `/apiv2/catalog/index/test-house?order_id=${cartId}&discount_code=`,
        loadCartAddOns.answer,
        { order_id: cartId, availability_id: '' },
      ),
    );
    if (typeof list === 'string') throw new Error(list);
    expect(
      list({ hasIntegration: false, currency: 'EUR' }).map(({ name, rate, most }) => [
        name,
        rate,
        most,
      ]),
    ).toEqual([
      ['Coffee', 'piece', Infinity],
      ['Band', 'piece', Infinity],
      ['Host', 'hour', Infinity],
    ]);
  });

  it('its services are in its answer with their times, and in the mails (CHECK-010)', async () => {
    const { body } = await order();
    const orderId = valueOf(
      await guest.createOrder({
        ...body,
        services: [
          { id: coffee, quantity: 8, service_time: '10:30', price_vat: 950 },
          {
            id: addOnIdOf('test-house', 'host'),
            quantity: 1,
            service_time: '10:00',
            service_time_end: '12:00',
            price_vat: 8000,
          },
        ],
      }),
    );
    const done = valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    expect(done.services).toEqual([
      {
        name: 'Coffee',
        amount: 8,
        time: '10:30',
        timeEnd: '',
        total: { minor: 7600, currency: 'EUR' },
      },
      {
        name: 'Host',
        amount: 1,
        time: '10:00',
        timeEnd: '12:00',
        total: { minor: 8000, currency: 'EUR' },
      },
    ]);
    expect(valueOf(await guest.order(orderId)).services).toEqual(done.services);
    for (const { text } of (await mailsAbout(database, orderId)).slice(0, 2))
      expect(text).toMatch(/Coffee: 8 × €9.50, from 10:30[^]*Host: 1 × €80.00, 10:00 to 12:00/);
  });

  it('sums what has a price if a service has none, and has no total if the room has none (CHECK-006, PRICE-030)', async () => {
    const priced = await order();
    const services = [
      { id: coffee, quantity: 2, price_vat: 950 },
      { id: addOnIdOf('test-house', 'band'), quantity: 1, price_vat: null },
    ];
    const orderId = valueOf(await guest.createOrder({ ...priced.body, services }));
    expect(valueOf(await guest.process(orderId, {}))).toMatchObject({
      isEnquiry: true,
      events: [{ total: null }],
      services: [{ total: { minor: 1900 } }, { total: null }],
    });
    const room = priced.body.room_price_total ?? 0;
    expect((await mailsAbout(database, orderId))[0]?.text).toContain(
      `Total: €${((room + 1900) / 100).toFixed(2)} incl. VAT, the rest on request`,
    );
    const asked = await order('Attic');
    valueOf(await guest.createOrder({ ...asked.body, services: services.slice(0, 1) }));
    valueOf(await guest.process(asked.orderId, {}));
    expect((await mailsAbout(database, asked.orderId))[0]?.text).toContain('Total: on request');
  });
});
