import {
  writeCancellation,
  writeCart,
  writeConfirmation,
  writeMenu,
  writeMiscItem,
} from '@foyer/contract';
import {
  aCart,
  aConfirmation,
  aContact,
  aPropertyItem,
  aRoom,
  aSite,
  aVenue,
  fakeBaseSession,
  someCancellationTerms,
  someMenus,
  someMiscItems,
} from '@foyer/fixtures';
import type { Cart, CheckoutValues } from '@foyer/domain';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createBaseSession } from '../../create-base-session.ts';
import { createBrowserStorage } from '../../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../../testing/blocked-window.ts';
import { fakeApi, type Handlers, problem } from '../../testing/fake-api.ts';
import { fakePage } from '../../testing/fake-page.ts';
import { createCarts } from '../../venue/carts.ts';
import { enterPropertyCheckout, type PropertyEvent } from '../property/enter-events.ts';
import { createPropertyCheckout } from './property.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const cart = aCart();
const confirmation = aConfirmation();
const venue = aVenue({
  propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' },
});
const address = `/book?venue=${venue.alias}&cart=${cart.id}`;
const values: CheckoutValues = { ...aContact(), company: 'Norrsken Oy' };
const card = { method: 'creditcard', cardToken: 'tok_1' } as const;
const cartBody = (over: Partial<Cart> = {}) => ({ body: writeCart(aCart(over), 'en') });
const booked = {
  body: { challenge: false, error: '', status: 'confirmed', order_id: confirmation.orderId },
};
const calls: Handlers = {
  createPropertyCart: () => ({ body: cart.id }),
  loadCart: () => cartBody(),
  loadMenus: () => ({ body: someMenus().map(writeMenu) }),
  loadMenuItems: () => ({ body: [] }),
  loadMiscItems: () => ({ body: someMiscItems().map(writeMiscItem) }),
  loadCancellationTerms: () => ({ body: writeCancellation(someCancellationTerms(), 'text') }),
  validateEmail: () => ({ body: { user_has_account: false, challenge: false, error: '' } }),
  createCheckedBooking: () => booked,
  loadOrder: () => ({ body: writeConfirmation(confirmation) }),
};
const event = (over: Partial<PropertyEvent> = {}): PropertyEvent => ({
  ...aPropertyItem(),
  room: aRoom(),
  ...over,
});

type Given = {
  handlers?: Handlers;
  window?: Parameters<typeof createBrowserStorage>[0];
  site?: Parameters<typeof aSite>[0];
};

async function visitor({ handlers = {}, window = keepingWindow(), site }: Given = {}) {
  const server = await fakeApi({ ...calls, ...handlers });
  ends.push(server.close);
  const visit = fakePage(address);
  const storage = createBrowserStorage(window);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(site),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
    log: () => undefined,
  });
  const enter = (events: readonly PropertyEvent[], ownCart: string | null = null) =>
    enterPropertyCheckout(
      {
        api: server.api,
        storage,
        venue,
        language: 'en',
        prefix: '',
        create: createCarts(() => 'key'),
      },
      { events, discountCode: '', ownCart },
    );
  const open = async (cartId = cart.id) => {
    const session = createPropertyCheckout({
      base,
      api: server.api,
      storage,
      page: visit.page,
      venue,
      cartId,
      vaultOrigin: 'http://localhost:4002',
    });
    ends.push(session.stop);
    const shown = (kind: string) =>
      vi.waitFor(() => expect(session.checkout.get().kind).toBe(kind), 5000);
    return { session, shown };
  };
  const ready = async () => {
    const opened = await open();
    await opened.shown('ready');
    await vi.waitFor(() => expect(opened.session.addOns.get()).not.toBe('loading'));
    const item = (index = 0) => {
      const state = opened.session.checkout.get();
      return state.kind === 'ready' ? state.items[index] : undefined;
    };
    return { ...opened, item };
  };
  return { server, visit, storage, window, enter, open, ready };
}

test('the card’s frame asks for the code and 3-D Secure, finds the type, and ends on our two pages (OPERA-047)', async () => {
  const { ready } = await visitor();
  const { session } = await ready();
  const { origin, pathname, searchParams } = new URL(session.cardFrame.get().url);
  expect(`${origin}${pathname}`).toBe('http://localhost:4002/vault/frame');
  const ownOrigin = session.cardFrame.get().ownOrigin;
  expect(Object.fromEntries(searchParams)).toMatchObject({
    cvv: '1',
    threeDSecure: '1',
    detectCardType: '1',
    language: 'en',
    parent: ownOrigin,
    successUrl: `${ownOrigin}/apiv2/getcardtoken/success?cardToken={cardToken}`,
    failureUrl: `${ownOrigin}/apiv2/getcardtoken/failure`,
  });
});

