import { writeCart, writeConfirmation } from '@foyer/contract';
import type { Cart, CheckoutValues, OfficeCountry } from '@foyer/domain';
import {
  aCart,
  aConfirmation,
  anOfficeBooking,
  aSite,
  fakeBaseSession,
  fixtureNow,
  someOfficeServices,
} from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBaseSession } from '../../create-base-session.ts';
import { createBrowserStorage } from '../../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../../testing/blocked-window.ts';
import { fakeApi, type Handlers, problem } from '../../testing/fake-api.ts';
import { fakePage } from '../../testing/fake-page.ts';
import { createOfficeCheckout } from './office.ts';
import { keepOffice, readOffice } from '../office/kept-office.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const booking = anOfficeBooking();
const cart = (over: Partial<Cart> = {}) => ({
  body: writeCart(aCart({ id: booking.reservationId, ...over }), 'en'),
});
const confirmation = aConfirmation();
const answer = (over: object = {}) => ({
  body: {
    order_id: null,
    user_has_account: null,
    error_type: null,
    accesstoken: null,
    message: '',
    ...over,
  },
});
const finland: OfficeCountry = {
  code: 'fi',
  number: 246,
  needsZip: true,
  needsState: false,
  states: [],
};
const values: CheckoutValues = {
  firstName: 'Aino',
  lastName: 'Virtanen',
  email: 'aino@example.com',
  phone: '+358401234567',
  phoneCountry: 'fi',
  company: 'Norrsken',
  additionalInfo: '',
  address: 'Satamakatu 3',
  city: 'Helsinki',
  zip: '00100',
  state: '',
  country: 'fi',
};

type Given = {
  handlers?: Handlers;
  path?: string;
  kept?: boolean;
  orderId?: string | null;
  window?: Parameters<typeof createBrowserStorage>[0];
  secondsLeft?: number;
};

async function open({
  handlers = {},
  path = '/book',
  kept = true,
  orderId = null,
  window = keepingWindow(),
  secondsLeft = 1200,
}: Given = {}) {
  const server = await fakeApi({
    loadCountry: () => ({ body: { country: null } }),
    loadCart: () => cart(),
    loadOrder: () => ({ body: writeConfirmation(confirmation) }),
    bookOffice: () => answer({ order_id: 'o_55', user_has_account: false }),
    ...handlers,
  });
  const visit = fakePage(path);
  const storage = createBrowserStorage(window);
  if (kept)
    keepOffice(storage, {
      booking,
      services: someOfficeServices,
      accessToken: 'first',
      secondsLeft,
    });
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite({ checkout: 'office' }),
    language: path.startsWith('/sv') ? 'sv' : 'en',
    location: visit.page.address(),
    clock: visit.clock,
    log: () => undefined,
  });
  let key = 0;
  const session = createOfficeCheckout({
    base,
    api: server.api,
    storage,
    page: visit.page,
    orderId,
    vaultOrigin: 'http://localhost:4002',
    newKey: () => `key-${(key += 1)}`,
  });
  ends.push(session.stop, server.close);
  const shown = (kind: string) =>
    vi.waitFor(() => expect(session.checkout.get().kind).toBe(kind), 5000);
  const ended = (kind: string) =>
    vi.waitFor(() => expect(session.order.get().kind).toBe(kind), 8000);
  const order = () => session.actions.placeOrder(values, finland, 'tok_1');
  return { session, visit, server, storage, shown, ended, order };
}

