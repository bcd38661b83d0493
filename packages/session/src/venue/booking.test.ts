import { aRoom, aVenue } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { availabilityOf, type Handlers, problem } from '../testing/fake-api.ts';
import { type Given, monday, openVenue } from '../testing/open-venue.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
async function open(given: Given = {}) {
  const opened = await openVenue(given);
  ends.push(opened.end);
  return opened;
}

const propertyCalls: Handlers = {
  createPropertyCart: () => ({ body: 'c_p' }),
  loadMenus: () => ({ body: [] }),
  loadMenuItems: () => ({ body: [] }),
  loadMiscItems: () => ({ body: [] }),
  loadCart: () => problem(500, 'internal'),
};

describe('booking', () => {
  async function ready(handlers: Handlers, venue: Parameters<typeof aVenue>[0] = {}) {
    const opened = await open({ handlers, venue });
    await opened.settled();
    opened.session.actions.selectRoom('harbour-room');
    return {
      ...opened,
      ended: () =>
        vi.waitFor(() => expect(opened.session.booking.get().kind).not.toBe('processing'), 8000),
    };
  }

  it(
    'creates a cart of what was seen and leads to its checkout; processing shows meanwhile ' +
      '(SITE-006, CART-001, CART-010, CART-011)',
    async () => {
      const { session, visit, server } = await ready({ createCart2: () => ({ body: 'c_1' }) });
      session.actions.book();
      expect(session.booking.get()).toEqual({ kind: 'processing' });
      session.actions.book();
      await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
      expect(server.callsOf('createCart2')).toHaveLength(1);
      expect(server.callsOf('createCart2')[0]?.body).toMatchObject({
        delegates: 12,
        events: [{ start: '08-06-2026 09:00', room: { id: 'harbour-room', total_price: 65260 } }],
      });
      visit.comeBack({ restored: false });
      expect(session.booking.get()).toEqual({ kind: 'processing' });
      visit.comeBack({ restored: true });
      expect(session.booking.get()).toEqual({ kind: 'idle' });
    },
  );

  it('names the cart in the address it leaves where no cookie can be kept', async () => {
    for (const [window, named] of [
      [blockedWindow(), 'c_1'],
      [keepingWindow(), null],
    ] as const) {
      const { session, visit, settled } = await open({
        window,
        handlers: { createCart2: () => ({ body: 'c_1' }) },
      });
      await settled();
      session.actions.selectRoom('harbour-room');
      session.actions.book();
      await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
      const { pathname, search } = visit.page.address();
      expect(pathname).toBe('/grand-harbour-hotel');
      expect(new URLSearchParams(search).get('cart')).toBe(named);
    }
  });

  it('leads to a checkout without a language for the brand that has none (CART-012, C-122)', async () => {
    const { session, visit, settled } = await open({
      prefix: '/de',
      site: { bookUniversalWithoutLang: true },
      handlers: { createCart2: () => ({ body: 'c_1' }) },
    });
    await settled();
    session.actions.selectRoom('harbour-room');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
  });

  it('back from the checkout, one’s own hold is free to oneself and the new cart takes its place', async () => {
    const { session, visit, server, settled } = await open({
      search: `${monday}&delegates=12&cart=c_before`,
      handlers: { createCart2: () => ({ body: 'c_after' }) },
    });
    await settled();
    expect(server.callsOf('loadAvailability')[0]?.query).toMatchObject({ cart: 'c_before' });
    expect(visit.page.address().search).not.toContain('cart=');
    session.actions.selectRoom('harbour-room');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_after']));
    expect(server.callsOf('createCart2')[0]?.body).toMatchObject({ replaces_cart: 'c_before' });
  });

  it.each([
    ['at once', true, '1'],
    ['on request', false, '0'],
  ])(
    'keeps whether it is booked at once, for the session: %s (PRICE-012, CART-024)',
    async (_, instantBookable, kept) => {
      const window = keepingWindow();
      const { session, visit, settled } = await open({
        window,
        handlers: {
          loadAvailability: () => ({ body: availabilityOf([aRoom({ instantBookable })]) }),
          createCart2: () => ({ body: 'c_1' }),
        },
      });
      await settled();
      session.actions.selectRoom('harbour-room');
      session.actions.book();
      await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
      expect(window.cookieLines).toContain(`instant_booking=${kept}; path=/; SameSite=Lax`);
    },
  );

  it('a lost answer keeps everything, and the retry carries the same key (ERR-001, D-3)', async () => {
    const { session, visit, server, ended } = await ready({
      createCart2: (_, attempt) => (attempt <= 3 ? 'hang up' : { body: 'c_1' }),
    });
    session.actions.book();
    await ended();
    expect(session.booking.get()).toEqual({ kind: 'failed', problem: { kind: 'unreachable' } });
    expect(session.selection.get()?.offer.fit.kind).toBe('fits');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
    const keys = server.callsOf('createCart2').map((call) => call.key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows that a discount code was used up by another visitor (D-6)', async () => {
    const { session, ended } = await ready({
      createCart2: () =>
        problem(409, 'price_changed', {
          field: 'discount_code',
          total: { minor: 70000, currency: 'EUR' },
        }),
    });
    session.actions.book();
    await ended();
    expect(session.booking.get()).toMatchObject({
      kind: 'price-changed',
      now: { minor: 70000 },
      codeUsedUp: true,
    });
  });

  it('shows a changed price, and books at it when the visitor accepts', async () => {
    const { session, visit, server, ended } = await ready({
      createCart2: (_, attempt) =>
        attempt === 1
          ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } })
          : { body: 'c_1' },
    });
    session.actions.book();
    await ended();
    expect(session.booking.get()).toEqual({
      kind: 'price-changed',
      before: { minor: 65260, currency: 'EUR' },
      now: { minor: 70000, currency: 'EUR' },
      codeUsedUp: false,
    });
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    const [first, second] = server.callsOf('createCart2');
    expect(second?.body).toMatchObject({ events: [{ room: { total_price: 70000 } }] });
    expect(second?.key).not.toBe(first?.key);
  });

  it('shows changed prices with the fee of a booking, and books without it in the item (D-20)', async () => {
    const { session, visit, server, ended } = await ready(
      {
        createCart2: (_, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } })
            : { body: 'c_1' },
      },
      { premiumFee: 1500 },
    );
    session.actions.book();
    await ended();
    expect(session.booking.get()).toMatchObject({
      before: { minor: 66760 },
      now: { minor: 71500 },
    });
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    expect(server.callsOf('createCart2').map(({ body }) => body)).toMatchObject([
      { events: [{ room: { total_price: 65260 } }] },
      { events: [{ room: { total_price: 70000 } }] },
    ]);
  });

  it('a page that Back brings from the browser’s memory asks again what is free', async () => {
    const { visit, server, settled } = await ready({});
    visit.comeBack({ restored: false });
    expect(server.callsOf('loadAvailability')).toHaveLength(1);
    visit.comeBack({ restored: true });
    await settled();
    expect(server.callsOf('loadAvailability')).toHaveLength(2);
  });

  it('a room that is taken reloads the offers, and can be tried again as a new request', async () => {
    const { session, server, ended, settled } = await ready({
      createCart2: (_, attempt) => (attempt === 1 ? problem(409, 'room_taken') : { body: 'c_1' }),
    });
    session.actions.book();
    await ended();
    await settled();
    expect(session.booking.get()).toMatchObject({
      kind: 'failed',
      problem: { problem: { code: 'room_taken' } },
    });
    expect(server.callsOf('loadAvailability')).toHaveLength(2);
    session.actions.dismissBooking();
    expect(session.booking.get()).toEqual({ kind: 'idle' });
    session.actions.book();
    await vi.waitFor(() => expect(server.callsOf('createCart2')).toHaveLength(2));
    const keys = server.callsOf('createCart2').map((call) => call.key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('does not start with a room that no longer fits, which stays selected and shows why', async () => {
    const { session, server } = await ready({ createCart2: () => ({ body: 'c_1' }) });
    session.actions.changeDelegates('200');
    expect(session.selection.get()).toMatchObject({
      kind: 'room',
      offer: { fit: { kind: 'exceeds', delegates: 200, max: 70 } },
    });
    session.actions.book();
    expect(session.booking.get()).toEqual({ kind: 'idle' });
    expect(server.callsOf('createCart2')).toHaveLength(0);
  });
});

describe('the flow of the site', () => {
  const none = { hourly: null, halfDay: null, fullDay: null };
  const unpriced = aRoom({ rates: { ...aRoom().rates, ...none, original: none } });
  const made: Handlers = {
    createCart: () => ({ body: 'c_1' }),
    createCart2: () => ({ body: 'c_1' }),
  };
  async function chosen(given: Given) {
    const opened = await open({ ...given, handlers: { ...made, ...given.handlers } });
    await opened.settled();
    opened.session.actions.selectRoom('harbour-room');
    return opened;
  }

  it(
    'legacy: create/cart without a contact, then the legacy checkout in its language (CART-002, ' +
      'CART-008, CART-013, CART-021, CART-022)',
    async () => {
      const { session, visit, server } = await chosen({
        site: { checkout: 'legacy' },
        prefix: '/de',
      });
      session.actions.book();
      // The flow's script is loaded after the click, which is slow on a busy machine.
      await vi.waitFor(() => expect(visit.navigations).toEqual(['/de/checkout/c_1']), 10_000);
      expect(server.callsOf('createCart2')).toEqual([]);
      expect(server.callsOf('createCart')[0]?.body).toMatchObject({
        start: '08-06-2026 09:00',
        order_type: 'room',
        room: 'harbour-room',
        package_id: 'none',
        room_price_total: 65260,
        email: '',
        accepted_gdpr: false,
      });
    },
  );

  it('legacy: a changed price is shown, and accepted with the next cart (D-6)', async () => {
    const handlers: Handlers = {
      createCart: (_, attempt) =>
        attempt === 1
          ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } })
          : { body: 'c_1' },
    };
    const { session, visit, server } = await chosen({ site: { checkout: 'legacy' }, handlers });
    session.actions.book();
    await vi.waitFor(() => expect(session.booking.get().kind).toBe('price-changed'));
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    expect(server.callsOf('createCart').map(({ body }) => body)).toMatchObject([
      { room_price_total: 65260 },
      { room_price_total: 70000 },
    ]);
  });

  it(
    'corporate enquiry: the checkout takes the venue’s place under its own address; Back brings ' +
      'the venue, Forward the checkout (CART-004)',
    async () => {
      const { session, visit, server } = await chosen({
        site: { checkout: 'legacy', checkoutInPage: 'enquiries' },
        handlers: { loadAvailability: () => ({ body: availabilityOf([unpriced]) }) },
      });
      const before = visit.search().toString();
      session.actions.book();
      await vi.waitFor(() =>
        expect(session.booking.get()).toEqual({
          kind: 'checkout',
          cartId: 'c_1',
          address: '/checkout/c_1',
        }),
      );
      expect(server.callsOf('createCart')[0]?.body).toMatchObject({
        isInstantBookable: false,
        room_price_total: null,
      });
      expect([visit.path(), visit.navigations]).toEqual(['/checkout/c_1', []]);
      visit.back();
      expect(session.booking.get()).toEqual({ kind: 'idle' });
      expect([visit.path(), visit.search().toString()]).toEqual(['/grand-harbour-hotel', before]);
      const asked = session.query.get();
      visit.forward('/checkout/c_1');
      expect(session.booking.get()).toMatchObject({ kind: 'checkout', cartId: 'c_1' });
      expect(session.query.get()).toBe(asked);
    },
  );

  it('in the page: a booking’s checkout takes the venue’s place as well (CART-005)', async () => {
    const { session, visit } = await chosen({ site: { checkoutInPage: 'all' } });
    session.actions.book();
    await vi.waitFor(() =>
      expect(session.booking.get()).toMatchObject({
        kind: 'checkout',
        address: '/book-universal/c_1',
      }),
    );
    expect(visit.path()).toBe('/book-universal/c_1');
  });

  it.each([
    ['the hotel chain', { checkout: 'property' }],
    ['an office', { checkout: 'office' }],
  ] as const)(
    'of %s: to /book with a cart of ours, for a venue that keeps its rooms itself (CART-006, CART-015, D-9)',
    async (_, site) => {
      const { session, visit } = await chosen({ site });
      session.actions.book();
      await vi.waitFor(() =>
        expect(visit.navigations).toEqual(['/book?venue=grand-harbour-hotel&cart=c_1']),
      );
    },
  );

  it.each([
    ['the property system', { checkout: 'property', offerCards: 'plan' }],
    ['the office in the page', { checkout: 'office', checkoutInPage: 'all' }],
  ] as const)(
    'of %s: /book takes the venue’s place, in its language, and Back shows the venue as it was (VENUE-031, CART-006, CART-015, A-042)',
    async (_, site) => {
      const { session, visit } = await chosen({ site, prefix: '/de' });
      const before = visit.search().toString();
      session.actions.book();
      await vi.waitFor(() =>
        expect(session.booking.get()).toMatchObject({ kind: 'checkout', cartId: null }),
      );
      expect([visit.path(), visit.navigations]).toEqual(['/de/book', []]);
      expect(Object.fromEntries(visit.search())).toMatchObject({
        venue: 'grand-harbour-hotel',
        cart: 'c_1',
      });
      const asked = session.query.get();
      visit.back();
      expect(session.booking.get()).toEqual({ kind: 'idle' });
      expect([visit.path(), visit.search().toString()]).toEqual([
        '/de/grand-harbour-hotel',
        before,
      ]);
      visit.forward('/de/book');
      expect(session.booking.get()).toMatchObject({ kind: 'checkout', cartId: null });
      expect(session.query.get()).toBe(asked);
    },
  );

  it('a venue of the property system is booked there, on any site (CART-006, OPERA-048, A-166)', async () => {
    const { session, visit, server } = await chosen({
      venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } },
      handlers: { ...propertyCalls, createCart2: () => problem(500, 'internal') },
    });
    session.actions.book();
    await vi.waitFor(() =>
      expect(visit.navigations).toEqual(['/book?venue=grand-harbour-hotel&cart=c_p']),
    );
    expect(server.callsOf('createPropertyCart')[0]?.body).toMatchObject({
      hotel_code: 'HEL01',
      events: [
        {
          start: '2026-06-08T09:00:00',
          room: 'harbour-room',
          package_id: 'none',
          price_total: 65260,
          delegates: 12,
        },
      ],
    });
    expect(server.callsOf('createCart2')).toEqual([]);
  });

  it.each([
    ['package_pms_not_mapped', 'not_bookable'],
    ['temp_pms_order_error', 'not_bookable'],
    ['temp_pms_order_error_conflict', 'room_taken'],
    ['provider_unavailable', 'provider_unavailable'],
  ] as const)(
    'whose property system answers %s says so by a sentence that the page has (CHECK-017, CHECK-018, CHECK-019, ERR-024, ERR-038)',
    async (answered, said) => {
      const { session } = await chosen({
        venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } },
        handlers: { createPropertyCart: () => problem(409, answered) },
      });
      session.actions.book();
      await vi.waitFor(() =>
        expect(session.booking.get()).toMatchObject({
          kind: 'failed',
          problem: { problem: { code: said } },
        }),
      );
    },
  );

  it('and its other price is the visitor’s to accept (D-6)', async () => {
    const { session, visit, server } = await chosen({
      venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } },
      handlers: {
        ...propertyCalls,
        createPropertyCart: (_, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } })
            : { body: 'c_p' },
      },
    });
    session.actions.book();
    await vi.waitFor(() =>
      expect(session.booking.get()).toMatchObject({ kind: 'price-changed', now: { minor: 70000 } }),
    );
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    expect(server.callsOf('createPropertyCart')[1]?.body).toMatchObject({
      events: [{ price_total: 70000 }],
    });
  });
});