describe('the way into the checkout', () => {
  it(
    'makes a cart of all events, loads what can be added, and stores what the checkout reads ' +
      '(OPERA-002, OPERA-024, OPERA-048, CART-028, A-098, A-166, API-025 to API-028)',
    async () => {
      const window = keepingWindow();
      const { server, enter } = await visitor({ window });
      expect(
        await enter(
          [event(), event({ start: '2026-06-09T09:00', end: '2026-06-09T15:00' })],
          'c_before',
        ),
      ).toEqual({ cartId: cart.id, address });
      expect(server.callsOf('createPropertyCart')[0]?.body).toMatchObject({
        hotel_code: 'HEL01',
        replaces_cart: 'c_before',
        events: [{ start: '2026-06-08T09:00:00' }, { start: '2026-06-09T09:00:00' }],
      });
      expect(server.callsOf('loadMiscItems')[0]?.body).toEqual({
        server: 'north',
        chain_code: 'HARB',
        hotel_code: 'HEL01',
        start: '2026-06-08T09:00:00',
        end: '2026-06-09T15:00:00',
      });
      expect([...window.items.keys()]).toEqual(
        expect.arrayContaining([
          'checkoutProduct',
          'checkoutDelegates',
          'venueInfo',
          'checkoutItemProduct',
        ]),
      );
      expect(window.cookieLines.find((line) => line.startsWith('checkout_items='))).toContain(
        cart.id,
      );
    },
  );

  it('stores each event with its times in both spellings, its totals and its add-ons (OPERA-016, CART-031)', async () => {
    const window = keepingWindow();
    const { enter, ready } = await visitor({ window });
    await enter([event()]);
    const { session } = await ready();
    session.actions.changeAmount({ event: 0, kind: 'menu', id: 'LUN1' }, 2);
    session.actions.changeAmount({ event: 0, kind: 'misc', id: 'TECH' }, 1);
    expect(JSON.parse(window.items.get('checkoutItemProduct') ?? '')).toMatchObject([
      {
        type: 'room',
        startD: '08-06-2026 09:00',
        endD: '08-06-2026 17:00',
        operaStartD: '2026-06-08T09:00:00',
        operaEndD: '2026-06-08T17:00:00',
        delegates: 12,
        mt_length: '8',
        currencySymbol: '€',
        total_price: 65_260,
        total_services: 6800,
        total_addons: 60_000,
        services: [{ id: 'LUN1', amount: 2 }, { amount: 0 }],
        addons: [{ amount: 0 }, { id: 'TECH', amount: 1 }, { amount: 0 }],
        room: { id: 'harbour-room', name: 'Harbour Room' },
        package: null,
      },
    ]);
  });

  it('stores an enquiry for ten minutes (OPERA-034, C-157)', async () => {
    const { enter, window } = await visitor({
      handlers: { loadCart: () => cartBody({ isEnquiry: true, heldUntil: null }) },
    });
    await enter([event()]);
    expect(window).toMatchObject({
      cookieLines: expect.arrayContaining([
        expect.stringMatching(/^isEnquiryBooking=1;.*Max-Age=600/),
      ]),
    });
    const booked = keepingWindow();
    await (await visitor({ window: booked })).enter([event()]);
    expect(booked.cookieLines.join('\n')).not.toContain('isEnquiryBooking=1');
  });

  it.each([
    'package_pms_not_mapped',
    'temp_pms_order_error',
    'temp_pms_order_error_conflict',
    'provider_unavailable',
  ] as const)(
    'shows %s on the page with the button (CHECK-017 to CHECK-019, ERR-024, D-3)',
    async (code) => {
      const { enter } = await visitor({
        handlers: { createPropertyCart: () => problem(409, code) },
      });
      expect(await enter([event()])).toMatchObject({
        problem: { kind: 'refused', problem: { code } },
      });
    },
  );

  it('names another price of one event, and of several only that there is one (D-6)', async () => {
    const { enter } = await visitor({
      handlers: {
        createPropertyCart: () =>
          problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } }),
      },
    });
    expect(await enter([event()])).toMatchObject({ priceNow: { minor: 70000, currency: 'EUR' } });
    expect(await enter([event(), event()])).toMatchObject({
      problem: { problem: { code: 'price_changed' } },
    });
  });

  it(
    'a conflict in a list of add-ons is shown too; a list that fails to load does not block the ' +
      'checkout (OPERA-024, OPERA-025, CHECK-019)',
    async () => {
      const gone = await visitor({
        handlers: { loadMenus: () => problem(409, 'temp_pms_order_error_conflict') },
      });
      expect(await gone.enter([event()])).toMatchObject({
        problem: { problem: { code: 'temp_pms_order_error_conflict' } },
      });
      const silent = await visitor({
        handlers: { loadMenus: () => problem(503, 'provider_unavailable') },
      });
      expect(await silent.enter([event()])).toEqual({ cartId: cart.id, address });
      const { session } = await silent.ready();
      expect(session.addOns.get()).toBe('failed');
    },
  );
});

