import { createCart, writeLegacy } from '@foyer/contract';
import { type Contact, type LegacyDetails, legacyRequest } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aPackageRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const nobody: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneCountry: 'fi',
  company: '',
  additionalInfo: '',
};

describe('the legacy flow', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  let weeks = 8;
  const freshQuery = (over = {}) => aQuery({ start: `${aDay((weeks += 1))}T09:00`, ...over });
  /** The payload as the page of the legacy flow sends it. */
  async function payload(title: string, query = freshQuery(), over: Partial<LegacyDetails> = {}) {
    const { venue, offers } = await guest.offers(query);
    const details: LegacyDetails = {
      contact: aContact,
      acceptedTerms: true,
      serviceFeeId: null,
      ...over,
    };
    const room = offers.rooms.find((offer) => offer.room.title === title);
    const entry = offers.packages.find((offer) => offer.package.title === title);
    const chosen = room
      ? ({ kind: 'room', offer: room } as const)
      : entry
        ? ({ kind: 'package', offer: entry } as const)
        : null;
    if (chosen === null) throw new Error(`no room or package is called ${title}`);
    return writeLegacy(legacyRequest(chosen, query, venue, details), {
      language: 'en',
      userAgent: 'test',
      discountCode: query.discountCode,
    });
  }
  const create = (body: unknown, key?: string) =>
    guest.call(
      'POST',
      '/apiv2/create/cart',
      createCart.answer,
      body,
      key === undefined ? {} : { 'idempotency-key': key },
    );

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({
        serviceFee: { id: 'service', amount: 9 },
        packages: [
          aPackageRecord(),
          aPackageRecord({ code: 'night', title: 'Overnight', length: 24 }),
        ],
      }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('makes a cart that holds its room, with one id for cart and order (API-002, CART-002, CART-021, CART-022)', async () => {
    const query = freshQuery();
    const id = valueOf(await create(await payload('Sky', query)));
    const cart = valueOf(await guest.cart(id));
    expect(cart).toMatchObject({
      status: 'open',
      isEnquiry: false,
      items: [{ title: 'Sky', total: { minor: 32050, currency: 'EUR' } }],
    });
    expect(
      (await guest.offers(query)).offers.rooms.find((offer) => offer.room.title === 'Sky')?.room
        .available,
    ).toBe(false);
    const done = valueOf(await guest.process(id, { paymentMethod: 'onsite' }));
    expect(done).toMatchObject({ orderId: id, isEnquiry: false, email: aContact.email });
    expect(valueOf(await guest.cart(id))).toMatchObject({ status: 'ordered', orderId: id });
  });

  it('accepts a payload without a contact: the checkout asks for it then (API-002)', async () => {
    const id = valueOf(
      await create(await payload('Sky', freshQuery(), { contact: nobody, acceptedTerms: false })),
    );
    expect(valueOf(await guest.cart(id)).status).toBe('open');
    expect((await guest.order(id)).problem?.code).toBe('order_not_found');
  });

  it('prices it again, with the visitor’s code, and answers the same key the same (API-002, D-6, CART-021)', async () => {
    const body = await payload('Sky');
    expect((await create({ ...body, room_price_total: 100 })).problem).toMatchObject({
      status: 409,
      code: 'price_changed',
      total: { minor: 32050, currency: 'EUR' },
    });
    const discounted = await payload('Sky', freshQuery({ discountCode: 'SPRING' }));
    expect(discounted.room_price_total).toBe(28845);
    const id = valueOf(await create(discounted, 'legacy-1'));
    expect(valueOf(await create(discounted, 'legacy-1'))).toBe(id);
    expect((await create({ ...discounted, delegates: 9 }, 'legacy-1')).problem).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    expect((await create(discounted)).problem).toMatchObject({ status: 409, code: 'room_taken' });
  });

  it('books a package at the price for its delegates (API-002, CART-021)', async () => {
    const id = valueOf(
      await create(await payload('Day delegate', freshQuery({ kind: 'package' }))),
    );
    expect(valueOf(await guest.cart(id)).items).toMatchObject([
      { kind: 'package', total: { minor: 8 * 6500 } },
    ]);
  });

  it('books the overnight package that the page offers (API-002, D-18)', async () => {
    const day = aDay((weeks += 1));
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    const query = aQuery({
      kind: 'package',
      start: `${day}T14:00`,
      end: `${next}T12:00`,
      meetingLength: 'overnight',
    });
    expect(
      valueOf(await guest.cart(valueOf(await create(await payload('Overnight', query))))),
    ).toMatchObject({ items: [{ title: 'Overnight', start: query.start, end: query.end }] });
  });

  it('names the venue, room, day or field of the form that is wrong (API-002, ERR-002)', async () => {
    const body = await payload('Sky');
    expect((await create({ ...body, venue_id: 'nobody' })).problem).toMatchObject({
      status: 404,
      code: 'venue_not_found',
      field: 'venue_id',
    });
    expect((await create({ ...body, room: undefined })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'room',
    });
    expect((await create({ ...body, email: 'aino@' })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'email',
    });
    expect((await create({ ...body, delegates: 1000 })).problem).toMatchObject({
      status: 409,
      code: 'not_bookable',
    });
    expect(
      (await create({ ...body, start: '02-01-2001 09:00', end: '02-01-2001 17:00' })).problem,
    ).toMatchObject({ status: 409, code: 'venue_closed' });
  });

  it(
    'sends an enquiry by create/order and process with the same full payload (API-003, API-004, ' +
      'CART-003, CART-023, FORM-067)',
    async () => {
      const body = await payload('Cellar', freshQuery(), { serviceFeeId: 'service' });
      const orderId = valueOf(await guest.createOrder(body));
      const sent = valueOf(await guest.process(orderId, body));
      expect(sent).toMatchObject({
        orderId,
        isEnquiry: true,
        events: [{ title: 'Cellar', total: { minor: 32950, currency: 'EUR' } }],
      });
      expect(await guest.process(orderId, body)).toMatchObject({ value: sent });
      expect((await guest.createOrder({ ...body, service_fee: 'another' })).problem).toMatchObject({
        status: 400,
        code: 'invalid_field',
        field: 'service_fee',
      });
    },
  );

  it.each([
    ['email', 'not an address'],
    ['firstName', ' '],
    ['lastName', ''],
    ['phone', '0401234567'],
    ['phone_country', 'FI'],
    ['accepted_gdpr', false],
  ])(
    'says that %s is wrong beside that field (ERR-002, API-003, API-004)',
    async (field, value) => {
      const body = await payload('Cellar');
      const refused = await guest.createOrder({ ...body, [field]: value });
      expect(refused.problem).toMatchObject({ status: 400, code: 'invalid_field', field });
      expect(refused.problem?.message).not.toBe('');
      const orderId = valueOf(await guest.createOrder(body));
      expect((await guest.process(orderId, { ...body, [field]: value })).problem).toMatchObject({
        status: 400,
        code: 'invalid_field',
        field,
      });
      expect(
        (await guest.process(orderId, { ...body, email: 'somebody@else.example' })).problem,
      ).toMatchObject({ status: 400, code: 'invalid_field', field: 'email' });
    },
  );
});
