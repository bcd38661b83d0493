import { writeConfirmation } from '@foyer/contract';
import {
  aConfirmation,
  anOfferedConfirmation,
  aSite,
  euros,
  fakeBaseSession,
} from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBaseSession } from '../create-base-session.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { fakePage } from '../testing/fake-page.ts';
import { createConfirmationSession } from './create-confirmation-session.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const confirmation = aConfirmation();
const wire = writeConfirmation(confirmation);

async function open({
  orderId = confirmation.orderId,
  view = 'first',
  answers = {},
  window = keepingWindow(),
  found = true,
  navigate,
  now = confirmation,
}: {
  orderId?: string | null;
  view?: 'first' | 'booking';
  /** Further answers of the server. */
  answers?: Parameters<typeof fakeApi>[0];
  window?: Parameters<typeof createBrowserStorage>[0];
  found?: boolean;
  navigate?: (to: string) => void;
  now?: typeof confirmation;
} = {}) {
  const server = await fakeApi({
    loadOrder: () => (found ? { body: writeConfirmation(now) } : problem(404, 'order_not_found')),
    ...answers,
  });
  ends.push(server.close);
  const visit = fakePage(`/fi/thank-you-anon${orderId === null ? '' : `/${orderId}`}`);
  const logged: string[] = [];
  const base = createBaseSession({
    formats: fakeBaseSession().formats,
    site: aSite(),
    language: 'en',
    location: visit.page.address(),
    clock: visit.clock,
    log: (event) => logged.push(event),
  });
  const session = createConfirmationSession({
    base,
    api: server.api,
    storage: createBrowserStorage(window),
    page: { ...visit.page, ...(navigate && { navigate }) },
    route: { page: 'confirmation', orderId, view },
    vaultOrigin: 'http://vault.example',
    newKey: () => 'key',
  });
  return { session, visit, server, logged };
}

function windowWith(details: string) {
  const window = keepingWindow();
  window.items.set('checkoutDetails', details);
  return window;
}