describe('what is held', () => {
  it('is found by its cookie, and its length comes from the server (REGUS-022, REGUS-027, REGUS-028, D-7)', async () => {
    const { session, shown } = await open({
      handlers: { loadCart: () => cart({ heldUntil: fixtureNow + 300 }) },
    });
    expect(session.checkout.get()).toEqual({ kind: 'loading' });
    await shown('ready');
    expect(session.checkout.get()).toMatchObject({
      booking: {
        roomTitle: 'Perch',
        start: booking.start,
        delegates: 4,
        priceTotal: booking.priceTotal,
      },
      venueCountry: 'FI',
      zone: 'Europe/Helsinki',
    });
    expect(session.holdSeconds.get()).toBe(300);
    expect(session.services.get()).toEqual(someOfficeServices);
    expect(session.venueLink.get()).toBe('/node/v_office?cart=c_office');
    expect(new URL(session.cardFrame.get().url).searchParams.get('accessToken')).toBe('first');
  });

  it('is found by the address where nothing is kept (D-9)', async () => {
    const { session, shown } = await open({
      kept: false,
      window: blockedWindow(),
      path: '/book?venue=harbour-office&cart=c_office',
    });
    await shown('ready');
    expect(session.checkout.get()).toMatchObject({
      booking: { roomTitle: 'Harbour Room', reservationId: 'c_office' },
    });
  });

  it('counts on from its cookie where the server does not answer (REGUS-028, B-051)', async () => {
    const { session, shown } = await open({
      handlers: { loadCart: () => problem(503, 'internal') },
      secondsLeft: 300,
    });
    await shown('ready');
    expect(session.holdSeconds.get()).toBeGreaterThan(290);
    expect(session.holdSeconds.get()).toBeLessThanOrEqual(300);
  });

  it('is nothing without a cookie, with one that cannot be read, and when the server knows no such hold (REGUS-018, A-128)', async () => {
    const none = await open({ kept: false });
    await none.shown('empty');
    const window = keepingWindow();
    window.document.cookie = 'checkout_items=%7Bno; path=/';
    await (await open({ kept: false, window })).shown('empty');
    const gone = await open({ handlers: { loadCart: () => problem(404, 'cart_not_found') } });
    await gone.shown('empty');
    expect(readOffice(gone.storage)).toBeNull();
  });

  it('ends at zero: what was stored is removed, the form stays behind the dialog (REGUS-012, REGUS-029, ERR-029, C-158)', async () => {
    const { session, shown, visit, storage, order, server } = await open();
    await shown('ready');
    visit.pass(1199);
    expect(session.checkout.get()).toMatchObject({ kind: 'ready' });
    visit.pass(2);
    expect(session.checkout.get()).toMatchObject({ kind: 'expired' });
    expect(readOffice(storage)).toBeNull();
    order();
    expect(server.callsOf('bookOffice')).toEqual([]);
  });

  it('comes with the visitor’s country, where it is known (API-039, A-149)', async () => {
    const { session, shown } = await open({
      handlers: { loadCountry: () => ({ body: { country: 'SE' } }) },
    });
    await shown('ready');
    await vi.waitFor(() => expect(session.visitorCountry.get()).toBe('se'), 5000);
    const silent = await open({ handlers: { loadCountry: () => problem(503, 'internal') } });
    await silent.shown('ready');
    expect(silent.session.visitorCountry.get()).toBeNull();
  });

  it('keeps what is taken of the services through a reload (REGUS-023)', async () => {
    const { session, shown, storage } = await open();
    await shown('ready');
    session.actions.takeService('Breakfast basket', { amount: 2, time: '10:30' });
    expect(readOffice(storage)?.services[0]).toMatchObject({
      name: 'Breakfast basket',
      amount: 2,
      time: '10:30',
    });
  });
});

