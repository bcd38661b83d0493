import { type AddOnWire, writeCart, writeConfirmation } from '@foyer/contract';
import { type Cart, takenOf } from '@foyer/domain';
import { aCart, aConfirmation, aContact, aSite, fakeBaseSession } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBaseSession } from '../../create-base-session.ts';
import { createBrowserStorage } from '../../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../../testing/blocked-window.ts';
import { fakeApi, type Handlers, later, problem } from '../../testing/fake-api.ts';
import { fakePage } from '../../testing/fake-page.ts';
import { createCartCheckout } from '../flows/cart.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const cart = aCart({
  offers: { addOns: 3, bedrooms: 1 },
  asks: { addOnEndTime: true, marketingConsent: false, discountCode: false },
});
const wire = (over: Partial<AddOnWire>): AddOnWire => ({
  id: 'coffee',
  name: 'Coffee',
  type: 'services',
  price: 7.57,
  price_vat: 9.5,
  per: 'piece',
  quantity: 0,
  max_quantity: null,
  service_time: '',
  service_time_end: '',
  room_ids: [],
  ...over,
});
const list = [
  wire({}),
  wire({ id: 'host', name: 'Host', per: 'hour', price: 250.2, price_vat: 314, max_quantity: 3 }),
  wire({ id: 'band', name: 'Band', price: null, price_vat: null }),
];
const quoted = (price_vat: number | null) => ({ body: { price: price_vat, price_vat } });
const bedroom = {
  id: 'single',
  name: 'Single',
  price: 100,
  price_vat: 12_900,
  max_persons: 1,
  available: 4,
};
const onsite = { method: 'onsite', cardToken: null, airplus: null } as const;

async function open(
  handlers: Handlers = {},
  {
    window = keepingWindow(),
    of = cart,
  }: { window?: Parameters<typeof createBrowserStorage>[0]; of?: Cart } = {},
) {
  const server = await fakeApi({
    loadCancellationTerms: () => problem(500, 'internal'),
    loadCart: () => ({ body: writeCart(of, 'en') }),
    loadCartAddOns: () => ({ body: list }),
    loadBedrooms: () => ({ body: [bedroom, { ...bedroom, id: 'full', available: 0 }] }),
    quoteService: ({ params }) =>
      quoted({ host: 8000, coffee: 950 }[params['serviceId'] ?? ''] ?? null),
    createOrder: () => ({ body: 'o_1' }),
    processOrder: () => ({ body: writeConfirmation(aConfirmation()) }),
    ...handlers,
  });
  const visit = fakePage(`/book-universal/${of.id}`);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
    log: () => undefined,
  });
  const session = createCartCheckout({
    base,
    api: server.api,
    storage: createBrowserStorage(window),
    page: visit.page,
    cartId: of.id,
    vaultOrigin: null,
  });
  ends.push(session.stop, server.close);
  const addOns = () => {
    const { addOns: state } = session.extras.get();
    return state.kind === 'loaded' ? state.addOns : [];
  };
  const addOn = (id: string) => addOns().find((candidate) => candidate.id === id);
  const until = (check: () => void) => vi.waitFor(check, 5000);
  const settled = (id: string, quote = 'settled') =>
    until(() => expect(addOn(id)?.quote).toBe(quote));
  const loaded = () =>
    until(() => expect([addOns().length, session.extras.get().bedrooms?.length]).toEqual([3, 1]));
  const order = async () => {
    session.actions.placeOrder(aContact(), onsite, false);
    await until(() => expect(server.callsOf('createOrder').length).toBeGreaterThan(0));
  };
  return { session, server, visit, addOn, settled, loaded, until, order, window };
}

