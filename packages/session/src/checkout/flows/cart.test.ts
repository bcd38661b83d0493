import { createAnsweredClient } from '@foyer/api-client/answered';
import { type UserInfo, writeCancellation, writeCart, writeConfirmation } from '@foyer/contract';
import {
  aCart,
  aConfirmation,
  aContact,
  aSite,
  aVisitor,
  fakeBaseSession,
  fixtureNow,
  someCancellationTerms,
} from '@foyer/fixtures';
import type { Cart } from '@foyer/domain';
import type { Payment } from '../../cart-session.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBaseSession } from '../../create-base-session.ts';
import { createBrowserStorage } from '../../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../../testing/blocked-window.ts';
import { fakeApi, type Handlers, later, problem } from '../../testing/fake-api.ts';
import { fakePage } from '../../testing/fake-page.ts';
import { cardFrame } from '../card-frame.ts';
import { createCartCheckout } from './cart.ts';
import { createLegacyCheckout } from './legacy.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const cart = aCart();
const confirmation = aConfirmation();
const cartBody = (over: Partial<Cart> = {}) => ({ body: writeCart(aCart(over), 'en') });
const confirmed = { body: writeConfirmation(confirmation) };
const thankYou = `/thank-you-anon/${confirmation.orderId}`;
const card = { method: 'creditcard', cardToken: 'tok_1', airplus: null } as const;

type Given = {
  handlers?: Handlers;
  window?: Parameters<typeof createBrowserStorage>[0];
  /** The answer with the cart that came with the page. */
  brought?: unknown;
  path?: string;
  site?: Parameters<typeof aSite>[0];
  /** Who is logged in. */ user?: UserInfo;
};

async function open({
  handlers = {},
  window = keepingWindow(),
  brought,
  path = '',
  site,
  user,
}: Given = {}) {
  const server = await fakeApi({
    loadCart: () => cartBody(),
    loadCancellationTerms: () => ({ body: writeCancellation(someCancellationTerms(), 'text') }),
    createOrder: () => ({ body: confirmation.orderId }),
    processOrder: () => confirmed,
    loadOrder: () => confirmed,
    ...handlers,
  });
  const visit = fakePage(`${path}/book-universal/${cart.id}`);
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(site),
    language: path === '/de' ? 'de' : 'en',
    location: visit.page.address(),
    clock: visit.clock,
    log: () => undefined,
    ...(user && { user: Promise.resolve(user) }),
  });
  const create = site?.checkout === 'legacy' ? createLegacyCheckout : createCartCheckout;
  const session = create({
    base,
    api: brought
      ? createAnsweredClient(
          [{ call: `GET /v2/cart/${cart.id}?lang=en`, status: 200, text: JSON.stringify(brought) }],
          server.api,
          {},
        )
      : server.api,
    storage: createBrowserStorage(window),
    page: visit.page,
    cartId: cart.id,
    vaultOrigin: 'http://localhost:4002',
  });
  ends.push(session.stop, server.close);
  const shown = (kind: string) =>
    vi.waitFor(() => expect(session.checkout.get().kind).toBe(kind), 5000);
  const ended = () =>
    vi.waitFor(() => expect(session.order.get().kind).not.toBe('processing'), 8000);
  return { session, visit, server, shown, ended, window };
}

