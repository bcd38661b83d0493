import type { UserInfo } from '@foyer/contract';
import { aRoom, aVisitor } from '@foyer/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { availabilityOf, type Handlers, later, problem } from '../testing/fake-api.ts';
import { monday, openVenue } from '../testing/open-venue.ts';
import type { EnquiryDetails } from '../venue-session.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const details: EnquiryDetails = {
  contact: {
    firstName: 'Aino',
    lastName: 'Virtanen',
    email: 'aino@example.com',
    phone: '+358401234567',
    phoneCountry: 'fi',
    company: 'Northwind',
    additionalInfo: '',
  },
  acceptedTerms: true,
  serviceFeeId: 'fee_1',
};
const unpriced = aRoom({ id: 'quiet', rates: { ...aRoom().rates, chosen: 'none' } });

/** The booking engine with a selected room that has no price. */
async function chosen(handlers: Handlers, site: Parameters<typeof openVenue>[0] = {}) {
  const opened = await openVenue({
    site: { offerCards: 'book' },
    handlers: {
      loadAvailability: () => ({ body: availabilityOf([unpriced]) }),
      createOrder: () => ({ body: 'o_1' }),
      ...handlers,
    },
    ...site,
  });
  ends.push(opened.end);
  await opened.settled();
  opened.session.actions.selectRoom('quiet');
  return opened;
}
const isOpen = (
  session: Awaited<ReturnType<typeof chosen>>['session'],
  visitor: 'anonymous' | 'user' = 'anonymous',
) =>
  vi.waitFor(
    () => expect(session.enquiry.get()).toMatchObject({ kind: 'open', visitor: { kind: visitor } }),
    5000,
  );

describe('a room without a price, in the booking engine', () => {
  it('opens the enquiry form before anything is sent, without loading the user (CART-007, FORM-024)', async () => {
    const { session, server } = await chosen({});
    session.actions.book();
    await isOpen(session);
    expect(server.callsOf('loadUser')).toEqual([]);
    expect(server.callsOf('createOrder')).toEqual([]);
    expect(server.callsOf('createCart2')).toEqual([]);
  });

  it(
    'becomes an order that is processed with the same payload, and leads to the thank-you page ' +
      '(CART-003, CART-014, CART-023, FORM-067)',
    async () => {
      const { session, server, visit } = await chosen({
        processOrder: () => problem(409, 'not_bookable'),
      });
      session.actions.book();
      await isOpen(session);
      session.actions.sendEnquiry(details);
      expect(session.booking.get()).toEqual({ kind: 'processing' });
      await vi.waitFor(() => expect(session.booking.get().kind).toBe('failed'), 5000);
      const [order] = server.callsOf('createOrder');
      expect(order?.body).toMatchObject({
        accepted_gdpr: true,
        firstName: 'Aino',
        phone_country: 'fi',
        service_fee: 'fee_1',
        room: 'quiet',
        package_id: 'none',
        room_price_total: null,
        isInstantBookable: false,
        start: '08-06-2026 09:00',
      });
      expect(server.callsOf('processOrder')[0]).toMatchObject({
        params: { orderId: 'o_1' },
        body: { firstName: 'Aino' },
      });
      expect(visit.navigations).toEqual([]);
      // The order exists: the second attempt only processes it.
      session.actions.sendEnquiry(details);
      await vi.waitFor(() => expect(server.callsOf('processOrder')).toHaveLength(2), 5000);
      expect(server.callsOf('createOrder')).toHaveLength(1);
    },
  );

  it('that the server refuses stays open with the reason, and a refused field asks for no new offers (ERR-002)', async () => {
    const { session, server } = await chosen({
      createOrder: () => problem(400, 'invalid_field', { field: 'email' }),
    });
    session.actions.book();
    await isOpen(session);
    const before = server.callsOf('loadAvailability').length;
    session.actions.sendEnquiry(details);
    await vi.waitFor(
      () =>
        expect(session.booking.get()).toMatchObject({
          kind: 'failed',
          problem: { problem: { code: 'invalid_field', field: 'email' } },
        }),
      5000,
    );
    expect(session.enquiry.get().kind).toBe('open');
    expect(server.callsOf('loadAvailability')).toHaveLength(before);
  });

  it('has the same idempotency key after a lost answer, and a click while it is being sent sends nothing (D-3)', async () => {
    const answer = later<void>();
    const { session, server } = await chosen({
      createOrder: async (_call, attempt) =>
        attempt === 1
          ? (await answer.promise,
            { status: 500, body: { status: 500, code: 'internal', message: '' } } as const)
          : { body: 'o_1' },
      processOrder: () => problem(409, 'not_bookable'),
    });
    session.actions.book();
    await isOpen(session);
    session.actions.sendEnquiry(details);
    session.actions.sendEnquiry(details);
    session.actions.closeEnquiry();
    expect(session.enquiry.get().kind).toBe('open');
    answer.resolve();
    await vi.waitFor(() => expect(session.booking.get().kind).toBe('failed'), 8000);
    const tried = server.callsOf('createOrder').length;
    session.actions.sendEnquiry(details);
    await vi.waitFor(
      () =>
        expect(
          server.callsOf('processOrder').length + server.callsOf('createOrder').length,
        ).toBeGreaterThan(tried),
      8000,
    );
    expect(new Set(server.callsOf('createOrder').map(({ key }) => key)).size).toBe(1);
  });

  it('has the page’s user, or waits until the user is loaded (FORM-026, HEADER-016, A-175)', async () => {
    const asked = later<UserInfo>();
    const { session } = await chosen({}, { user: asked.promise });
    session.actions.book();
    expect(session.enquiry.get()).toEqual({ kind: 'open', visitor: null });
    asked.resolve(aVisitor());
    await isOpen(session, 'user');
  });

  it('is closed by the visitor, which also removes its error', async () => {
    const { session } = await chosen({ createOrder: () => problem(409, 'not_bookable') });
    session.actions.book();
    await isOpen(session);
    session.actions.sendEnquiry(details);
    await vi.waitFor(() => expect(session.booking.get().kind).toBe('failed'), 5000);
    session.actions.closeEnquiry();
    expect([session.enquiry.get(), session.booking.get()]).toEqual([
      { kind: 'closed' },
      { kind: 'idle' },
    ]);
  });
});