describe('the thank-you page', () => {
  it('shows what the checkout kept without asking anybody (API-048, THANKS-009, THANKS-010)', async () => {
    const { session, server } = await open({ window: windowWith(JSON.stringify(wire)) });
    expect(session.confirmation.get()).toEqual({
      kind: 'ready',
      confirmation,
      calendarLink: `/apiv2/orders/${confirmation.orderId}/calendar.ics`,
    });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['nothing could be kept', blockedWindow()],
    ['another order is kept', windowWith(JSON.stringify({ ...wire, order_id: 'o_other' }))],
  ])('asks for the order of its address where %s', async (_, window) => {
    const { session } = await open({ window });
    expect(session.confirmation.get()).toEqual({ kind: 'loading' });
    await vi.waitFor(() =>
      expect(session.confirmation.get()).toMatchObject({ kind: 'ready', confirmation }),
    );
  });

  describe('after the order was cancelled', () => {
    const now = aConfirmation({
      status: 'cancelled',
      cancellation: { fee: euros(652.6), refund: euros(0) },
    });
    const kept = () => windowWith(JSON.stringify(wire));
    const shows = (session: Awaited<ReturnType<typeof open>>['session']) =>
      vi.waitFor(() =>
        expect(session.confirmation.get()).toMatchObject({ kind: 'ready', confirmation: now }),
      );

    it('opened again it says so, and keeps that', async () => {
      const window = kept();
      await open({ window, now });
      const { session, server } = await open({ window, now });
      expect(session.confirmation.get()).toMatchObject({ confirmation: { status: 'confirmed' } });
      await shows(session);
      expect(server.callsOf('loadOrder')).toHaveLength(1);
      expect((await open({ window, now })).session.confirmation.get()).toMatchObject({
        confirmation: now,
      });
    });

    it('come back to it says so', async () => {
      const { session, visit, server } = await open({ window: kept(), now });
      expect(server.calls).toHaveLength(0);
      visit.comeBack({ restored: false });
      await shows(session);
    });

    it('where the server is away, what was kept stays', async () => {
      const { session, visit, logged } = await open({ window: kept(), found: false });
      visit.comeBack({ restored: true });
      await vi.waitFor(() => expect(logged).toEqual(['order-missing']));
      expect(session.confirmation.get()).toMatchObject({ kind: 'ready', confirmation });
    });
  });

  it.each([
    ['/fi/grand-harbour-hotel?delegates=3', '/fi/grand-harbour-hotel?delegates=3'],
    ['/fi/another-house?delegates=3', '/fi/grand-harbour-hotel'],
  ])('one who came from %s goes back to the order’s venue by %s', async (address, expected) => {
    const window = keepingWindow();
    window.document.cookie = `venue_redirect_url=${encodeURIComponent(address)}`;
    expect((await open({ window })).session.venueLink('grand-harbour-hotel')).toBe(expected);
  });

  it.each(['not JSON', '{"events":"three"}', '[]', 'null'])(
    'ignores stored contents that are not ours: %s',
    async (text) => {
      const { session, logged } = await open({ orderId: null, window: windowWith(text) });
      expect(session.confirmation.get()).toEqual({ kind: 'none' });
      expect(logged).toEqual(['stored-order-unreadable']);
    },
  );

  it('of an order that does not exist shows none', async () => {
    const { session } = await open({ found: false });
    await vi.waitFor(() => expect(session.confirmation.get()).toEqual({ kind: 'none' }));
  });

  it('removes the order, and only then is left (THANKS-008, B-080)', async () => {
    const window = windowWith(JSON.stringify(wire));
    const left: [string, boolean][] = [];
    const { session } = await open({
      window,
      navigate: (to) => void left.push([to, window.items.has('checkoutDetails')]),
    });
    session.actions.leave('/');
    expect(left).toEqual([['/', false]]);
  });

  it('leads to the start page of its own host, in its language (THANKS-006, C-125, B-092)', async () => {
    expect((await open()).session.startLink).toBe('http://site.example:4000/fi/');
  });

  it.each([
    ['/grand-harbour-hotel?delegates=3', '/grand-harbour-hotel?delegates=3'],
    ['/grand-harbour-hotel?delegates=3&offer=room+sky', '/grand-harbour-hotel?delegates=3'],
    ['https://elsewhere.example/', 'http://site.example:4000/fi/'],
    ['//elsewhere.example', 'http://site.example:4000/fi/'],
    ['/\\elsewhere.example', 'http://site.example:4000/fi/'],
    ['javascript:alert(1)', 'http://site.example:4000/fi/'],
  ])('leads from the kept address %s to %s (THANKS-007)', async (kept, expected) => {
    const window = keepingWindow();
    window.document.cookie = `venue_redirect_url=${encodeURIComponent(kept)}`;
    expect((await open({ window })).session.anotherLink).toBe(expected);
  });

  describe('with an offer of the venue (D-19)', () => {
    const offered = anOfferedConfirmation();
    const booked = aConfirmation({ payment: 'onsite' });
    const ready = (session: Awaited<ReturnType<typeof open>>['session']) =>
      vi.waitFor(() => expect(session.confirmation.get().kind).toBe('ready'));

    it('accepts the chosen option, once, and shows the booking', async () => {
      const { session, server } = await open({
        now: offered,
        answers: { processOrder: () => ({ body: writeConfirmation(booked) }) },
      });
      await ready(session);
      session.actions.acceptOffer({ option: 1, method: 'onsite', cardToken: null });
      session.actions.acceptOffer({ option: 1, method: 'onsite', cardToken: null });
      expect(session.acceptance.get()).toEqual({ kind: 'processing' });
      await vi.waitFor(() => expect(session.acceptance.get()).toEqual({ kind: 'idle' }));
      expect(session.confirmation.get()).toMatchObject({ confirmation: booked });
      expect(server.callsOf('processOrder').map(({ body }) => body)).toEqual([
        { paymentMethod: 'onsite', offer_option: 1 },
      ]);
    });

    it('that has ended meanwhile shows the order as it is now', async () => {
      let now = offered;
      const { session } = await open({
        answers: {
          loadOrder: () => ({ body: writeConfirmation(now) }),
          processOrder: () => problem(409, 'offer_over'),
        },
      });
      await ready(session);
      now = { ...offered, status: 'expired' };
      session.actions.acceptOffer({ option: 0, method: 'creditcard', cardToken: 'tok' });
      await vi.waitFor(() => expect(session.acceptance.get().kind).toBe('failed'));
      expect(session.confirmation.get()).toMatchObject({ confirmation: { status: 'expired' } });
    });

    it('asks a question back, and says why it could not', async () => {
      const { session, server } = await open({
        now: offered,
        answers: {
          askVenue: () => problem(429, 'rate_limited'),
        },
      });
      await ready(session);
      expect(await session.actions.askVenue('Is lunch included?')).toMatchObject({
        kind: 'refused',
        problem: { code: 'rate_limited' },
      });
      expect(server.callsOf('askVenue')[0]?.body).toEqual({ question: 'Is lunch included?' });
    });

    it('declines it by cancelling for nothing', async () => {
      let now = offered;
      const { session } = await open({
        answers: {
          loadOrder: () => ({ body: writeConfirmation(now) }),
          cancelOrder: () => {
            now = { ...offered, status: 'cancelled' };
            return {
              body: {
                state: 'cancelled',
                fee: { minor: 0, currency: 'EUR' },
                refund: null,
                free_until: null,
              },
            };
          },
        },
      });
      await ready(session);
      expect(await session.actions.cancel(0)).toMatchObject({ ok: true });
      expect(session.confirmation.get()).toMatchObject({ confirmation: { status: 'cancelled' } });
    });
  });

  it('is the page of the booking later, under another address (D-21)', async () => {
    expect((await open()).session.isFirstView).toBe(true);
    const { session } = await open({ view: 'booking' });
    expect(session.isFirstView).toBe(false);
  });
});
