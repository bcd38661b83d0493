import {
  cancelOrder,
  loadCancellationTerms,
  loadMenus,
  loadMiscItems,
  loadOrderCancellation,
  writeOrder,
} from '@foyer/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseOutstanding } from '../testing/outstanding-releases.ts';
import { allMails } from '../testing/outbox.ts';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { hotel, propertySetup, propertyVisitor } from '../testing/property-setup.ts';
import { openFreshPostgres, patience } from '../testing/test-databases.ts';
import { aContact, aDay, valueOf } from '../testing/visitor.ts';
import { startWholeSetup, type WholeSetup } from '../testing/whole-setup.ts';

let database: Database;
let house: WholeSetup;
let sandbox: WholeSetup['sandbox'];
let test: WholeSetup['test'];
let pass: WholeSetup['pass'];
let keptHere: WholeSetup['keptHere'];
let guest: ReturnType<typeof propertyVisitor>;
beforeAll(async () => {
  database = await openFreshPostgres();
}, patience);
afterAll(() => database.close());
beforeEach(async () => {
  house = await startWholeSetup(database, propertySetup());
  ({ sandbox, test, pass, keptHere } = house);
  guest = propertyVisitor(test.app);
}, patience);
afterEach(() => house.stop());

const lantern = () => guest.item({ room: 'Lantern' });

describe('a cart of the property system', () => {
  it('keeps its rooms here and there for 20 minutes, and once for a key (API-025, API-046, OPERA-048, D-6)', async () => {
    const body = guest.cartBody([await lantern()]);
    const first = valueOf(await guest.createCart(body, 'key-1'));
    expect(valueOf(await guest.createCart(body, 'key-1'))).toBe(first);
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([['hold'], ['cart']]);
    expect((await guest.createCart(body)).problem).toMatchObject({ code: 'room_taken' });
    pass(1201);
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([[], []]);
    expect((await guest.createCart(body)).status).toBe(200);
  });

  it('of a group that its site does not take is refused, naming the field of the day (FORM-051, API-025)', async () => {
    const capped = propertyVisitor(test.app, 'capped.corporate.localhost');
    const captain = await capped.item({ room: 'Captain', delegates: 26 });
    expect((await capped.createCart(capped.cartBody([captain]))).problem).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'events.0.delegates',
    });
    expect((await guest.createCart(guest.cartBody([captain]))).status).toBe(200);
  });

  it('takes every day of a meeting of several, also days on request (API-025, A-166, B-010)', async () => {
    const items = [await lantern(), await guest.item({ room: 'Captain', day: aDay(9) })];
    valueOf(await guest.createCart(guest.cartBody(items)));
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([
      ['hold', 'hold'],
      ['cart'],
    ]);
  });

  it(
    'names the day that is refused: its room is taken, another price, another group, or a time ' +
      'in the past (API-025, D-3, D-6)',
    async () => {
      valueOf(
        await guest.createCart(
          guest.cartBody([await guest.item({ room: 'Lantern', day: aDay(9) })]),
        ),
      );
      const body = guest.cartBody([
        await lantern(),
        await guest.item({ room: 'Captain', day: aDay(9) }),
      ]);
      const second = (change: object) => ({
        ...body,
        events: body.events.map((event, index) => (index === 1 ? { ...event, ...change } : event)),
      });
      expect(
        (await guest.createCart(second({ room: body.events[0]?.room }))).problem,
      ).toMatchObject({
        code: 'room_taken',
        field: 'events.1',
      });
      expect((await guest.createCart(second({ price_total: 1 }))).problem).toMatchObject({
        code: 'price_changed',
        field: 'events.1',
      });
      expect((await guest.createCart(second({ delegates: 400 }))).problem).toMatchObject({
        code: 'not_bookable',
        field: 'events.1',
      });
      expect(
        (
          await guest.createCart(
            second({
              start: body.events[1]?.start.replace(/^\d{4}/, '2020'),
              end: body.events[1]?.end.replace(/^\d{4}/, '2020'),
            }),
          )
        ).problem,
      ).toMatchObject({ code: 'venue_closed', field: 'events.1.start' });
      expect(await keptHere()).toEqual(['hold']);
    },
  );

  it('replaces the cart that its visitor came back from, whose rooms it may need again (API-025, D-3)', async () => {
    const body = guest.cartBody([await lantern()]);
    const first = valueOf(await guest.createCart(body));
    const second = valueOf(await guest.createCart({ ...body, replaces_cart: first }));
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([['hold'], ['cart']]);
    expect((await guest.book(guest.bookingBody([await lantern()], first))).problem).toMatchObject({
      code: 'hold_expired',
    });
    expect(valueOf(await guest.book(guest.bookingBody([await lantern()], second)))).toMatchObject({
      paymentFailed: false,
    });
    // An ordered cart is not ended.
    expect((await guest.createCart({ ...body, replaces_cart: second })).problem).toMatchObject({
      code: 'room_taken',
    });
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([['booking'], ['booking']]);
  });

  it('of rooms on request keeps nothing (OPERA-033)', async () => {
    valueOf(await guest.createCart(guest.cartBody([await guest.item({ room: 'Captain' })])));
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([[], []]);
  });

  it.each([
    ['another price', { price_total: 1 }, 409, 'price_changed'],
    ['a room that the hotel does not know', { room: 'Cellar' }, 502, 'temp_pms_order_error'],
    [
      'a package that the hotel does not know',
      { package: 'Our own' },
      409,
      'package_pms_not_mapped',
    ],
    ['a group that is too large for the room', { delegates: 25 }, 409, 'not_bookable'],
    [
      'a group that is too small for the package',
      { package: 'Day delegate', delegates: 7 },
      409,
      'not_bookable',
    ],
    [
      'a layout that does not seat the group',
      { delegates: 13, layout_code: 405 },
      409,
      'not_bookable',
    ],
    ['another currency', { currency: 'SEK' }, 400, 'invalid_field'],
    [
      'a day that is over',
      { start: '2020-01-07T09:00:00', end: '2020-01-07T17:00:00' },
      409,
      'venue_closed',
    ],
  ])(
    'with %s is refused with a named problem (AVAIL-018, ERR-038, B-011, B-012, D-6)',
    async (_, over, status, code) => {
      const wish = over as {
        room?: string;
        package?: string;
        delegates?: number;
        currency?: string;
      };
      const item = await guest.item({
        room: wish.room ?? 'Lantern',
        ...(wish.package ? { package: wish.package } : {}),
        ...(wish.delegates ? { delegates: wish.delegates } : {}),
      });
      const body = guest.cartBody([item]);
      const { room: _room, package: _package, currency = 'EUR', ...event } = wish;
      expect(
        await guest.createCart({
          ...body,
          currency,
          events: body.events.map((each) => ({ ...each, ...event })),
        }),
      ).toMatchObject({ status, problem: { code } });
      expect(await keptHere()).toEqual([]);
    },
  );

  it('accepts a group below the room’s smallest number (B-011)', async () => {
    expect(
      (
        await guest.createCart(
          guest.cartBody([await guest.item({ room: 'Lantern', delegates: 2 })]),
        )
      ).status,
    ).toBe(200);
  });

  it.each([
    [{ venue_id: undefined }, 400, 'venue_id_not_set'],
    [{ venue_id: 'nowhere' }, 404, 'venue_not_found'],
    [{ server: 'evil.example' }, 404, 'venue_not_found'],
  ])('of a venue that is not the hotel’s is refused: %o (API-035)', async (over, status, code) => {
    const body = { ...guest.cartBody([await lantern()]), ...over };
    expect(await guest.createCart(body)).toMatchObject({ status, problem: { code } });
  });
});