describe('what a cart can take', () => {
  it('comes with it, in minor units, with how many there are; bedrooms for the night of the meeting (CHECK-013 to CHECK-016)', async () => {
    const { session, server, addOn, loaded } = await open();
    expect(session.extras.get().addOns.kind).toBe('loading');
    await loaded();
    expect(addOn('coffee')).toMatchObject({
      price: 950,
      amount: 0,
      most: Infinity,
      rate: 'piece',
      quote: 'settled',
    });
    expect(addOn('host')).toMatchObject({ price: 31_400, most: 3, rate: 'hour' });
    expect(session.extras.get().bedrooms).toMatchObject([
      { id: 'single', price: 12_900, amount: 0, checkIn: '2026-06-08', checkOut: '2026-06-09' },
    ]);
    expect(server.callsOf('loadCartAddOns')).toMatchObject([
      {
        query: { order_id: cart.id },
        body: { order_id: cart.id, availability_id: cart.availabilityId },
      },
    ]);
  });

  it('is not asked for where there is none', async () => {
    const { session, server, until } = await open({}, { of: aCart() });
    await until(() =>
      expect(session.extras.get()).toMatchObject({
        addOns: { kind: 'loaded', addOns: [] },
        bedrooms: [],
      }),
    );
    expect([server.callsOf('loadCartAddOns'), server.callsOf('loadBedrooms')]).toEqual([[], []]);
  });

  it('that fails to load is loaded again; bedrooms that fail are left out (CHECK-013, A-117, D-4)', async () => {
    const { session, until } = await open({
      loadCartAddOns: (_call, attempt) =>
        attempt === 1 ? problem(404, 'cart_not_found') : { body: list },
      loadBedrooms: () => problem(404, 'venue_not_found'),
    });
    await until(() =>
      expect(session.extras.get()).toMatchObject({
        addOns: { kind: 'failed', problem: 'call' },
        bedrooms: [],
      }),
    );
    session.actions.retryAddOns();
    await until(() =>
      expect(session.extras.get().addOns).toMatchObject({ kind: 'loaded', addOns: { length: 3 } }),
    );
  });

  it('is refused in a word (CHECK-017 to CHECK-019)', async () => {
    const { session, until } = await open({
      loadCartAddOns: () => ({ body: 'package_pms_not_mapped' }),
    });
    await until(() =>
      expect(session.extras.get().addOns).toEqual({
        kind: 'failed',
        problem: 'package-not-mapped',
      }),
    );
  });
});

describe('a service that is taken', () => {
  it('is priced again by the server, for its times and number (CHECK-011)', async () => {
    const { session, server, addOn, loaded, settled } = await open();
    await loaded();
    session.actions.changeAddOn('host', { time: '10:00' });
    session.actions.changeAddOn('host', { timeEnd: '12:00' });
    session.actions.changeAddOn('host', { amount: 7 });
    expect(addOn('host')).toMatchObject({ amount: 3, quote: 'asking' });
    await settled('host');
    expect(addOn('host')).toMatchObject({
      price: 8000,
      amount: 3,
      time: '10:00',
      timeEnd: '12:00',
    });
    expect(server.callsOf('quoteService').at(-1)?.query).toEqual({
      start_date_time: '08-06-2026 10:00',
      end_date_time: '08-06-2026 12:00',
      quantity: '3',
    });
    session.actions.changeAddOn('host', { time: '12:30' });
    expect(addOn('host')?.timeEnd).toBe('');
  });

  it('keeps its choice and its price where no quote comes, and asks again (A-118, D-4)', async () => {
    let isAway = true;
    const { session, addOn, loaded, settled } = await open({
      quoteService: () => (isAway ? problem(404, 'not_found') : quoted(7000)),
    });
    await loaded();
    session.actions.changeAddOn('host', { amount: 1 });
    await settled('host', 'failed');
    expect(addOn('host')).toMatchObject({ price: 31_400, amount: 1 });
    isAway = false;
    session.actions.retryQuote('host');
    await settled('host');
    expect(addOn('host')?.price).toBe(7000);
  });

  it('shows when the amount is not available, and a late answer to an older request changes nothing', async () => {
    const first = later<{ body: unknown }>();
    const { session, addOn, loaded, settled } = await open({
      quoteService: ({ query }) =>
        query['quantity'] === '1'
          ? first.promise
          : problem(409, 'service_taken', { field: 'quantity' }),
    });
    await loaded();
    session.actions.changeAddOn('host', { amount: 1 });
    session.actions.changeAddOn('host', { amount: 2 });
    await settled('host', 'gone');
    first.resolve(quoted(1));
    await new Promise((done) => setTimeout(done, 100));
    expect(addOn('host')).toMatchObject({ price: 31_400, amount: 2, quote: 'gone' });
  });
});