describe('an order', () => {
  it('is posted with what was taken, and ends at its own address (REGUS-020, REGUS-025, REGUS-026, REGUS-033, C-128)', async () => {
    const { session, shown, order, server, storage, visit } = await open({ path: '/sv/book' });
    await shown('ready');
    session.actions.takeService('Printing', { amount: 2, time: '' });
    order();
    await shown('done');
    expect(server.callsOf('bookOffice')[0]?.body).toMatchObject({
      company: 'Norrsken',
      cardholdername: 'Aino Virtanen',
      price_total: 186,
      country_number: 246,
      zip: '00100',
      temporary_reservation_id: 'c_office',
      cardToken: 'tok_1',
      services: [{ service_name: 'Printing', amount: 2 }],
    });
    expect(visit.page.address().pathname).toBe('/book/o_55/success');
    expect(session.checkout.get()).toMatchObject({
      order: {
        orderNumber: confirmation.events[0]?.orderNumber,
        email: 'aino@example.com',
        mailedLogin: true,
        total: confirmation.total,
        links: {
          booking: '/sv/booking/o_55',
          inbox: '/sv/dashboard/inboxo_55',
          front: '/sv/',
          newEnquiry: '/sv/node/v_office',
        },
      },
    });
    expect(readOffice(storage)).toBeNull();
    expect(session.holdSeconds.get()).toBeNull();
  });

  it.each([
    [
      'a refused card (REGUS-034)',
      answer({ error_type: 'payment', accesstoken: 'second' }),
      { kind: 'card-refused' },
      'second',
    ],
    [
      'a refused detail (REGUS-035)',
      answer({ error_type: 'validation', message: 'No such street.', accesstoken: 'second' }),
      { kind: 'refused', message: 'No such street.', field: null },
      'second',
    ],
    [
      'a wrong payload (API-037, B-048)',
      problem(400, 'invalid_field', { field: 'zip' }),
      { kind: 'refused', message: 'for developers', field: 'zip' },
      'key-1',
    ],
    [
      'a detail refused in a language that is not the reader’s (REGUS-035)',
      answer({ error_type: 'validation', message: '', field: 'zip', accesstoken: 'second' }),
      { kind: 'refused', message: '', field: 'zip' },
      'second',
    ],
  ])('%s keeps the hold and opens a new frame', async (_what, told, state, token) => {
    const { session, shown, ended, order, storage } = await open({
      handlers: { bookOffice: () => told },
    });
    await shown('ready');
    order();
    await ended(state.kind);
    expect(session.order.get()).toEqual(state);
    expect(new URL(session.cardFrame.get().url).searchParams.get('accessToken')).toContain(
      token.slice(0, 3),
    );
    expect(new URL(session.cardFrame.get().url).searchParams.get('accessToken')).not.toBe('first');
    expect(readOffice(storage)).not.toBeNull();
  });

  it('asks for messages in the language of the page, and shows English ones on no other page (API-036, API-037)', async () => {
    const { shown, ended, order, session, server } = await open({
      path: '/sv/book',
      handlers: { bookOffice: () => problem(400, 'invalid_field', { field: 'zip' }) },
    });
    await shown('ready');
    order();
    await ended('refused');
    expect(server.callsOf('bookOffice')[0]?.body).toMatchObject({ lang: 'sv' });
    expect(session.order.get()).toEqual({ kind: 'refused', message: '', field: 'zip' });
  });

  it.each([
    [503, 'provider_unavailable'],
    [502, 'provider_malformed'],
  ] as const)(
    'that the operator answers with %i may have been booked: the hold is kept, and the same press has the same key (REGUS-036, D-3)',
    async (status, code) => {
      let away = true;
      const { session, shown, ended, order, storage, server } = await open({
        handlers: {
          bookOffice: () =>
            away ? problem(status, code) : answer({ order_id: 'o_55', user_has_account: true }),
        },
      });
      await shown('ready');
      order();
      await ended('failed');
      expect(session.order.get()).toMatchObject({ problem: { problem: { code } } });
      expect(readOffice(storage)).not.toBeNull();
      away = false;
      order();
      await shown('done');
      expect(new Set(server.callsOf('bookOffice').map(({ key }) => key)).size).toBe(1);
    },
  );

  it('at another price than is held shows the new one, and books at it (D-6)', async () => {
    const told = aCart({ id: booking.reservationId });
    const [item] = told.items;
    const now = { minor: 70_000, currency: 'EUR' };
    const { session, shown, ended, order, storage, server } = await open({
      handlers: {
        loadCart: () => cart({ items: item ? [{ ...item, total: now }] : [] }),
        bookOffice: (_call, attempt) =>
          attempt === 1
            ? problem(409, 'price_changed', { total: now })
            : answer({ order_id: 'o_55', user_has_account: true }),
      },
    });
    await shown('ready');
    order();
    await ended('price-changed');
    expect(session.order.get()).toMatchObject({ before: booking.priceTotal, now });
    expect(readOffice(storage)).not.toBeNull();
    session.actions.acceptPrice();
    await shown('done');
    expect(server.callsOf('bookOffice')[1]?.body).toMatchObject({ price_total: 700 });
  });

  it('that fails in any other way is over (REGUS-036)', async () => {
    const { session, shown, ended, order, storage } = await open({
      handlers: { bookOffice: () => problem(409, 'room_taken') },
    });
    await shown('ready');
    order();
    await ended('over');
    expect(session.order.get()).toMatchObject({ problem: { problem: { code: 'room_taken' } } });
    expect(readOffice(storage)).toBeNull();
  });

  it('without an answer is repeated under its key, and keeps the hold (D-3)', async () => {
    const { shown, ended, order, server, storage } = await open({
      handlers: {
        bookOffice: (_call, attempt) =>
          attempt < 9 ? 'hang up' : answer({ order_id: 'o_55', user_has_account: true }),
      },
    });
    await shown('ready');
    order();
    await ended('failed');
    expect(readOffice(storage)).not.toBeNull();
    const before = server.callsOf('bookOffice').length;
    order();
    await vi.waitFor(() => expect(server.callsOf('bookOffice').length).toBeGreaterThan(before));
    expect(new Set(server.callsOf('bookOffice').map(({ key }) => key)).size).toBe(1);
  });

  it('that comes too late shows the expired hold (ERR-029)', async () => {
    let late = false;
    const { session, shown, order } = await open({
      handlers: {
        loadCart: () => cart(late ? { status: 'expired' } : {}),
        bookOffice: () => {
          late = true;
          return problem(410, 'hold_expired');
        },
      },
    });
    await shown('ready');
    order();
    await vi.waitFor(() => expect(session.checkout.get()).toMatchObject({ kind: 'expired' }), 5000);
  });
});