describe('the checkout', () => {
  it('reads what was stored and asks for no list again; what is added survives a reload (OPERA-002, OPERA-019, OPERA-020)', async () => {
    const { enter, ready, server } = await visitor();
    await enter([event()]);
    const first = await ready();
    first.session.actions.changeAmount({ event: 0, kind: 'menu', id: 'LUN1' }, 12);
    first.session.actions.changeTime({ event: 0, kind: 'menu', id: 'LUN1' }, '12:00');
    // Six are available on that day.
    first.session.actions.changeAmount({ event: 0, kind: 'misc', id: 'FLIP' }, 9);
    const { item } = await ready();
    expect(item()?.menus[0]).toMatchObject({ amount: 12, time: '12:00' });
    expect(item()?.miscItems[0]).toMatchObject({ amount: 6 });
    expect(server.callsOf('loadMenus')).toHaveLength(1);
  });

  it.each([
    ['without what was stored', keepingWindow()],
    ['with storage blocked', blockedWindow()],
  ] as const)(
    '%s loads the lists itself, and again on request (OPERA-025, D-4, D-9)',
    async (_, window) => {
      const { ready } = await visitor({
        window,
        handlers: {
          loadMiscItems: (_call, attempt) =>
            attempt === 1
              ? problem(503, 'provider_unavailable')
              : { body: someMiscItems().map(writeMiscItem) },
        },
      });
      const { session, item } = await ready();
      expect(session.addOns.get()).toBe('failed');
      session.actions.retryAddOns();
      await vi.waitFor(() => expect(session.addOns.get()).toBe('loaded'));
      expect(item()?.menus).toHaveLength(2);
    },
  );

  it('has one menu at most where the site says so (OPERA-043, OPERA-044, A-014)', async () => {
    const { ready } = await visitor({ site: { menuCap: 1 } });
    const { session, item } = await ready();
    session.actions.changeAmount({ event: 0, kind: 'menu', id: 'LUN1' }, 2);
    session.actions.changeAmount({ event: 0, kind: 'menu', id: 'COF1' }, 1);
    expect(item()?.menus.map(({ amount }) => amount)).toEqual([2, 0]);
  });

  it.each([
    ['names no cart', '', () => cartBody(), 'missing'],
    ['names one that is not there', cart.id, () => problem(404, 'cart_not_found'), 'missing'],
    ['cannot be answered now', cart.id, () => problem(500, 'internal'), 'failed'],
    ['is too late', cart.id, () => cartBody({ status: 'expired' }), 'expired'],
  ] as const)('whose address %s says so', async (_, cartId, loadCart, kind) => {
    const { open } = await visitor({ handlers: { loadCart } });
    await (await open(cartId)).shown(kind);
  });

  it('ends with its hold (A-122)', async () => {
    const { ready, visit } = await visitor();
    const { session } = await ready();
    expect(session.holdSeconds.get()).toBe(1200);
    visit.pass(1200);
    expect(session.checkout.get().kind).toBe('expired');
    expect(visit.isTicking()).toBe(false);
  });

  it('of a cart that was ordered leads to its confirmation', async () => {
    const { open, visit } = await visitor({
      handlers: { loadCart: () => cartBody({ status: 'ordered', orderId: confirmation.orderId }) },
    });
    await open();
    await vi.waitFor(() =>
      expect(visit.navigations).toEqual([`/thank-you-anon/${confirmation.orderId}`]),
    );
  });
});