describe('the order', () => {
  it(
    'names services, bedrooms and layout with the prices that were seen, and forgets them when ' +
      'it is through (CHECK-008, CHECK-010, D-6)',
    async () => {
      const { session, server, loaded, settled, order, visit, until, window } = await open();
      await loaded();
      session.actions.changeAddOn('coffee', { amount: 12, time: '10:30' });
      await settled('coffee');
      session.actions.changeBedroom('single', 9);
      session.actions.changeNights({ checkIn: '2026-06-07', checkOut: '2026-06-09' });
      session.actions.chooseLayout(404);
      session.actions.tickServiceFee(true);
      await order();
      const body = server.callsOf('createOrder')[0]?.body;
      expect(body).toMatchObject({
        services: [
          {
            id: 'coffee',
            quantity: 12,
            service_time: '10:30',
            service_time_end: '',
            price_vat: 950,
          },
        ],
        bedrooms: [
          {
            id: 'single',
            quantity: 4,
            check_in: '07-06-2026',
            check_out: '09-06-2026',
            price_vat: 12_900,
          },
        ],
        layout: 404,
      });
      // Only an enquiry includes the fee.
      expect(body).not.toHaveProperty('service_fee');
      await until(() => expect(visit.navigations).toHaveLength(1));
      expect(
        'items' in window && window.items instanceof Map && window.items.has('checkoutTaken'),
      ).toBe(false);
    },
  );

  it('takes the service fee along where it became an enquiry (CHECK-006, FORM-067)', async () => {
    const { session, server, loaded, settled, order } = await open(
      {},
      { of: { ...cart, serviceFee: { id: 'fee', amount: { minor: 900, currency: 'EUR' } } } },
    );
    await loaded();
    session.actions.changeAddOn('band', { amount: 1 });
    await settled('band');
    session.actions.tickServiceFee(true);
    await order();
    expect(server.callsOf('createOrder')[0]?.body).toMatchObject({
      services: [{ id: 'band', price_vat: null }],
      service_fee: 'fee',
    });
  });

  it('at a changed price loads the new prices before the visitor decides, and shows them (D-6)', async () => {
    const { session, server, addOn, settled, order, until } = await open(
      {
        loadCartAddOns: (_, attempt) => ({ body: [wire({ price_vat: attempt === 1 ? 9.5 : 11 })] }),
        quoteService: (_, attempt) => quoted(attempt === 1 ? 950 : 1100),
        createOrder: (_, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', {
                field: 'services',
                total: { minor: 67_460, currency: 'EUR' },
              })
            : { body: 'o_1' },
      },
      { of: { ...cart, offers: { addOns: 1, bedrooms: 0 } } },
    );
    await until(() => expect(addOn('coffee')).toBeDefined());
    session.actions.changeAddOn('coffee', { amount: 2 });
    await settled('coffee');
    await order();
    await until(() =>
      expect(session.order.get()).toMatchObject({
        kind: 'price-changed',
        before: { minor: 67_160 },
        now: { minor: 67_460 },
      }),
    );
    expect(addOn('coffee')).toMatchObject({ price: 1100, amount: 2 });
    session.actions.placeOrder(aContact(), onsite, false);
    await until(() => expect(server.callsOf('createOrder')).toHaveLength(2));
    expect(server.callsOf('createOrder')[1]?.body).toMatchObject({
      services: [{ price_vat: 1100 }],
    });
  });
});