describe('a booking in the property system', () => {
  it('is paid by card, with menus and other items, and is one booking for one key (API-045, OPERA-027, OPERA-031)', async () => {
    const items = [await lantern()];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const menus = valueOf(await guest.post(loadMenus.path, loadMenus.answer, hotel)).map((menu) =>
      menu.id === 'LUN1' ? { ...menu, amount: 8, time: '12:00' } : menu,
    );
    const span = { start: `${items[0]?.start}:00`, end: `${items[0]?.end}:00` };
    const miscItems = valueOf(
      await guest.post(loadMiscItems.path, loadMiscItems.answer, { ...hotel, ...span }),
    ).map((misc) => (misc.id === 'TECH' ? { ...misc, amount: 1 } : misc));
    const body = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken(),
      menus,
      miscItems,
    });
    expect(body.totalPrice).toBe(8 * 9000 + 8 * 3400 + 8 * 7500);
    const answer = valueOf(await guest.book(body, 'book-1'));
    expect(answer).toEqual({
      challenge: null,
      paymentFailed: false,
      orderId: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(valueOf(await guest.book(body, 'book-1'))).toEqual(answer);
    expect([await keptHere(), await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([
      ['booking'],
      ['booking'],
      [body.totalPrice],
    ]);
    const mails = await allMails(database);
    expect(mails.map(({ to }) => to)).toEqual([
      'aino@example.com',
      'venue@example.com',
      'aino@example.com',
    ]);
    expect(mails[0]?.text).toContain('Archipelago lunch: 8 · €272.00');
    expect(mails[0]?.text).toContain('Total: €1,592.00 incl. VAT');
    pass(3600);
    await releaseOutstanding(test);
    expect(await sandbox.keptAtProperty()).toEqual(['booking']);
  });

  it('of several days confirms every day (API-045, MULTI-006)', async () => {
    const items = [await lantern(), await guest.item({ room: 'Lantern', day: aDay(9) })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const { orderId } = valueOf(await guest.book(guest.bookingBody(items, cartId)));
    expect(await keptHere()).toEqual(['booking', 'booking']);
    expect(valueOf(await guest.order(orderId ?? '')).events.map(({ start }) => start)).toEqual(
      items.map(({ start }) => start),
    );
    const [mail] = await allMails(database);
    expect(mail?.text.match(/Lantern · €720\.00/g)).toHaveLength(2);
    expect(mail?.text).toContain('Total: €1,440.00 incl. VAT');
    expect(mail?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('of unequal days promises in checkout and mail the terms that are kept (REGUS-050, D-17)', async () => {
    // The larger group of the later day needs 20 days, counted from the earlier day.
    const items = [
      await guest.item({ room: 'Lantern', delegates: 8 }),
      await guest.item({ room: 'Lantern', day: aDay(9), delegates: 24 }),
    ];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const visit = browser(test.app);
    const shown = valueOf(await visit.call(loadCancellationTerms, {}, { lang: 'en', cartId }));
    const { orderId } = valueOf(await guest.book(guest.bookingBody(items, cartId)));
    const kept = valueOf(
      await visit.call(loadOrderCancellation, undefined, { orderId: orderId ?? '' }),
    );
    const [first] = valueOf(await guest.cart(cartId)).items;
    const freeUntil = (first?.startInstant ?? 0) - 20 * 86_400;
    expect([shown.yours.daysAhead, shown.freeUntil, kept.freeUntil]).toEqual([
      20,
      freeUntil,
      freeUntil,
    ]);
    const [mail] = await allMails(database);
    const day = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Helsinki',
      dateStyle: 'long',
    }).format(freeUntil * 1000);
    expect(
      /Free cancellation until: (.*)/.exec(mail?.text.replaceAll('\u00a0', ' ') ?? '')?.[1],
    ).toContain(day);
  });

  it('that is cancelled is free here at once, at the hotel soon after, and its card is released (D-14, D-17)', async () => {
    const items = [
      await guest.item({ room: 'Lantern', day: aDay(40) }),
      await guest.item({ room: 'Lantern', day: aDay(41) }),
    ];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const { orderId } = valueOf(
      await guest.book(
        guest.bookingBody(items, cartId, {
          method: 'creditcard',
          cardToken: await sandbox.cardToken(),
        }),
      ),
    );
    const [reserved] = await sandbox.reserved();
    const cancelled = valueOf(
      await browser(test.app).call(cancelOrder, { fee: 0 }, { orderId: orderId ?? '' }),
    );
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      refund: { minor: reserved, currency: 'EUR' },
    });
    expect([await keptHere(), await sandbox.reserved()]).toEqual([[], []]);
    await releaseOutstanding(test);
    expect(await sandbox.keptAtProperty()).toEqual([]);
  });

  it('cannot be made without the property system, through the standard order calls (API-004)', async () => {
    const items = [await lantern(), await guest.item({ room: 'Lantern', day: aDay(9) })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const cart = valueOf(await guest.cart(cartId));
    expect(cart.items.map(({ start }) => start)).toEqual(items.map(({ start }) => start));
    const orderId = valueOf(await guest.createOrder(writeOrder(cart, aContact, 'en', 'test')));
    expect((await guest.process(orderId, { paymentMethod: 'onsite' })).problem).toMatchObject({
      code: 'not_bookable',
    });
    expect(await keptHere()).toEqual(['hold', 'hold']);
  });

  it('that is an enquiry is sent to the venue and keeps nothing (API-045, OPERA-028, OPERA-033, A-137)', async () => {
    const items = [await guest.item({ room: 'Captain' })];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const { orderId } = valueOf(await guest.book(guest.bookingBody(items, cartId)));
    expect(valueOf(await guest.order(orderId ?? '')).isEnquiry).toBe(true);
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([[], []]);
  });

  it('with a declined card is a payment error, and another card books (API-045, OPERA-030, ERR-033)', async () => {
    const items = [await lantern()];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const declined = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken('4000000000000002'),
    });
    expect(valueOf(await guest.book(declined))).toMatchObject({
      paymentFailed: true,
      orderId: null,
    });
    expect([await keptHere(), await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([
      ['hold'],
      ['cart'],
      [],
    ]);
    expect(
      valueOf(await guest.book({ ...declined, card_token: await sandbox.cardToken() })),
    ).toMatchObject({ paymentFailed: false });
  });

  it('that finds the room taken is refused: no room, card reservation or mail is left (OPERA-025, OPERA-032)', async () => {
    const items = [await lantern()];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const body = guest.bookingBody(items, cartId, {
      method: 'creditcard',
      cardToken: await sandbox.cardToken(),
    });
    await sandbox.tell('property', 'conflict');
    expect(await guest.book(body)).toMatchObject({
      status: 409,
      problem: { code: 'temp_pms_order_error_conflict' },
    });
    expect([await keptHere(), await sandbox.keptAtProperty(), await sandbox.reserved()]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await allMails(database)).toEqual([]);
    await sandbox.tell('property', 'ok');
    expect(await guest.book(body)).toMatchObject({ problem: { code: 'hold_expired' } });
    expect((await guest.createCart(guest.cartBody(items))).status).toBe(200);
  });

  it('whose add-ons change between two tries ends the first (API-045)', async () => {
    const items = [await lantern()];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const first = guest.bookingBody(items, cartId);
    await sandbox.tell('property', 'lie');
    expect((await guest.book(first)).problem).toMatchObject({ code: 'provider_malformed' });
    await sandbox.tell('property', 'ok');
    const changed = { ...first, notes: 'We come by boat.' };
    expect(valueOf(await guest.book(changed))).toMatchObject({ paymentFailed: false });
    expect([await keptHere(), await sandbox.keptAtProperty()]).toEqual([['booking'], ['booking']]);
  });

  it.each([
    ['another total', { totalPrice: 1 }, 409, 'price_changed'],
    ['a method that is not offered', { paymentMethod: 'none' }, 400, 'invalid_field'],
    ['no card', { paymentMethod: 'creditcard' }, 400, 'card_missing'],
    ['no number of the account', { customer_account: ' ' }, 400, 'invalid_field'],
    ['no company', { company: '' }, 400, 'invalid_field'],
    ['a wrong address of e-mail', { email: 'aino' }, 400, 'invalid_field'],
    ['another cart', { cart_id: 'none' }, 404, 'cart_not_found'],
    ['other events', { events: [] }, 400, 'invalid_field'],
  ])(
    'with %s is refused with a named problem (OPERA-036, OPERA-037, D-6)',
    async (_, over, status, code) => {
      const items = [await lantern()];
      const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
      expect(await guest.book({ ...guest.bookingBody(items, cartId), ...over })).toMatchObject({
        status,
        problem: { code },
      });
      expect(await sandbox.keptAtProperty()).toEqual(['cart']);
    },
  );

  it('follows its site: one menu at most, or card only (OPERA-043, OPERA-044, OPERA-046, A-013, A-014)', async () => {
    const items = [await lantern()];
    const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
    const body = guest.bookingBody(items, cartId);
    const twoMenus = {
      ...body,
      events: body.events.map((event) => ({
        ...event,
        menus: [
          { id: 'LUN1', amount: 8 },
          { id: 'COF1', amount: 8 },
        ],
      })),
    };
    expect(
      (await propertyVisitor(test.app, 'brand.hotel-chain.localhost').book(twoMenus)).problem,
    ).toMatchObject({ code: 'invalid_field', field: 'events.0.menus' });
    expect((await guest.book(twoMenus)).problem).toMatchObject({
      code: 'price_changed',
      total: { minor: 72_000 + 8 * (3400 + 950) },
    });
    expect(
      (await propertyVisitor(test.app, 'travel.corporate.localhost').book(body)).problem,
    ).toMatchObject({ code: 'invalid_field', field: 'paymentMethod' });
  });

  it.each([
    ['menus', [{ id: 'STA1', amount: 1 }], 'invalid_field'],
    ['menus', [{ id: 'LUN1', amount: 411_111, service_time: '12:00' }], 'invalid_field'],
    ['menus', [{ id: 'LUN1', amount: 1, service_time: '18:00' }], 'invalid_field'],
    ['menus', [{ id: 'nothing', amount: 1 }], 'invalid_field'],
    ['miscItems', [{ id: 'FLIP', amount: 7 }], 'not_bookable'],
  ])(
    'with %s %o is refused: reserved for the hotel, at another time, unknown, or above the stock (OPERA-020, OPERA-040, OPERA-042)',
    async (field, taken, code) => {
      const items = [await lantern()];
      const cartId = valueOf(await guest.createCart(guest.cartBody(items)));
      const body = guest.bookingBody(items, cartId);
      expect(
        (
          await guest.book({
            ...body,
            events: body.events.map((event) => ({ ...event, [field]: taken })),
          })
        ).problem,
      ).toMatchObject({ code });
    },
  );
});