it('elsewhere an enquiry makes a cart without a form (CART-001, B-089)', async () => {
  const { session, server } = await chosen(
    { createCart2: () => ({ body: 'c_1' }) },
    { site: { offerCards: 'select' } },
  );
  session.actions.book();
  await vi.waitFor(() => expect(server.callsOf('createCart2')).toHaveLength(1), 5000);
  expect(session.enquiry.get()).toEqual({ kind: 'closed' });
});

it('in the booking engine a priced room is booked without a form', async () => {
  const { session, server } = await chosen(
    {
      loadAvailability: () => ({ body: availabilityOf([aRoom({ id: 'quiet' })]) }),
      createCart2: () => ({ body: 'c_1' }),
    },
    { search: `${monday}&delegates=12` },
  );
  session.actions.book();
  await vi.waitFor(() => expect(server.callsOf('createCart2')).toHaveLength(1), 5000);
  expect(session.enquiry.get()).toEqual({ kind: 'closed' });
});

describe('in the legacy flow', () => {
  const legacy = { site: { checkout: 'legacy', offerCards: 'select' } } as const;

  it('an anonymous visitor is asked for the contact (CART-003)', async () => {
    const { session, server } = await chosen({ createCart: () => ({ body: 'c_9' }) }, legacy);
    session.actions.book();
    await isOpen(session);
    expect(server.callsOf('createCart')).toEqual([]);
  });

  it('a logged-in visitor’s enquiry is sent as a booking, to the legacy checkout (CART-003, CART-002, HEADER-015, B-089)', async () => {
    const { session, server, visit } = await chosen(
      { createCart: () => ({ body: 'c_9' }) },
      { ...legacy, user: Promise.resolve(aVisitor()) },
    );
    session.actions.book();
    await vi.waitFor(() => expect(visit.navigations).toEqual(['/checkout/c_9']), 5000);
    expect(session.enquiry.get()).toEqual({ kind: 'closed' });
    expect(server.callsOf('createOrder')).toEqual([]);
  });
});