describe('a discount code', () => {
  const codedCart = { ...cart, asks: { ...cart.asks, discountCode: true } };
  const lowered = {
    ...codedCart,
    discountCode: 'Spring',
    items: cart.items.map((item) => ({
      ...item,
      total: { minor: 48_945, currency: 'EUR' },
      original: { minor: 65_260, currency: 'EUR' },
    })),
  };
  const shownTotal = ({ checkout }: Awaited<ReturnType<typeof open>>['session']) => {
    const state = checkout.get();
    return state.kind === 'ready' ? state.cart.items[0]?.total?.minor : null;
  };

  it('changes the price of the cart to the one that the server answers, and the order names it (CHECK-003)', async () => {
    const { session, server, order, until } = await open(
      { applyCartCode: () => ({ body: writeCart(lowered, 'en') }) },
      { of: codedCart },
    );
    await until(() => expect(session.checkout.get().kind).toBe('ready'));
    session.actions.applyCode(' spring ');
    expect(session.code.get()).toEqual({ kind: 'asking' });
    await until(() => expect(shownTotal(session)).toBe(48_945));
    expect(session.code.get()).toEqual({ kind: 'settled' });
    expect(server.callsOf('applyCartCode')).toMatchObject([
      { params: { cartId: cart.id }, body: { discount_code: 'spring' } },
    ]);
    await order();
    expect(server.callsOf('createOrder')[0]?.body).toMatchObject({ room_price_total: 48_945 });
  });

  it.each([
    ['invalid_field', 'unknown'],
    ['not_bookable', 'not-for-this'],
    ['price_changed', 'used-up'],
    ['rate_limited', 'too-often'],
    ['internal', 'failed'],
  ] as const)(
    'that is answered %s is refused as %s, and the price stays (CHECK-003)',
    async (code, reason) => {
      const { session, until } = await open(
        { applyCartCode: () => problem(code === 'internal' ? 500 : 409, code) },
        { of: codedCart },
      );
      await until(() => expect(session.checkout.get().kind).toBe('ready'));
      session.actions.applyCode('other');
      await until(() =>
        expect(session.code.get()).toEqual({ kind: 'refused', typed: 'other', reason }),
      );
      expect(shownTotal(session)).toBe(65_260);
    },
  );

  it('for a cart whose hold is over shows that it is', async () => {
    let isOver = false;
    const { session, until } = await open(
      {
        loadCart: () => ({
          body: writeCart({ ...codedCart, status: isOver ? 'expired' : 'open' }, 'en'),
        }),
        applyCartCode: () => problem(409, 'hold_expired'),
      },
      { of: codedCart },
    );
    await until(() => expect(session.checkout.get().kind).toBe('ready'));
    isOver = true;
    session.actions.applyCode('spring');
    await until(() => expect(session.checkout.get().kind).toBe('expired'));
    expect(session.code.get()).toEqual({ kind: 'settled' });
  });
});

describe('after a reload', () => {
  it('everything added to this cart is there, at a price that is loaded again', async () => {
    const window = keepingWindow();
    const before = await open({}, { window });
    await before.loaded();
    before.session.actions.changeAddOn('host', { amount: 2, time: '10:00' });
    await before.settled('host');
    before.session.actions.changeBedroom('single', 1);
    before.session.actions.changeNights({ checkIn: '2026-06-07', checkOut: '2026-06-09' });
    before.session.actions.chooseLayout(404);
    const answered = Promise.withResolvers<void>();
    const after = await open(
      { loadCartAddOns: () => answered.promise.then(() => ({ body: list })) },
      { window },
    );
    await after.until(() => expect(after.session.checkout.get().kind).toBe('ready'));
    // They are in the total before their lists have loaded.
    expect(takenOf(after.session.extras.get())).toMatchObject({
      layout: 404,
      addOns: [{ id: 'host', name: 'Host', amount: 2, price: 8000 }],
      bedrooms: [{ id: 'single', amount: 1 }],
    });
    answered.resolve();
    await after.loaded();
    await after.settled('host');
    expect(after.addOn('host')).toMatchObject({ amount: 2, time: '10:00', price: 8000 });
    expect(after.session.extras.get().bedrooms).toMatchObject([
      { amount: 1, checkIn: '2026-06-07', checkOut: '2026-06-09' },
    ]);
    const other = await open({}, { window, of: { ...cart, id: 'c_0000000000000000000000' } });
    await other.loaded();
    expect(other.addOn('host')?.amount).toBe(0);
  });

  it('what is taken lives as long as the page where storage is blocked (D-9)', async () => {
    const { session, server, loaded, settled, order } = await open({}, { window: blockedWindow() });
    await loaded();
    session.actions.changeAddOn('coffee', { amount: 2 });
    await settled('coffee');
    await order();
    expect(server.callsOf('createOrder')[0]?.body).toMatchObject({
      services: [{ id: 'coffee', quantity: 2 }],
    });
  });
});