describe('the cart', () => {
  it('is loaded, with its terms and the way back to the meeting', async () => {
    const { session, shown } = await open();
    expect(session.checkout.get()).toEqual({ kind: 'loading' });
    await shown('ready');
    await vi.waitFor(() => expect(session.cancellation.get()).toEqual(someCancellationTerms()));
    expect(session.venueLink.get()).toBe(
      '/grand-harbour-hotel?type=room&meeting-length=8&delegates=12&datetime=1780898400' +
        '&end-datetime=1780927200&offer=room+harbour-room&cart=c_5f0e9c1d7a2b4c6e8f01',
    );
  });

  it.each([
    ['is missing', problem(404, 'cart_not_found'), 'missing'],
    ['cannot be had now', problem(500, 'internal'), 'failed'],
    ['has expired', cartBody({ status: 'expired' }), 'expired'],
  ])('%s (CHECK-001, CHECK-002, A-122)', async (_, answer, kind) => {
    const { shown, visit } = await open({
      handlers: { loadCart: () => answer, loadOrder: () => problem(404, 'order_not_found') },
    });
    await shown(kind);
    expect(visit.isTicking()).toBe(false);
  });

  it('that failed keeps its error, and can be loaded again (CHECK-001)', async () => {
    const { session, shown } = await open({
      handlers: {
        loadCart: (_, attempt) => (attempt === 1 ? problem(500, 'internal') : cartBody()),
      },
    });
    await shown('failed');
    expect(session.checkout.get()).toMatchObject({
      problem: { kind: 'refused', problem: { status: 500 } },
    });
    session.actions.retry();
    await shown('ready');
  });

  it('that was ordered already leads to its thank-you page', async () => {
    const { visit } = await open({
      handlers: { loadCart: () => cartBody({ status: 'ordered', orderId: confirmation.orderId }) },
    });
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
  });

  it('that is none is an order perhaps, whose address leads to its confirmation (CART-013, A-108, B-039)', async () => {
    const { visit } = await open({ handlers: { loadCart: () => problem(404, 'cart_not_found') } });
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
  });

  it('links back to the address the visitor came from, where it is the venue’s', async () => {
    const window = keepingWindow();
    window.document.cookie = `venue_redirect_url=${encodeURIComponent('/grand-harbour-hotel?meeting-length=overnight')}`;
    const { session, shown } = await open({ window });
    await shown('ready');
    expect(session.venueLink.get()).toBe(
      '/grand-harbour-hotel?meeting-length=overnight&cart=c_5f0e9c1d7a2b4c6e8f01',
    );
  });
});

describe('the hold', () => {
  it('counts down on the server’s clock, whatever the visitor’s shows', async () => {
    const { session, visit, shown } = await open();
    await shown('ready');
    visit.setVisitorClock(fixtureNow + 7 * 3600);
    expect(session.holdSeconds.get()).toBe(1200);
    visit.pass(90);
    expect(session.holdSeconds.get()).toBe(1110);
  });

  it('ends in the expired state and stops counting', async () => {
    const { session, visit, shown } = await open();
    await shown('ready');
    visit.pass(1199);
    expect(session.checkout.get().kind).toBe('ready');
    visit.pass(1);
    expect(session.checkout.get()).toEqual({ kind: 'expired', cart });
    expect(session.holdSeconds.get()).toBe(0);
    expect(visit.isTicking()).toBe(false);
  });

  it('of an enquiry does not exist', async () => {
    const { session, visit, shown } = await open({
      handlers: { loadCart: () => cartBody({ isEnquiry: true, heldUntil: null }) },
    });
    await shown('ready');
    expect(session.holdSeconds.get()).toBeNull();
    expect(visit.isTicking()).toBe(false);
  });

  it('is loaded again when the visitor comes back after a sleep', async () => {
    const { session, visit, shown } = await open({
      handlers: {
        loadCart: (_, attempt) => cartBody(attempt === 1 ? {} : { serverNow: fixtureNow + 1000 }),
      },
    });
    await shown('ready');
    visit.comeBack({ restored: false });
    await vi.waitFor(() => expect(session.holdSeconds.get()).toBe(200));
  });
});

