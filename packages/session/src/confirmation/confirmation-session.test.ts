import { writeConfirmation } from '@foyer/contract';
import { aConfirmation, aSite, fakeBaseSession } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBaseSession } from '../create-base-session.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { blockedWindow, keepingWindow } from '../testing/blocked-window.ts';
import { fakeApi, problem } from '../testing/fake-api.ts';
import { fakePage } from '../testing/fake-page.ts';
import { createConfirmationSession } from './index.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const confirmation = aConfirmation();
const wire = writeConfirmation(confirmation, 'confirmed');

async function open({ search = `?order=${confirmation.orderId}`, window = keepingWindow(), found = true }: { readonly search?: string; readonly window?: Parameters<typeof createBrowserStorage>[0]; readonly found?: boolean } = {}) {
  const server = await fakeApi({ loadOrder: () => (found ? { body: wire } : problem(404, 'order_not_found')) });
  ends.push(server.close);
  const visit = fakePage(`/thank-you-anon${search}`);
  const logged: string[] = [];
  const base = createBaseSession({ formats: fakeBaseSession().formats, site: aSite(), language: 'en', location: visit.page.address(), clock: visit.clock, log: (event) => logged.push(event) });
  const session = createConfirmationSession({ base, api: server.api, storage: createBrowserStorage(window), page: visit.page });
  return { session, visit, server, logged };
}

function windowWith(details: string) {
  const window = keepingWindow();
  window.items.set('checkoutDetails', details);
  return window;
}

describe('the thank-you page', () => {
  it('shows what the checkout kept without asking anybody', async () => {
    const { session, server } = await open({ window: windowWith(JSON.stringify(wire)) });
    expect(session.confirmation.get()).toEqual({ kind: 'ready', confirmation, calendarLink: `/apiv2/orders/${confirmation.orderId}/calendar.ics` });
    expect(server.calls).toHaveLength(0);
  });

  it.each([
    ['nothing could be kept', blockedWindow()],
    ['another order is kept', windowWith(JSON.stringify({ ...wire, order_id: 'o_other' }))],
  ])('asks for the order of its address where %s', async (_, window) => {
    const { session } = await open({ window });
    expect(session.confirmation.get()).toEqual({ kind: 'loading' });
    await vi.waitFor(() => expect(session.confirmation.get()).toMatchObject({ kind: 'ready', confirmation }));
  });

  it.each(['not JSON', '{"events":"three"}', '[]', 'null'])('ignores stored contents that are not ours: %s', async (text) => {
    const { session, logged } = await open({ search: '', window: windowWith(text) });
    expect(session.confirmation.get()).toEqual({ kind: 'none' });
    expect(logged).toEqual(['stored-order-unreadable']);
  });

  it('of an order that is not there says nothing', async () => {
    const { session } = await open({ found: false });
    await vi.waitFor(() => expect(session.confirmation.get()).toEqual({ kind: 'none' }));
  });

  it('forgets the order before it is left', async () => {
    const window = windowWith(JSON.stringify(wire));
    const { session, visit } = await open({ window });
    session.actions.leave('/');
    expect(window.items.has('checkoutDetails')).toBe(false);
    expect(visit.navigations).toEqual(['/']);
  });

  it.each([
    ['/grand-harbour-hotel?delegates=3', '/grand-harbour-hotel?delegates=3'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads from the kept address %s to %s', async (kept, expected) => {
    const window = keepingWindow();
    window.document.cookie = `venue_redirect_url=${encodeURIComponent(kept)}`;
    expect((await open({ window })).session.anotherLink).toBe(expected);
  });
});
