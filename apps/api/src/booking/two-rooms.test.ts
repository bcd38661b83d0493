import { cancelOrder, writeCart2, writeOrder } from '@foyer/contract';
import { type BookingQuery, roomsAsOne } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };

describe('two rooms together', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  /** 30 people on a day that no other test uses: Sky takes 20, Bay 12, Cellar is not instant. */
  const freshQuery = (over: Partial<BookingQuery> = {}) =>
    aQuery({ start: `${aDay((weeks += 1))}T09:00`, delegates: 30, ...over });

  /** As the venue's page sends it, from what the visitor sees there. */
  const bodyOf = async (query: BookingQuery, titles = ['Sky', 'Bay'], from = guest) => {
    const { offers, venue } = await from.offers(query);
    const [one, two] = titles.map((title) => offers.rooms.find(({ room }) => room.title === title));
    if (!one || !two) throw new Error(`no rooms ${titles.join(', ')}`);
    const offer = roomsAsOne(one, two, query) ?? one;
    return writeCart2({ kind: 'room', offer, rooms: [one, two] }, query, venue, {
      language: 'en',
      userAgent: 'test',
      ownCart: null,
    });
  };
  const isFree = async (query: BookingQuery) => {
    const { offers } = await guest.offers(query);
    return ['Sky', 'Bay'].map(
      (title) => offers.rooms.find(({ room }) => room.title === title)?.room.available,
    );
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({
        rooms: [
          aRoomRecord(),
          aRoomRecord({ code: 'bay', title: 'Bay', max: 12, layouts: {}, rates: { fullDay: 150 } }),
          aRoomRecord({ code: 'cellar', title: 'Cellar', max: 25, instantBookable: false }),
        ],
        packages: [],
      }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('are held, paid and confirmed as one booking, and freed by one cancellation', async () => {
    const query = freshQuery();
    const cartId = valueOf(await guest.createCart(await bodyOf(query)));
    const cart = valueOf(await guest.cart(cartId));
    expect(cart.items.map((item) => [item.title, item.delegates, item.total?.minor])).toEqual([
      ['Sky', 20, 32_050],
      ['Bay', 10, 15_000],
    ]);
    expect(await isFree(query)).toEqual([false, false]);
    const orderId = valueOf(await guest.createOrder(writeOrder(cart, aContact, 'en', 'test')));
    const confirmed = valueOf(await guest.process(orderId, card));
    expect(confirmed.events.map(({ title }) => title)).toEqual(['Sky', 'Bay']);
    expect(confirmed.total).toEqual({ minor: 47_050, currency: 'EUR' });
    const [mail] = await mailsAbout(database, orderId);
    expect(mail?.text).toMatch(/Sky[^]*People: 20[^]*Bay[^]*People: 10[^]*€470\.50/);
    valueOf(await browser(test.app).call(cancelOrder, { fee: 0 }, { orderId }));
    expect(await isFree(query)).toEqual([true, true]);
  });

  it('are never half held: of two visitors who want them in turned order, one has both', async () => {
    const query = freshQuery();
    const bodies = [await bodyOf(query), await bodyOf(query, ['Bay', 'Sky'])];
    const answers = await Promise.all(bodies.map((body) => guest.createCart(body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem?.code).toBe('room_taken');
    const other = freshQuery();
    valueOf(await guest.createCart(await guest.cartBody('Bay', { ...other, delegates: 8 })));
    const late = await guest.createCart(await bodyOf(other));
    expect(late.problem?.code).toBe('room_taken');
    expect(await isFree(other)).toEqual([true, false]);
  });

  it('are booked at the sum that was seen, or not at all', async () => {
    const body = await bodyOf(freshQuery());
    const [event] = body.events;
    const seen = (total_price: number) => ({
      ...body,
      events: [{ ...event, room: { ...event?.room, total_price } }],
    });
    expect((await guest.createCart(seen(100))).problem).toMatchObject({
      code: 'price_changed',
      total: { minor: 47_050, currency: 'EUR' },
    });
    expect((await guest.createCart(seen(32_050))).status).toBe(200);
  });

  it('are refused where they do not seat the group, one is enough, or one has to be asked for', async () => {
    const codeFor = async (delegates: number, titles?: string[]) =>
      (await guest.createCart(await bodyOf(freshQuery({ delegates }), titles))).problem?.code;
    expect([
      await codeFor(33),
      await codeFor(12),
      await codeFor(40, ['Sky', 'Cellar']),
      await codeFor(30, ['Sky', 'Sky']),
    ]).toEqual(['not_bookable', 'not_bookable', 'not_bookable', 'not_bookable']);
    const chain = visitor(test.app, 'test-house', 'chain.hotel-chain.localhost');
    const there = await chain.createCart(await bodyOf(freshQuery(), ['Sky', 'Bay'], chain));
    expect(there.problem?.code).toBe('not_bookable');
  });
});
