import {
  cancelOrder,
  loadRoomInfo,
  priceRooms,
  writeOrder,
  writeSpecifiedDateTime,
} from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { roomIdOf } from '../import/venue-ids.ts';
import { aPackageRecord, aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };
const [full, lowered] = [32_050, 24_038];

describe('a discount code with a limited number of uses', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  const slot = () => aQuery({ start: `${aDay((weeks += 1))}T09:00`, discountCode: 'once' });
  const bodyFor = (title = 'Sky') => guest.cartBody(title, slot());
  const hold = async (title = 'Sky') => valueOf(await guest.createCart(await bodyFor(title)));
  const orderOf = async (cartId: string) =>
    valueOf(
      await guest.createOrder(
        writeOrder(valueOf(await guest.cart(cartId)), aContact, 'en', 'test'),
      ),
    );
  const priceNow = async (ownCart: string | null = null) =>
    (await guest.offers(slot(), ownCart)).offers.rooms.find(({ room }) => room.title === 'Sky')
      ?.price?.total.minor;

  beforeAll(async () => {
    database = await openFreshPostgres();
    const discountCodes = [
      { code: 'ONCE', percent: 25, appliesTo: 'rooms' as const, uses: 1 },
      { code: 'TWICE', percent: 25, uses: 2 },
    ];
    await storeRecords(database, [
      aVenueRecord({
        rooms: [
          aRoomRecord(),
          aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
        ],
        packages: [aPackageRecord({ rooms: ['sky'] })],
        discountCodes,
      }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('is held with the room: the second visitor gets the price without it, and can accept that (API-001, D-6)', async () => {
    const [first, second] = [await bodyFor(), await bodyFor()];
    const cartId = valueOf(await guest.createCart(first));
    const refusal = await guest.createCart(second);
    expect(refusal).toMatchObject({
      status: 409,
      problem: {
        code: 'price_changed',
        field: 'discount_code',
        total: { minor: full, currency: 'EUR' },
      },
    });
    expect([await priceNow(), await priceNow(cartId)]).toEqual([full, lowered]);
    const accepted = {
      ...second,
      events: second.events.map((event) => ({
        ...event,
        room: event.room && { ...event.room, total_price: full },
      })),
    };
    const dearer = valueOf(await guest.cart(valueOf(await guest.createCart(accepted))));
    expect([dearer.items[0]?.total?.minor, dearer.discountCode]).toEqual([full, '']);
    expect(valueOf(await guest.cart(cartId)).items[0]?.total?.minor).toBe(lowered);
    test.clock.advance(1201);
  });

  it('is free again when the hold expires, and kept by a booking until that is cancelled', async () => {
    const cartId = await hold();
    expect(await priceNow()).toBe(full);
    test.clock.advance(1201);
    expect(await priceNow()).toBe(lowered);
    const booked = await hold();
    const orderId = await orderOf(booked);
    valueOf(await guest.process(orderId, card));
    test.clock.advance(1201);
    expect(await priceNow()).toBe(full);
    // A new cart that names the booked cart takes nothing from the booking.
    const other = await guest.cartBody('Sky', { ...slot(), discountCode: '' });
    valueOf(await guest.createCart({ ...other, replaces_cart: booked }));
    expect(await priceNow()).toBe(full);
    valueOf(await browser(test.app).call(cancelOrder, { fee: 0 }, { orderId }));
    expect(await priceNow()).toBe(lowered);
    expect(valueOf(await guest.cart(cartId)).status).toBe('expired');
  });

  it('moves from a cart to the one that replaces it', async () => {
    const query = slot();
    const cartId = valueOf(await guest.createCart(await guest.cartBody('Sky', query)));
    const next = valueOf(await guest.createCart(await guest.cartBody('Sky', query, 'en', cartId)));
    expect(valueOf(await guest.cart(next)).items[0]?.total?.minor).toBe(lowered);
    expect(await priceNow()).toBe(full);
    test.clock.advance(1201);
  });

  it('is lost when the hold expired before payment and another visitor took it', async () => {
    const late = await orderOf(await hold());
    test.clock.advance(1201);
    const quick = await hold();
    expect(await guest.process(late, card)).toMatchObject({
      status: 409,
      problem: { code: 'hold_expired' },
    });
    expect(test.vault.released()).toContain(`auth-${late}`);
    test.clock.advance(1201);
    // No other visitor uses it now.
    expect((await guest.process(late, card)).status).toBe(200);
    expect(await priceNow(quick)).toBe(full);
    valueOf(await browser(test.app).call(cancelOrder, { fee: 0 }, { orderId: late }));
  });

  it('is kept for an enquiry that was sent, and free when the venue declines (D-16)', async () => {
    const orderId = await orderOf(await hold('Cellar'));
    valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
    test.clock.advance(1201);
    expect(await priceNow()).toBe(full);
    const mail = (await mailsAbout(database, orderId)).find(({ to }) => to === 'venue@example.com');
    await test.app.inject({
      method: 'POST',
      url: linkIn(mail, 1),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect(await priceNow()).toBe(lowered);
  });

  it('is not used by an offer that it does not lower, and each use counts', async () => {
    valueOf(await guest.createCart(await guest.cartBody('Day delegate', slot())));
    expect(await priceNow()).toBe(lowered);
    const twice = async () =>
      guest.createCart(await guest.cartBody('Sky', { ...slot(), discountCode: 'TWICE' }));
    for (const total of [lowered, lowered, full])
      expect(valueOf(await guest.cart(valueOf(await twice()))).items[0]?.total?.minor).toBe(total);
    test.clock.advance(1201);
  });

  it('is not refused to the legacy call, which sends no price (API-002)', async () => {
    await hold();
    const { start, end } = slot();
    const body = {
      venue_id: 'test-house',
      language: 'en',
      currency: 'EUR',
      order_type: 'room',
      room: roomIdOf('test-house', 'sky'),
      package_id: 'none',
      layout: '_none',
      start: writeSpecifiedDateTime(start),
      end: writeSpecifiedDateTime(end),
      delegates: 8,
      isInstantBookable: true,
      discount_code: 'once',
    };
    const answer = await test.app.inject({
      method: 'POST',
      url: '/apiv2/create/cart',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    expect([answer.statusCode, answer.json().code, answer.json().total]).toEqual([
      409,
      'price_changed',
      { minor: full, currency: 'EUR' },
    ]);
    test.clock.advance(1201);
  });

  it('lowers no price in lists once it is used up (API-006, API-008)', async () => {
    const room = roomIdOf('test-house', 'sky');
    const { start, end } = slot();
    const [date, startDateTime, endDateTime] = [
      writeSpecifiedDateTime(start),
      writeSpecifiedDateTime(start),
      writeSpecifiedDateTime(end),
    ];
    const prices = async () => {
      const days = valueOf(
        await guest.call('POST', priceRooms.path, priceRooms.answer, [
          { id: room, date, duration: 8, discount_code: 'once' },
        ]),
      );
      const list = valueOf(
        await guest.call('POST', loadRoomInfo.path, loadRoomInfo.answer, {
          room_ids: [room],
          startDateTime,
          endDateTime,
          delegates: 8,
          discount_code: 'once',
          lang: 'en',
        }),
      );
      return [days[0]?.calculated_prices.fullday_price, list.rooms[0]?.rates.fullDay];
    };
    expect(await prices()).toEqual([lowered / 100, lowered]);
    await hold();
    expect(await prices()).toEqual([full / 100, full]);
  });
});