describe('ordering', () => {
  async function ready(given: Given = {}) {
    const opened = await open({ brought: cartBody().body, ...given });
    await opened.shown('ready');
    return {
      ...opened,
      order: (contact = aContact(), payment: Payment = card, marketingConsent = false) =>
        opened.session.actions.placeOrder(contact, payment, marketingConsent),
    };
  }

  it('sends the fields of the travel account, and the consent to marketing mails (CHECK-007, CHECK-009, A-124)', async () => {
    const { order, server } = await ready({
      handlers: {
        createOrder: () => ({ body: 'o_1' }),
        processOrder: () => ({ body: writeConfirmation(confirmation) }),
      },
    });
    const airplus = { reason: 'Sales', codes: { KS: '4711' } };
    order(aContact(), { method: 'airplus', cardToken: null, airplus }, true);
    await vi.waitFor(() => expect(server.callsOf('processOrder')).toHaveLength(1));
    expect(server.callsOf('createOrder')[0]?.body).toMatchObject({ marketing_consent: true });
    expect(server.callsOf('processOrder')[0]?.body).toEqual({ paymentMethod: 'airplus', airplus });
  });

  it('creates, processes, keeps the confirmation and shows it', async () => {
    const { session, order, server, visit, window } = await ready({ path: '/de' });
    order();
    expect(session.order.get()).toEqual({ kind: 'processing' });
    order();
    await vi.waitFor(() => expect(visit.navigations).toEqual([`/de${thankYou}`]));
    expect(server.callsOf('createOrder')).toHaveLength(1);
    expect(server.callsOf('createOrder')[0]?.body).toMatchObject({
      cart_id: cart.id,
      firstName: 'Aino',
      room_price_total: 65260,
      language: 'de',
    });
    expect(server.callsOf('processOrder')[0]).toMatchObject({
      params: { orderId: confirmation.orderId },
      body: { paymentMethod: 'creditcard', card_token: 'tok_1' },
    });
    expect(
      'items' in window && window.items instanceof Map
        ? JSON.parse(String(window.items.get('checkoutDetails')))
        : null,
    ).toEqual(confirmed.body);
  });

  it('ends well with cookies and storage blocked', async () => {
    const { order, visit } = await ready({ window: blockedWindow() });
    order();
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
  });

  it('a lost answer of either step is requested again with the same keys', async () => {
    const { session, order, server, visit, ended } = await ready({
      handlers: {
        createOrder: (_, attempt) => (attempt <= 3 ? 'hang up' : { body: confirmation.orderId }),
        processOrder: (_, attempt) => (attempt <= 3 ? 'hang up' : confirmed),
      },
    });
    order();
    await ended();
    expect(session.order.get()).toEqual({
      kind: 'failed',
      problem: { kind: 'unreachable' },
      field: null,
    });
    order();
    await ended();
    order();
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
    expect(server.callsOf('createOrder')).toHaveLength(4);
    for (const step of ['createOrder', 'processOrder'])
      expect(new Set(server.callsOf(step).map((call) => call.key)).size).toBe(1);
  });

  it('a declined card is tried again on the same order, as a new payment', async () => {
    const { session, order, server, visit, ended } = await ready({
      handlers: {
        processOrder: (_, attempt) => (attempt === 1 ? problem(402, 'card_declined') : confirmed),
      },
    });
    order();
    await ended();
    expect(session.order.get()).toMatchObject({
      kind: 'failed',
      problem: { problem: { code: 'card_declined' } },
    });
    order();
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
    expect(server.callsOf('createOrder')).toHaveLength(1);
    const keys = server.callsOf('processOrder').map((call) => call.key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it.each([
    ['the field that the server refused', { field: 'email' }, 'email'],
    ['a refusal that has no field', {}, null],
  ])('ends and names %s (ERR-002, C-182, D-3)', async (_what, detail, field) => {
    const { session, order, ended } = await ready({
      handlers: { createOrder: () => problem(400, 'invalid_field', detail) },
    });
    order();
    await ended();
    expect(session.order.get()).toMatchObject({ kind: 'failed', field });
    session.actions.dismissOrder();
    expect(session.order.get()).toEqual({ kind: 'idle' });
  });

  it('after the hold ended shows the cart as expired', async () => {
    const { session, order, ended } = await ready({
      handlers: { createOrder: () => problem(409, 'hold_expired') },
    });
    order();
    await ended();
    expect(session.order.get()).toEqual({ kind: 'idle' });
    expect(session.checkout.get().kind).toBe('expired');
  });

  it('that began in time may end after the countdown has reached 0', async () => {
    const slow = later<typeof confirmed>();
    const { session, order, visit } = await ready({
      handlers: { processOrder: () => slow.promise },
    });
    order();
    visit.pass(1300);
    expect(session.checkout.get().kind).toBe('ready');
    slow.resolve(confirmed);
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
  });

  it('at a changed price shows both, and reloads the cart; accepted, it is sent at the new one (D-6)', async () => {
    const now = { minor: 70000, currency: 'EUR' };
    const dearer = cartBody({ items: cart.items.map((item) => ({ ...item, total: now })) });
    const { session, order, ended, server, visit } = await ready({
      handlers: {
        createOrder: (_, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', { total: now })
            : { body: confirmation.orderId },
        loadCart: () => dearer,
      },
    });
    order();
    await ended();
    expect(session.order.get()).toEqual({
      kind: 'price-changed',
      before: { minor: 65260, currency: 'EUR' },
      now,
    });
    await vi.waitFor(() =>
      expect(session.checkout.get()).toMatchObject({
        kind: 'ready',
        cart: { items: [{ total: now }] },
      }),
    );
    expect(server.callsOf('loadCart')).toHaveLength(1);
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
    const [before, after] = server.callsOf('createOrder');
    expect(JSON.stringify(before?.body)).toContain('65260');
    expect(JSON.stringify(after?.body)).toContain('70000');
    expect(after?.key).not.toBe(before?.key);
  });

  it('of a cart that is ordered already leads to its thank-you page', async () => {
    const { order, visit } = await ready({
      handlers: {
        createOrder: () => problem(409, 'already_ordered'),
        loadCart: () => cartBody({ status: 'ordered', orderId: confirmation.orderId }),
      },
    });
    order();
    await vi.waitFor(() => expect(visit.navigations).toEqual([thankYou]));
  });
});

describe('the legacy flow checks the email address before it orders (CART-009, VERIFY-010, A-189)', () => {
  const free = { body: { challenge: false, error: '', user_has_account: false } };
  const known = { body: { challenge: false, error: '', user_has_account: true } };
  const challenged = (error: string) => ({
    body: { challenge: true, error, user_has_account: false },
  });
  async function ordering(handlers: Handlers, given: Pick<Given, 'site' | 'user'> = {}) {
    const opened = await open({
      handlers,
      site: { checkout: 'legacy' },
      ...given,
    });
    await opened.shown('ready');
    const order = () => opened.session.actions.placeOrder(aContact(), card, false);
    return {
      ...opened,
      order,
      thanked: () => vi.waitFor(() => expect(opened.visit.navigations).toEqual([thankYou]), 8000),
    };
  }

  it.each([
    ['nobody has', () => free],
    ['cannot be asked about', () => problem(500, 'internal')],
  ] as const)('one that %s goes on at once', async (_what, validateEmail) => {
    const { order, thanked, server } = await ordering({ validateEmail });
    order();
    await thanked();
    expect(server.callsOf('validateEmail')[0]?.body).toMatchObject({
      email: aContact().email,
      lang: 'en',
    });
  });

  it('an address with an account shows the login, once: the next click orders', async () => {
    const { session, order, ended, thanked, server } = await ordering({
      validateEmail: () => known,
    });
    order();
    await ended();
    expect([session.emailCheck.get(), session.order.get()]).toEqual([
      { kind: 'has-account', email: aContact().email },
      { kind: 'idle' },
    ]);
    expect(server.callsOf('createOrder')).toEqual([]);
    order();
    await thanked();
    expect(server.callsOf('validateEmail')).toHaveLength(1);
  });

  it('one whose code could not be mailed again says why, and the next try clears it (VERIFY-003)', async () => {
    const { session, order, ended } = await ordering({
      validateEmail: () => challenged('Please type the code that was mailed to you.'),
      sendVerificationCode: (_call, attempt) =>
        attempt === 1 ? problem(429, 'rate_limited') : { body: { sent: true } },
    });
    order();
    await ended();
    session.actions.resendCode();
    await vi.waitFor(() =>
      expect(session.emailCheck.get()).toMatchObject({
        busy: null,
        resendProblem: { problem: { code: 'rate_limited' } },
      }),
    );
    session.actions.resendCode();
    expect(session.emailCheck.get()).toMatchObject({ busy: 'resending', resendProblem: null });
    await vi.waitFor(() =>
      expect(session.emailCheck.get()).toMatchObject({ busy: null, resendProblem: null }),
    );
  });

  it(
    'one that is challenged wants its code; a wrong one is said, the right one orders what was ' +
      'wanted (VERIFY-004, VERIFY-009, A-139)',
    async () => {
      const words = 'Please type the code that was mailed to you.';
      const codeOf = (body: unknown) => (body as { verification_code?: string }).verification_code;
      const { session, order, ended, thanked, server } = await ordering({
        validateEmail: ({ body }) =>
          codeOf(body) === '123456'
            ? free
            : challenged(codeOf(body) === undefined ? words : 'Wrong verification code'),
        sendVerificationCode: () => ({ body: { sent: true } }),
      });
      order();
      await ended();
      expect(session.emailCheck.get()).toEqual({
        kind: 'challenged',
        email: aContact().email,
        words,
        isWrong: false,
        busy: null,
        resendProblem: null,
      });
      session.actions.verifyEmail('1');
      await vi.waitFor(() =>
        expect(session.emailCheck.get()).toMatchObject({
          words: 'Wrong verification code',
          isWrong: true,
          busy: null,
        }),
      );
      session.actions.resendCode();
      session.actions.resendCode();
      expect(session.emailCheck.get()).toMatchObject({ busy: 'resending' });
      await vi.waitFor(() =>
        expect(session.emailCheck.get()).toMatchObject({ busy: null, resendProblem: null }),
      );
      expect(server.callsOf('sendVerificationCode').map(({ body }) => body)).toEqual([
        { email: aContact().email, resend: true, lang: 'en' },
      ]);
      session.actions.verifyEmail('123456');
      await thanked();
      expect(session.emailCheck.get()).toEqual({ kind: 'clear' });
      expect(server.callsOf('createOrder')).toHaveLength(1);
    },
  );

  it('another address typed after that is checked too', async () => {
    const { session, order, ended, server } = await ordering({ validateEmail: () => known });
    order();
    await ended();
    session.actions.placeOrder({ ...aContact(), email: 'other@example.com' }, card, false);
    await ended();
    expect(session.emailCheck.get()).toEqual({ kind: 'has-account', email: 'other@example.com' });
    expect(server.callsOf('createOrder')).toEqual([]);
  });

  it('a logged-in visitor is not asked to log in', async () => {
    const { order, thanked } = await ordering({ validateEmail: () => known }, { user: aVisitor() });
    order();
    await thanked();
  });

  it('a closed challenge orders nothing', async () => {
    const { session, order, ended, server } = await ordering({
      validateEmail: () => challenged('…'),
    });
    order();
    await ended();
    session.actions.dismissEmailCheck();
    expect([session.emailCheck.get(), session.order.get()]).toEqual([
      { kind: 'clear' },
      { kind: 'idle' },
    ]);
    expect(server.callsOf('createOrder')).toEqual([]);
  });

  it('the cart flow checks no address', async () => {
    const { order, thanked, server } = await ordering({}, { site: {} });
    order();
    await thanked();
    expect(server.callsOf('validateEmail')).toEqual([]);
  });
});

describe('the card vault’s frame', () => {
  it('names the website around, where the page is in a frame itself', () => {
    const { url } = cardFrame({
      vaultOrigin: 'http://localhost:4002',
      ownOrigin: 'http://site.example:4000',
      holders: ['http://site.example:4000', 'https://hotel.example'],
      brand: 'Foyer',
      language: 'en',
      accessToken: 'first',
    });
    const { searchParams } = new URL(url);
    expect([searchParams.get('parent'), searchParams.get('outer')]).toEqual([
      'http://site.example:4000',
      'https://hotel.example',
    ]);
    const back = 'http://site.example:4000/apiv2/getcardtoken';
    const outer = 'outer=https%3A%2F%2Fhotel.example';
    expect(searchParams.get('successUrl')).toBe(`${back}/success?${outer}&cardToken={cardToken}`);
    expect(searchParams.get('failureUrl')).toBe(`${back}/failure?${outer}`);
  });

  it('gets the return address, and no data about the visitor', async () => {
    const { session } = await open();
    const url = new URL(session.cardFrame.get().url);
    expect(url.origin).toBe('http://localhost:4002');
    expect(url.searchParams.get('parent')).toBe(session.cardFrame.get().ownOrigin);
    expect(url.searchParams.get('successUrl')).toBe(
      'http://site.example:4000/apiv2/getcardtoken/success?cardToken={cardToken}',
    );
    expect(url.searchParams.get('accessToken')).toMatch(/^[0-9a-f]{32}$/);
  });
});
