import { holdSeconds } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, testDatabases } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };

describe.each(testDatabases)('booking on $name', ({ open }) => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  /** A query on a day that no other test uses. */
  const freshQuery = (over = {}) => aQuery({ start: `${aDay((weeks += 1))}T09:00`, ...over });
  const mails = (orderId: string) => mailsAbout(database, orderId);

  beforeAll(async () => {
    database = await open();
    await storeRecords(database, [
      aVenueRecord(),
      aVenueRecord({
        alias: 'neighbour',
        title: 'Neighbour',
        latitude: 60.2,
        rooms: [aRoomRecord({ rates: { hourly: 31 } })],
        packages: [],
      }),
      aVenueRecord({ alias: 'closed-house', businessHours: [] }),
      aVenueRecord({
        alias: 'weekday-house',
        businessHours: [1, 2, 3, 4, 5].map((day) => ({ day, start: '08:00', end: '18:00' })),
        leadTimes: { maxDays: 0, disabledWeekdays: [3] },
      }),
      aVenueRecord({
        alias: 'reykjavik',
        currency: 'ISK',
        timezone: 'Atlantic/Reykjavik',
        rooms: [aRoomRecord({ rates: { fullDay: 45000 } })],
        packages: [aPackageRecord({ rooms: ['sky'], unitPrice: 9900 })],
      }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('shows the venue with what is derived from its rooms', async () => {
    const venue = await guest.venue();
    expect(venue).toMatchObject({
      title: 'Test House',
      roomCount: 4,
      largestRoom: 20,
      minDelegates: 2,
      hasPackages: true,
      hasDiscountCode: true,
    });
    const near = venue.nearby.find((entry) => entry.title === 'Neighbour');
    expect(near).toMatchObject({
      link: '/neighbour',
      price: 3100,
      currency: 'EUR',
      distanceKm: 3.3,
    });
  });

  it('books a room: hold, card, confirmation, mails, and the room is gone', async () => {
    const query = freshQuery();
    const { cartId, orderId } = await guest.orderFor('Sky', query);
    const cart = valueOf(await guest.cart(cartId));
    expect(cart).toMatchObject({
      status: 'open',
      isEnquiry: false,
      orderId: null,
      paymentMethods: ['creditcard', 'onsite'],
    });
    expect((cart.heldUntil ?? 0) - cart.serverNow).toBeGreaterThan(holdSeconds - 20);
    expect(cart.items).toMatchObject([
      { kind: 'room', title: 'Sky', total: { minor: 32050, currency: 'EUR' } },
    ]);
    const held = await guest.offers(query);
    expect(held.offers.rooms.find((offer) => offer.room.title === 'Sky')?.room.available).toBe(
      false,
    );

    const done = valueOf(await guest.process(orderId, card));
    expect(done).toMatchObject({
      orderId,
      isEnquiry: false,
      email: aContact.email,
      events: [{ title: 'Sky', total: { minor: 32050, currency: 'EUR' } }],
    });
    expect(done.events[0]?.orderNumber).toMatch(/^FY-\d{6}$/);
    expect(test.vault.authorized()).toContainEqual({
      key: orderId,
      request: { token: 'tok', amount: 32050, currency: 'EUR' },
    });
    expect(valueOf(await guest.cart(cartId))).toMatchObject({ status: 'ordered', orderId });
    expect(valueOf(await guest.order(orderId))).toEqual(done);
    test.clock.advance(holdSeconds + 1);
    expect(
      (await guest.offers(query)).offers.rooms.find((offer) => offer.room.title === 'Sky')?.room
        .available,
    ).toBe(false);
    expect((await guest.createCart(await guest.cartBody('Bay', query))).status).toBe(200);
    const [toVisitor, toVenue, ...others] = await mails(orderId);
    expect(others).toMatchObject([{ to: aContact.email, subject: 'Your account: set a password' }]);
    expect(toVisitor).toMatchObject({
      to: aContact.email,
      subject: `Your booking ${done.events[0]?.orderNumber} is confirmed: Test House`,
    });
    expect(toVisitor?.text).toContain('€320.50 incl. VAT');
    expect(toVisitor?.calendar).toContain('BEGIN:VEVENT');
    expect(toVenue).toMatchObject({ to: 'venue@example.com' });
    // Nothing is broken at a hyphen: each way to the visitor has its line.
    expect(toVenue?.text).toContain(
      `Contact: ${aContact.firstName} ${aContact.lastName}\n${aContact.email}\n${aContact.phone}`,
    );
    expect(toVenue?.text).toContain(aContact.phone);
  });

  it('answers a processed order the same again, and charges and mails once', async () => {
    const { orderId, body, cartId } = await guest.orderFor('Sky', freshQuery());
    const first = await guest.process(orderId, card);
    expect(await guest.process(orderId, card)).toEqual(first);
    expect(valueOf(await guest.createOrder(body))).toBe(orderId);
    expect(test.vault.authorized().filter(({ key }) => key.startsWith(orderId))).toHaveLength(1);
    expect(await mails(orderId)).toHaveLength(2);
    expect(
      (await guest.createOrder({ ...body, firstName: 'Other', cart_id: cartId })).problem,
    ).toMatchObject({ status: 409, code: 'already_ordered' });
  });

  it('books a package: the server picks its room and holds it', async () => {
    const query = freshQuery({ kind: 'package' });
    const { cartId, orderId } = await guest.orderFor('Day delegate', query);
    const [item] = valueOf(await guest.cart(cartId)).items;
    expect(item).toMatchObject({ kind: 'package', total: { minor: 8 * 6500, currency: 'EUR' } });
    const { offers } = await guest.offers(query);
    expect(offers.rooms.find((offer) => offer.room.id === item?.roomId)?.room.available).toBe(
      false,
    );
    expect(offers.packages[0]?.fit.kind).toBe('fits');
    expect(
      valueOf(await guest.process(orderId, { paymentMethod: 'onsite' })).events[0]?.title,
    ).toBe('Day delegate');
  });

  it('sends an enquiry for a room without a price: nothing is held, visitor and venue get mails', async () => {
    const query = freshQuery();
    const { cartId, orderId } = await guest.orderFor('Attic', query, aContact, 'de');
    expect(valueOf(await guest.cart(cartId))).toMatchObject({
      isEnquiry: true,
      heldUntil: null,
      paymentMethods: ['none'],
      items: [{ total: null }],
    });
    const sent = valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
    expect(sent.isEnquiry).toBe(true);
    expect(
      (await guest.offers(query)).offers.rooms.find((offer) => offer.room.title === 'Attic')?.room
        .available,
    ).toBe(true);
    const [toVisitor, toVenue] = await mails(orderId);
    expect(toVisitor?.subject).toBe(`Ihre Anfrage ${sent.events[0]?.orderNumber}: Test House`);
    expect(toVisitor?.calendar).toBeNull();
    expect(toVenue?.subject).toContain('please answer');
  });

  it('takes an enquiry without a cart', async () => {
    const { offers } = await guest.offers(freshQuery());
    const { body } = await guest.orderFor('Sky', freshQuery());
    const { cart_id: _, ...enquiry } = {
      ...body,
      start: body.start,
      room: offers.rooms.find((offer) => offer.room.title === 'Cellar')?.room.id,
    };
    const orderId = valueOf(await guest.createOrder(enquiry));
    expect(valueOf(await guest.process(orderId, { paymentMethod: 'none' }))).toMatchObject({
      isEnquiry: true,
      events: [{ title: 'Cellar' }],
    });
  });

  it('frees a room when its hold expires, and allocates it again to a late payer while it is free', async () => {
    const query = freshQuery();
    const late = await guest.orderFor('Sky', query);
    const payload = await guest.cartBody('Sky', query);
    expect(
      (
        await guest.createCart({
          ...payload,
          events: [
            { ...payload.events[0], room: { ...payload.events[0]?.room, isInstantBookable: true } },
          ],
        })
      ).problem,
    ).toMatchObject({ status: 409, code: 'room_taken' });
    test.clock.advance(holdSeconds + 1);
    expect(valueOf(await guest.cart(late.cartId)).status).toBe('expired');
    expect(
      (await guest.offers(query)).offers.rooms.find((offer) => offer.room.title === 'Sky')?.room
        .available,
    ).toBe(true);
    await database.query('DELETE FROM allocation WHERE cart_id = $1', [late.cartId]);
    expect((await guest.process(late.orderId, card)).status).toBe(200);
    expect((await guest.createCart(payload)).problem?.code).toBe('room_taken');
  });

  it('lets a returning visitor choose again: their own hold does not block them, and ends when they choose', async () => {
    const query = freshQuery();
    const first = valueOf(await guest.createCart(await guest.cartBody('Sky', query)));
    const isFree = async (ownCart: string | null) =>
      (await guest.offers(query, ownCart)).offers.rooms.find((offer) => offer.room.title === 'Sky')
        ?.room.available;
    expect([await isFree(first), await isFree(null)]).toEqual([true, false]);
    const second = valueOf(await guest.createCart(await guest.cartBody('Sky', query, 'en', first)));
    expect(valueOf(await guest.cart(first)).status).toBe('expired');
    expect(valueOf(await guest.cart(second)).status).toBe('open');
    expect([await isFree(first), await isFree(second)]).toEqual([false, true]);
    const refused = await guest.createCart({
      ...(await guest.cartBody('Sky', query, 'en', second)),
      delegates: 100_000,
    });
    expect(refused.status).toBe(409);
    expect(valueOf(await guest.cart(second)).status).toBe('open');
  });

  it('refuses a late payer when another visitor has the room, and releases the card', async () => {
    const query = freshQuery();
    const late = await guest.orderFor('Sky', query);
    const payload = await guest.cartBody('Sky', query);
    test.clock.advance(holdSeconds + 1);
    expect((await guest.createOrder({ ...late.body, lastName: 'Other' })).problem).toMatchObject({
      status: 409,
      code: 'hold_expired',
    });
    const second = await guest.createCart(payload);
    expect(second.status).toBe(200);
    expect((await guest.process(late.orderId, card)).problem).toMatchObject({
      status: 409,
      code: 'hold_expired',
    });
    expect(test.vault.released()).toContain(`auth-${late.orderId}`);
    expect(await mails(late.orderId)).toEqual([]);
  });

  it('asks for a card, reports when it is declined, and accepts another one for the same order', async () => {
    const { orderId } = await guest.orderFor('Sky', freshQuery());
    expect((await guest.process(orderId, { paymentMethod: 'creditcard' })).problem).toMatchObject({
      status: 400,
      code: 'card_missing',
      field: 'card_token',
    });
    expect((await guest.process(orderId, { paymentMethod: 'invoice' })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'paymentMethod',
    });
    expect(
      (await guest.process(orderId, { ...card, card_token: 'declined' })).problem,
    ).toMatchObject({ status: 402, code: 'card_declined' });
    expect((await guest.process(orderId, card)).status).toBe(200);
  });

  it('reports when the card vault is down, and confirms once it is up again', async () => {
    const { orderId } = await guest.orderFor('Sky', freshQuery());
    test.vault.behave('down');
    expect((await guest.process(orderId, card)).problem).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
      field: 'card_token',
    });
    test.vault.behave(null);
    expect((await guest.process(orderId, card)).status).toBe(200);
  });

  it('prices a meeting as the site of the call does: five hours are a full day where bands are short (PRICE-015, D-6)', async () => {
    const totalOn = async (host: string) => {
      const query = freshQuery({ meetingLength: 5 });
      const onSite = visitor(test.app, 'test-house', host);
      const body = await onSite.cartBody('Sky', {
        ...query,
        end: query.start.replace('T09:00', 'T14:00'),
      });
      return valueOf(await onSite.cart(valueOf(await onSite.createCart(body)))).items[0]?.total
        ?.minor;
    };
    expect([
      await totalOn('capped.corporate.localhost'),
      await totalOn('marketplace.localhost'),
      await totalOn('api.example'),
    ]).toEqual([32050, 18000, 18000]);
  });

  it('recomputes the price: the browser’s figure is only compared (API-034, D-6)', async () => {
    const body = await guest.cartBody('Sky', freshQuery());
    const [event] = body.events;
    const cheaper = { ...body, events: [{ ...event, room: { ...event?.room, total_price: 100 } }] };
    expect((await guest.createCart(cheaper)).problem).toMatchObject({
      status: 409,
      code: 'price_changed',
      total: { minor: 32050, currency: 'EUR' },
    });
    expect((await guest.createCart({ ...body, mt_length: '2' })).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'mt_length',
    });
  });

  it('applies a discount code like the page does, whatever its case', async () => {
    const query = freshQuery({ discountCode: 'spring' });
    const { cartId } = await guest.orderFor('Sky', query);
    expect(valueOf(await guest.cart(cartId)).items[0]?.total?.minor).toBe(28845);
    const { offers } = await guest.offers(freshQuery({ discountCode: 'autumn' }));
    expect(offers.discount).toBe('none_found');
  });

  it('has whole units for a currency without decimals', async () => {
    const island = visitor(test.app, 'reykjavik');
    const { cartId } = await island.orderFor('Sky', freshQuery());
    expect(valueOf(await island.cart(cartId)).items[0]?.total).toEqual({
      minor: 45000,
      currency: 'ISK',
    });
  });

  it('refuses rooms that do not fit', async () => {
    const body = await guest.cartBody('Bay', freshQuery());
    expect((await guest.createCart({ ...body, delegates: 13 })).problem).toMatchObject({
      status: 409,
      code: 'not_bookable',
    });
    const [event] = body.events;
    expect(
      (
        await guest.createCart({
          ...body,
          events: [{ ...event, room: { ...event?.room, layout_code: 404 } }],
        })
      ).problem,
    ).toMatchObject({ status: 409, code: 'not_bookable' });
    expect(
      (
        await guest.createCart({
          ...body,
          events: [{ ...event, room: { ...event?.room, id: 'room-of-nobody' } }],
        })
      ).problem,
    ).toMatchObject({ status: 400, field: 'events.0.room.id' });
    expect((await guest.createCart({ ...body, venue_id: 'nobody' })).problem).toMatchObject({
      status: 404,
      code: 'venue_not_found',
    });
  });

  it.each([
    ['closed-house', 'T09:00', 'T17:00', 0],
    ['weekday-house', 'T07:00', 'T15:00', 0],
    ['weekday-house', 'T09:00', 'T17:00', 1],
  ])('refuses %s from %s to %s', async (alias, from, to, laterDays) => {
    const house = visitor(test.app, alias);
    const day = new Date(Date.parse(aDay((weeks += 1))) + laterDays * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const body = await house.cartBody('Sky', aQuery({ start: day + from, end: day + to }));
    expect((await house.createCart(body)).problem).toMatchObject({
      status: 409,
      code: 'venue_closed',
    });
  });

  it('refuses a start in the past (API-034)', async () => {
    const body = await guest.cartBody('Sky', aQuery({ start: `${aDay(-3)}T09:00` }));
    expect((await guest.createCart(body)).problem).toMatchObject({
      status: 409,
      code: 'venue_closed',
    });
  });

  it('answers not found for an unknown cart or order id', async () => {
    expect((await guest.cart('nobody')).problem).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
    expect((await guest.order('nobody')).problem).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
    expect((await guest.process('nobody', card)).problem).toMatchObject({
      status: 404,
      code: 'order_not_found',
    });
    const { body } = await guest.orderFor('Sky', freshQuery());
    expect((await guest.createOrder({ ...body, cart_id: 'nobody' })).problem).toMatchObject({
      status: 404,
      code: 'cart_not_found',
    });
  });
});
