import { aRoom } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepingWindow } from '../testing/blocked-window.ts';
import { availabilityOf, type Handlers, problem } from '../testing/fake-api.ts';
import { type Given, monday, openVenue } from '../testing/open-venue.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
async function open(given: Given = {}) {
  const opened = await openVenue(given);
  ends.push(opened.end);
  return opened;
}

describe('booking', () => {
  async function ready(handlers: Handlers) {
    const opened = await open({ handlers });
    await opened.settled();
    opened.session.actions.selectRoom('harbour-room');
    return { ...opened, ended: () => vi.waitFor(() => expect(opened.session.booking.get().kind).not.toBe('processing'), 8000) };
  }

  it('creates a cart of what was seen and leads to its checkout; processing shows meanwhile (SITE-006, CART-001, CART-010, CART-011)', async () => {
    const { session, visit, server } = await ready({ createCart2: () => ({ body: 'c_1' }) });
    session.actions.book();
    expect(session.booking.get()).toEqual({ kind: 'processing' });
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
    expect(server.callsOf('createCart2')).toHaveLength(1);
    expect(server.callsOf('createCart2')[0]?.body).toMatchObject({ delegates: 12, events: [{ start: '08-06-2026 09:00', room: { id: 'harbour-room', total_price: 65260 } }] });
    visit.comeBack({ restored: false });
    expect(session.booking.get()).toEqual({ kind: 'processing' });
    visit.comeBack({ restored: true });
    expect(session.booking.get()).toEqual({ kind: 'idle' });
  });

  it('leads to a checkout without a language for the brand that has none (CART-012, C-122)', async () => {
    const { session, visit, settled } = await open({ prefix: '/de', site: { bookUniversalWithoutLang: true }, handlers: { createCart2: () => ({ body: 'c_1' }) } });
    await settled();
    session.actions.selectRoom('harbour-room');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/book-universal/c_1']));
  });

  it('back from the checkout, one’s own hold is free to oneself and the new cart takes its place', async () => {
    const { session, visit, server, settled } = await open({ search: `${monday}&delegates=12&cart=c_before`, handlers: { createCart2: () => ({ body: 'c_after' }) } });
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
  ])('keeps whether it is booked at once, for the session: %s (PRICE-012, CART-024)', async (_, instantBookable, kept) => {
    const window = keepingWindow();
    const { session, visit, settled } = await open({ window, handlers: { loadAvailability: () => ({ body: availabilityOf([aRoom({ instantBookable })]) }), createCart2: () => ({ body: 'c_1' }) } });
    await settled();
    session.actions.selectRoom('harbour-room');
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    expect(window.cookieLines).toContain(`instant_booking=${kept}; path=/; SameSite=Lax`);
  });

  it('a lost answer keeps everything, and the retry carries the same key', async () => {
    const { session, visit, server, ended } = await ready({ createCart2: (_, attempt) => (attempt <= 3 ? 'hang up' : { body: 'c_1' }) });
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

  it('shows a changed price, and books at it when the visitor accepts', async () => {
    const { session, visit, server, ended } = await ready({
      createCart2: (_, attempt) => (attempt === 1 ? problem(409, 'price_changed', { total: { minor: 70000, currency: 'EUR' } }) : { body: 'c_1' }),
    });
    session.actions.book();
    await ended();
    expect(session.booking.get()).toEqual({ kind: 'price-changed', before: { minor: 65260, currency: 'EUR' }, now: { minor: 70000, currency: 'EUR' } });
    session.actions.acceptPrice();
    await vi.waitFor(() => expect(visit.navigations).toHaveLength(1));
    const [first, second] = server.callsOf('createCart2');
    expect(second?.body).toMatchObject({ events: [{ room: { total_price: 70000 } }] });
    expect(second?.key).not.toBe(first?.key);
  });

  it('a room that is taken asks for the offers anew, and can be tried again as a new wish', async () => {
    const { session, server, ended, settled } = await ready({ createCart2: (_, attempt) => (attempt === 1 ? problem(409, 'room_taken') : { body: 'c_1' }) });
    session.actions.book();
    await ended();
    await settled();
    expect(session.booking.get()).toMatchObject({ kind: 'failed', problem: { problem: { code: 'room_taken' } } });
    expect(server.callsOf('loadAvailability')).toHaveLength(2);
    session.actions.dismissBooking();
    expect(session.booking.get()).toEqual({ kind: 'idle' });
    session.actions.book();
    await vi.waitFor(() => expect(server.callsOf('createCart2')).toHaveLength(2));
    const keys = server.callsOf('createCart2').map((call) => call.key);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('does not begin with a room that no longer fits, which stays chosen and says why', async () => {
    const { session, server } = await ready({ createCart2: () => ({ body: 'c_1' }) });
    session.actions.changeDelegates('200');
    expect(session.selection.get()).toMatchObject({ kind: 'room', offer: { fit: { kind: 'exceeds', delegates: 200, max: 70 } } });
    session.actions.book();
    expect(session.booking.get()).toEqual({ kind: 'idle' });
    expect(server.callsOf('createCart2')).toHaveLength(0);
  });
});
