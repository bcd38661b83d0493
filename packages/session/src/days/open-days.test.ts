import { writeCart } from '@foyer/contract';
import { aCart } from '@foyer/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../testing/fake-api.ts';
import { openDays } from '../testing/open-days.ts';
import { openVenue } from '../testing/open-venue.ts';

const cart = aCart();
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The builder on the venue's page, with two days chosen. */
async function twoDays(handlers: Parameters<typeof openDays>[0] = {}) {
  const page = await openDays({
    ...handlers,
    handlers: {
      createPropertyCart: () => ({ body: cart.id }),
      loadCart: () => ({ body: writeCart(cart, 'en') }),
      loadMenus: () => ({ body: [] }),
      loadMenuItems: () => ({ body: [] }),
      loadMiscItems: () => ({ body: [] }),
      ...handlers.handlers,
    },
  });
  const days = await page.venueSession.openDays();
  ends.push(page.end, days.stop);
  const book = async (room: string) => {
    await vi.waitFor(() => expect(days.lists.offers.get().loading).toBe(false), 5000);
    days.lists.actions.selectRoom(room);
    days.lists.actions.book();
  };
  await book('lantern');
  days.actions.addDay();
  await book('captain');
  return { ...page, days };
}

it(
  'goes on with one cart of all days, and the checkout takes the venue’s place under its own ' +
    'address (A-166, OPERA-024, API-025, VENUE-031)',
  async () => {
    const { days, server, visit, venueSession } = await twoDays();
    days.actions.proceed();
    await vi.waitFor(
      () => expect(venueSession.booking.get()).toMatchObject({ kind: 'checkout', cartId: null }),
      5000,
    );
    expect(visit.path()).toBe('/book');
    expect(visit.search().get('cart')).toBe(cart.id);
    expect(server.callsOf('createPropertyCart').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        venue_id: 'grand-harbour',
        hotel_code: 'HEL01',
        events: [
          expect.objectContaining({
            room: 'lantern',
            start: '2026-06-08T09:00:00',
            end: '2026-06-08T17:00:00',
            price_total: 72_000,
          }),
          expect.objectContaining({
            room: 'captain',
            start: '2026-06-09T09:00:00',
            isInstantBookable: false,
          }),
        ],
      }),
    ]);
    for (const list of ['loadMenus', 'loadMenuItems', 'loadMiscItems'])
      expect(server.callsOf(list)).toHaveLength(1);
    visit.back();
    expect(venueSession.booking.get().kind).toBe('idle');
    days.actions.addDay();
    await vi.waitFor(() =>
      expect(server.callsOf('loadPropertyRooms').at(-1)?.body).toMatchObject({ cart: cart.id }),
    );
    days.actions.removeDay(3);
    expect(days.plan.get().days.map(({ choice }) => choice?.title)).toEqual(['Lantern', 'Captain']);
  },
);

it('tries again with the same idempotency key after silence (D-3)', async () => {
  const { days, server } = await twoDays({
    handlers: {
      createPropertyCart: (_call, attempt) =>
        attempt < 4 ? problem(503, 'provider_unavailable') : { body: cart.id },
    },
  });
  days.actions.proceed();
  await vi.waitFor(() => expect(days.booking.get().kind).toBe('failed'), 10_000);
  await vi.waitFor(() => expect(days.sum.get().state.kind).toBe('complete'), 5000);
  days.actions.proceed();
  await vi.waitFor(() => expect(days.booking.get().kind).not.toBe('processing'), 10_000);
  expect(new Set(server.callsOf('createPropertyCart').map(({ key }) => key)).size).toBe(1);
});

it('opens no builder on other sites, nor for venues without a property system (SITE-009, A-166)', async () => {
  for (const given of [
    {},
    { site: { checkout: 'property', offerCards: 'plan' } as const },
    { venue: { propertySystem: { server: 'north', chainCode: 'HARB', hotelCode: 'HEL01' } } },
  ]) {
    const { session, end } = await openVenue(given);
    await expect(session.openDays()).rejects.toThrow(
      'this venue is not booked for several days here',
    );
    end();
  }
});

it('names the day whose price is another one, and that price (D-6)', async () => {
  const { days } = await twoDays({
    handlers: {
      createPropertyCart: () => ({
        status: 409,
        body: {
          status: 409,
          code: 'price_changed',
          message: '',
          field: 'events.0',
          total: { minor: 80_000, currency: 'EUR' },
        },
      }),
    },
  });
  days.actions.proceed();
  await vi.waitFor(
    () =>
      expect(days.booking.get()).toMatchObject({
        kind: 'failed',
        day: { number: 1, title: 'Lantern' },
        problem: { problem: { code: 'price_changed', total: { minor: 80_000 } } },
      }),
    5000,
  );
});