describe('the email address is checked before anything is booked (VERIFY-001, VERIFY-005)', () => {
  const challenge = (error: string) => ({
    body: { user_has_account: false, challenge: true, error },
  });
  const clear = { body: { user_has_account: false, challenge: false, error: '' } };

  it('one that has to be proved is, by the code that was mailed (A-139)', async () => {
    const { session, shown, order, server } = await open({
      handlers: {
        validateEmail: ({ body }) =>
          JSON.stringify(body).includes('"verification_code":"123456"')
            ? clear
            : challenge('A code was mailed.'),
      },
    });
    await shown('ready');
    order();
    const challenged = (isWrong: boolean) =>
      vi.waitFor(
        () =>
          expect(session.emailCheck.get()).toEqual({
            kind: 'challenged',
            email: 'aino@example.com',
            words: 'A code was mailed.',
            isWrong,
            busy: null,
            resendProblem: null,
          }),
        8000,
      );
    await challenged(false);
    expect(session.order.get()).toEqual({ kind: 'idle' });
    session.actions.verifyEmail('000000');
    await challenged(true);
    expect(server.callsOf('bookOffice')).toEqual([]);
    session.actions.verifyEmail('123456');
    await shown('done');
    expect(session.emailCheck.get()).toEqual({ kind: 'clear' });
    expect(server.callsOf('bookOffice')).toHaveLength(1);
  });

  it('an address with an account shows the login, once: the next click books (A-189)', async () => {
    const { session, shown, order, server } = await open({
      handlers: {
        validateEmail: () => ({ body: { user_has_account: true, challenge: false, error: '' } }),
      },
    });
    await shown('ready');
    order();
    await vi.waitFor(
      () =>
        expect(session.emailCheck.get()).toEqual({
          kind: 'has-account',
          email: 'aino@example.com',
        }),
      8000,
    );
    expect(server.callsOf('bookOffice')).toEqual([]);
    order();
    await shown('done');
  });
});

it('the card’s frame is set up with brand, token, security code, language and two endings (REGUS-047, A-126)', async () => {
  const { session, shown } = await open({ path: '/sv/book' });
  await shown('ready');
  const { url, vaultOrigin } = session.cardFrame.get();
  expect(url.startsWith(`${vaultOrigin}/vault/frame?`)).toBe(true);
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    brand: aSite().name,
    accessToken: 'first',
    cvv: '1',
    language: 'sv',
    successUrl: 'http://site.example:4000/apiv2/getcardtoken/success?cardToken={cardToken}',
    failureUrl: 'http://site.example:4000/apiv2/getcardtoken/failure',
  });
});

describe('the page of success, opened again', () => {
  it('asks the server (REGUS-020)', async () => {
    const { session, shown } = await open({
      kept: false,
      path: `/book/${confirmation.orderId}/success`,
      orderId: confirmation.orderId,
    });
    await shown('done');
    expect(session.checkout.get()).toMatchObject({
      order: { orderNumber: confirmation.events[0]?.orderNumber, mailedLogin: null },
    });
  });

  it('continues in the language of the booking, which is not in its address (C-128)', async () => {
    const window = keepingWindow();
    const first = await open({ path: '/sv/book', window });
    await first.shown('ready');
    first.order();
    await first.shown('done');
    const { visit } = await open({
      kept: false,
      path: '/book/o_55/success',
      orderId: 'o_55',
      window,
    });
    expect(visit.navigations).toEqual(['/sv/book/o_55/success']);
  });

  it('of an unknown order claims nothing', async () => {
    const { shown } = await open({
      kept: false,
      path: '/book/o_1/success',
      orderId: 'o_1',
      handlers: { loadOrder: () => problem(404, 'order_not_found') },
    });
    await shown('missing');
  });
});