describe('an order', () => {
  it(
    'is sent once with all that was added, confirmed on the anonymous page, and what was stored ' +
      'is forgotten (OPERA-015, OPERA-027, OPERA-031, API-042, API-045)',
    async () => {
      const { enter, ready, server, visit, window } = await visitor();
      await enter([event()]);
      const { session } = await ready();
      session.actions.changeAmount({ event: 0, kind: 'menu', id: 'LUN1' }, 12);
      session.actions.placeOrder(values, card);
      session.actions.placeOrder(values, card);
      await vi.waitFor(() =>
        expect(visit.navigations).toEqual([`/thank-you-anon/${confirmation.orderId}`]),
      );
      expect(server.callsOf('createCheckedBooking')).toHaveLength(1);
      expect(server.callsOf('createCheckedBooking')[0]?.body).toMatchObject({
        cart_id: cart.id,
        card_token: 'tok_1',
        paymentMethod: 'creditcard',
        company: 'Norrsken Oy',
        totalPrice: 65260 + 12 * 3400,
        events: [{ menus: [{ id: 'LUN1', amount: 12 }], miscItems: [] }],
      });
      expect(window).toMatchObject({ items: new Map([['checkoutDetails', expect.any(String)]]) });
    },
  );

  it('whose card is declined leads to the page of failed payments, which knows the way back (OPERA-013, OPERA-030, A-104)', async () => {
    const { ready, visit } = await visitor({
      handlers: {
        createCheckedBooking: () => ({
          body: { challenge: false, error: '', status: 'payment_error', order_id: null },
        }),
      },
    });
    const { session } = await ready();
    session.actions.placeOrder(values, card);
    await vi.waitFor(() =>
      expect(visit.navigations).toEqual([`/payment/failure?venue=${venue.alias}&cart=${cart.id}`]),
    );
  });

  it('that fails shows why, and closing that reloads the page (OPERA-029, OPERA-032, ERR-032)', async () => {
    const { ready, visit } = await visitor({
      handlers: { createCheckedBooking: () => problem(409, 'temp_pms_order_error_conflict') },
    });
    const { session } = await ready();
    session.actions.placeOrder(values, card);
    await vi.waitFor(() =>
      expect(session.order.get()).toMatchObject({
        kind: 'failed',
        problem: { problem: { code: 'temp_pms_order_error_conflict' } },
      }),
    );
    session.actions.dismissOrder();
    expect(visit.navigations).toEqual([address]);
  });

  it('that fails keeps the page where the browser keeps nothing, and asks what is still held (OPERA-032, D-3, D-9)', async () => {
    let isOver = false;
    const { ready, visit, server } = await visitor({
      window: blockedWindow(),
      handlers: {
        loadCart: () => cartBody(isOver ? { status: 'expired' } : {}),
        createCheckedBooking: () => problem(503, 'provider_unavailable'),
      },
    });
    const { session } = await ready();
    session.actions.changeAmount({ event: 0, kind: 'menu', id: someMenus()[0]?.id ?? '' }, 12);
    const fail = async () => {
      session.actions.placeOrder(values, card);
      await vi.waitFor(
        () =>
          expect(session.order.get()).toMatchObject({
            kind: 'failed',
            problem: { problem: { code: 'provider_unavailable' } },
          }),
        8000,
      );
      session.actions.dismissOrder();
    };
    await fail();
    expect([visit.navigations, session.order.get()]).toEqual([[], { kind: 'idle' }]);
    expect(session.checkout.get()).toMatchObject({
      kind: 'ready',
      items: [{ menus: [{ amount: 12 }, {}] }],
    });
    isOver = true;
    await fail();
    await vi.waitFor(() => expect(session.checkout.get()).toMatchObject({ kind: 'expired' }));
    expect(new Set(server.callsOf('createCheckedBooking').map(({ key }) => key)).size).toBe(1);
  });

  it('at another price is made only after a yes (D-6)', async () => {
    const { ready, server, visit } = await visitor({
      handlers: {
        createCheckedBooking: (_, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } })
            : booked,
      },
    });
    const { session } = await ready();
    session.actions.placeOrder(values, card);
    await vi.waitFor(() =>
      expect(session.order.get()).toMatchObject({
        kind: 'price-changed',
        before: { minor: 65260 },
        now: { minor: 70000 },
      }),
    );
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    expect(server.callsOf('createCheckedBooking')[1]?.body).toMatchObject({ totalPrice: 70000 });
  });

  it('may ask for a code, which is sent with the same order under the same key (OPERA-035, A-139, VERIFY-009)', async () => {
    const challenge = {
      body: { challenge: true, error: 'Please type the code.', status: null, order_id: null },
    };
    const { ready, server, visit } = await visitor({
      handlers: { createCheckedBooking: (_, attempt) => (attempt < 3 ? challenge : booked) },
    });
    const { session } = await ready();
    session.actions.placeOrder(values, card);
    await vi.waitFor(() =>
      expect(session.emailCheck.get()).toMatchObject({ kind: 'challenged', isWrong: false }),
    );
    expect(session.order.get().kind).toBe('idle');
    session.actions.verifyEmail('000000');
    await vi.waitFor(() =>
      expect(session.emailCheck.get()).toMatchObject({ kind: 'challenged', isWrong: true }),
    );
    session.actions.verifyEmail('123456');
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    const sent = server.callsOf('createCheckedBooking');
    expect(
      sent.map(({ body }) => (body as { verification_code?: string }).verification_code),
    ).toEqual([undefined, '000000', '123456']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('after the hold shows that it has expired', async () => {
    const { ready } = await visitor({
      handlers: { createCheckedBooking: () => problem(410, 'hold_expired') },
    });
    const { session, shown } = await ready();
    session.actions.placeOrder(values, card);
    await shown('expired');
  });
});
