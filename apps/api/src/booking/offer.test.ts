import { writeOrder } from '@foyer/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVenueCatalogue } from '../catalogue/venue-catalogue.ts';
import type { Database } from '../database/database.ts';
import type { JobOf } from '../jobs/jobs.ts';
import { aVenueRecord, anAddOnRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';
import { choicesIn, fieldsIn, headingIn, wrongIn } from '../testing/form-in.ts';
import { handleOrderDue } from './order-due.ts';

const day = 86_400;

/** Attic: a room without a price, so that an enquiry for it needs an offer. */
describe('the venue’s offer for an enquiry without a price (D-19)', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  let start: string;

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord({
        premiumFee: 15,
        addOns: [anAddOnRecord({ code: 'band', title: 'Band', price: null })],
      }),
    ]);
  }, patience);
  beforeEach(async () => {
    test = await startTestApp({ database });
    guest = visitor(test.app);
    start = `${aDay((weeks += 1))}T09:00`;
    return () => test.app.close();
  });
  afterAll(() => database.close());

  async function enquire(title = 'Attic', at = start, services: unknown[] = []): Promise<string> {
    const cart = valueOf(
      await guest.createCart(await guest.cartBody(title, aQuery({ start: at }))),
    );
    const body = writeOrder(valueOf(await guest.cart(cart)), aContact, 'en', 'test');
    const orderId = valueOf(await guest.createOrder({ ...body, services }));
    valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
    return orderId;
  }
  const toVenue = async (orderId: string) =>
    (await mailsAbout(database, orderId)).filter(({ to }) => to === 'venue@example.com');
  const toGuest = async (orderId: string) =>
    (await mailsAbout(database, orderId)).filter(({ to }) => to === aContact.email);
  const offerLink = async (orderId: string) => linkIn((await toVenue(orderId))[0], 0);
  const send = async (url: string, form: Record<string, string> = {}) => {
    const { statusCode, payload } = await browser(test.app).send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
    return { status: statusCode, page: payload };
  };
  const open = async (url: string) => (await browser(test.app).send({ url })).payload;
  /** The form as the page has it, with what the venue types. */
  async function offer(orderId: string, typed: Record<string, string>) {
    const link = await offerLink(orderId);
    return send(link, { ...fieldsIn(await open(link)), ...typed });
  }
  const made = async (orderId: string, typed: Record<string, string> = {}) => {
    const { status, page } = await offer(orderId, { 'price-0': '1 240,50', ...typed });
    expect([status, headingIn(page)]).toEqual([200, expect.stringContaining('is on its way')]);
  };
  const seen = async (orderId: string) => valueOf(await guest.order(orderId));
  const isFree = async (title: string, at = start) =>
    (await guest.offers(aQuery({ start: at }))).offers.rooms.find(
      (found) => found.room.title === title,
    )?.room.available;
  const accept = (orderId: string, payment: object = { paymentMethod: 'onsite' }) =>
    guest.process(orderId, payment);
  /** Runs what is due up to now, as the queue would. */
  async function runDue(orderId: string) {
    const rows = await database.query<{ data: JobOf['order-due']; at: number }>(
      `SELECT data, extract(epoch FROM start_after)::float8 AS at FROM jobs.job
       WHERE name = 'order-due' AND data->>'orderId' = $1 ORDER BY start_after`,
      [orderId],
    );
    const now = Date.now() / 1000 + test.clock.aheadSeconds();
    const catalogue = createVenueCatalogue(database);
    for (const { data, at } of rows)
      if (at <= now)
        await handleOrderDue({ database, catalogue, clock: test.clock, jobs: test.jobs }, data);
  }

  it('is asked for instead of accepting, with the requested room and times filled in', async () => {
    const orderId = await enquire();
    const [enquiry] = await toVenue(orderId);
    expect(enquiry?.links?.map(({ label }) => label)).toEqual(['Make an offer', 'Decline']);
    expect(enquiry?.text).toContain('Please answer by');
    const link = linkIn(enquiry, 0);
    const page = await open(link);
    expect(fieldsIn(page)).toMatchObject({
      'price-0': '',
      'start-0': start,
      'end-0': `${start.slice(0, 10)}T17:00`,
    });
    const accepting = await browser(test.app).send({ url: link.replace(/offer$/, 'accept') });
    expect([accepting.statusCode, accepting.headers.location]).toEqual([303, link]);
    expect((await send(link.replace(/offer$/, 'accept'))).status).toBe(303);
    expect((await seen(orderId)).status).toBe('enquiry');
    expect(await isFree('Attic')).toBe(true);
  });

  it('holds the room, and the visitor sees price, contents and until when', async () => {
    const orderId = await enquire();
    await made(orderId, {
      vat: '13,5',
      includes: 'Room, water',
      message: 'We look forward to it.',
    });
    expect(await isFree('Attic')).toBe(false);
    const { status, isEnquiry, total, offer: shown } = await seen(orderId);
    expect({ status, isEnquiry, total }).toEqual({
      status: 'offered',
      isEnquiry: true,
      total: { minor: 124_050, currency: 'EUR' },
    });
    expect(shown).toMatchObject({
      includes: 'Room, water',
      message: 'We look forward to it.',
      question: null,
      options: [
        {
          roomTitle: 'Attic',
          start,
          total: { minor: 124_050, currency: 'EUR' },
          vat: { minor: 14_755, currency: 'EUR' },
        },
      ],
    });
    const [, mail] = await toGuest(orderId);
    expect(mail?.subject).toMatch(/^An offer for your enquiry FY-\d+: Test House$/);
    expect(mail?.text).toContain('€1,240.50');
    expect(mail?.text).toContain('Included: Room, water');
    expect(linkIn(mail)).toBe(`/booking/${orderId}`);
  });

  it('is booked when the visitor accepts it, at its price', async () => {
    const orderId = await enquire();
    await made(orderId);
    const accepted = valueOf(
      await accept(orderId, { paymentMethod: 'creditcard', card_token: 'tok' }),
    );
    expect(accepted).toMatchObject({
      status: 'confirmed',
      isEnquiry: false,
      payment: 'creditcard',
      total: { minor: 124_050, currency: 'EUR' },
      offer: null,
    });
    expect(test.vault.authorized()).toMatchObject([{ request: { amount: 124_050 } }]);
    // A repeated call finds the booking and charges nothing more.
    valueOf(await accept(orderId, { paymentMethod: 'creditcard', card_token: 'other' }));
    expect(test.vault.authorized()).toHaveLength(1);
    expect(await isFree('Attic')).toBe(false);
    expect((await toVenue(orderId)).at(-1)?.subject).toMatch(/^New booking FY-\d+$/);
    expect((await toGuest(orderId)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your booking FY-\d+ is confirmed: Test House$/),
    );
  });

  it('stays open when the card is declined, and takes no way to pay that the venue has not', async () => {
    const orderId = await enquire();
    await made(orderId);
    expect(
      (await accept(orderId, { paymentMethod: 'creditcard', card_token: 'declined' })).problem,
    ).toMatchObject({ code: 'card_declined' });
    expect((await accept(orderId, { paymentMethod: 'none' })).problem).toMatchObject({
      code: 'invalid_field',
      field: 'paymentMethod',
    });
    expect((await accept(orderId, { paymentMethod: 'creditcard' })).problem).toMatchObject({
      code: 'card_missing',
    });
    expect((await seen(orderId)).status).toBe('offered');
    valueOf(await accept(orderId));
  });

  it('offers another room and another time besides, and books the one that is chosen', async () => {
    const orderId = await enquire();
    const page = await open(await offerLink(orderId));
    const rooms = choicesIn(page, 'room-1');
    const next = `${start.slice(0, 10)}T13:00`;
    await made(orderId, {
      'other-1': '900',
      'room-1': rooms.Sky ?? '',
      'other-2': '700',
      'start-2': next,
      'end-2': `${start.slice(0, 10)}T16:00`,
    });
    expect([await isFree('Attic'), await isFree('Sky')]).toEqual([false, false]);
    const { offer: shown } = await seen(orderId);
    expect(
      shown?.options.map(({ title, start: from, total }) => [title, from, total.minor]),
    ).toEqual([
      ['Attic', start, 124_050],
      ['Sky', start, 90_000],
      ['Attic', next, 70_000],
    ]);
    expect(
      (await accept(orderId, { paymentMethod: 'onsite', offer_option: 3 })).problem,
    ).toMatchObject({ field: 'offer_option' });
    const booked = valueOf(await accept(orderId, { paymentMethod: 'onsite', offer_option: 1 }));
    expect([booked.events[0]?.roomTitle, booked.total?.minor]).toEqual(['Sky', 90_000]);
    // What was not chosen is free again.
    expect([await isFree('Attic'), await isFree('Sky')]).toEqual([true, false]);
  });

  it('names a price for an add-on that had none', async () => {
    const [band] = await database.query<{ id: string }>(
      "SELECT id FROM add_on WHERE code = 'band'",
    );
    const orderId = await enquire('Cellar', start, [{ id: band?.id, quantity: 2 }]);
    expect((await seen(orderId)).total).toBeNull();
    const { status, page } = await offer(orderId, { 'service-0': '' });
    expect([status, page.includes('Please write an amount')]).toEqual([400, true]);
    await made(orderId, { 'price-0': '300', 'service-0': '50' });
    expect(valueOf(await accept(orderId)).total?.minor).toBe(40_000);
  });

  it('is refused at its fields', async () => {
    const orderId = await enquire();
    const date = start.slice(0, 10);
    for (const [typed, field] of [
      [{ 'price-0': '' }, 'price-0'],
      [{ 'price-0': '-5' }, 'price-0'],
      [{ 'price-0': '12.3456' }, 'price-0'],
      [{ 'price-0': '5', vat: 'half' }, 'vat'],
      [{ 'price-0': '5', vat: '100' }, 'vat'],
      [{ 'price-0': '5', 'start-0': 'never' }, 'start-0'],
      [{ 'price-0': '5', 'end-0': `${date}T08:00` }, 'end-0'],
      [{ 'price-0': '5', 'start-0': '2020-01-01T09:00' }, 'end-0'],
      [{ 'price-0': '5', until: '2020-01-01T09:00' }, 'until'],
      [{ 'price-0': '5', until: `${date}T10:00` }, 'until'],
      [{ 'price-0': '5', 'other-1': 'much' }, 'other-1'],
    ] as const) {
      const { status, page } = await offer(orderId, typed);
      expect([typed, status, wrongIn(page)]).toEqual([typed, 400, [field]]);
    }
    expect(await isFree('Attic')).toBe(true);
    expect(await toGuest(orderId)).toHaveLength(1);
  });

  it('cannot be made for a room that somebody else has, and says which', async () => {
    const [first, second] = [await enquire(), await enquire()];
    await made(first);
    const { status, page } = await offer(second, { 'price-0': '5' });
    expect([status, wrongIn(page), page.includes('Taken at that time: Attic')]).toEqual([
      409,
      ['room-0'],
      true,
    ]);
    expect((await seen(second)).status).toBe('enquiry');
  });

  it('holds a room for one of several enquiries that get their offers at once', async () => {
    const enquiries: string[] = [];
    for (let count = 0; count < 5; count += 1) enquiries.push(await enquire());
    const answers = await Promise.all(enquiries.map((id) => offer(id, { 'price-0': '5' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const held = await database.query(
      'SELECT 1 AS one FROM allocation a JOIN orders o USING (cart_id) WHERE o.id = ANY($1)',
      [enquiries],
    );
    expect(held).toHaveLength(1);
  });

  it('is declined by the visitor: the room is free, and the venue is told', async () => {
    const orderId = await enquire();
    await made(orderId);
    const cancelled = await browser(test.app).send({
      method: 'POST',
      url: `/apiv2/orders/${orderId}/cancellation`,
      payload: { fee: 0 },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(await isFree('Attic')).toBe(true);
    expect((await accept(orderId)).problem).toBeNull();
    expect((await seen(orderId)).status).toBe('cancelled');
    expect((await toVenue(orderId)).at(-1)?.subject).toMatch(/declined by the visitor/);
  });

  it('is taken back by the venue', async () => {
    const orderId = await enquire();
    await made(orderId);
    const decline = (await offerLink(orderId)).replace(/offer$/, 'decline');
    expect((await send(decline)).page).toContain('The enquiry is declined');
    expect([await isFree('Attic'), (await seen(orderId)).status]).toEqual([true, 'declined']);
    expect(headingIn(await open(await offerLink(orderId)))).toBe('The enquiry is declined');
  });

  it('answers one question with another offer', async () => {
    const orderId = await enquire();
    await made(orderId);
    const ask = (question: string) =>
      browser(test.app).send({
        method: 'POST',
        url: `/apiv2/orders/${orderId}/question`,
        payload: { question },
      });
    expect((await ask('Is lunch <b>included</b>?')).statusCode).toBe(200);
    expect((await seen(orderId)).offer?.question).toBe('Is lunch <b>included</b>?');
    expect((await ask('And dinner?')).statusCode).toBe(409);
    const question = (await toVenue(orderId)).at(-1);
    expect(question?.text).toContain('Question: Is lunch <b>included</b>?');
    // What it is about stands apart from the order.
    expect(question?.html).toMatch(/<td [^>]*border-top[^>]*>Number</);
    expect(question?.html).toMatch(/<div style="display:none[^>]*>Is lunch /);
    const page = await open(linkIn(question, 0));
    expect(page).toContain('The visitor asks: Is lunch &lt;b&gt;included&lt;/b&gt;?');
    expect(fieldsIn(page)['price-0']).toBe('1240.50');
    await made(orderId, { 'price-0': '1300', includes: 'Lunch' });
    expect((await seen(orderId)).offer).toMatchObject({
      includes: 'Lunch',
      question: 'Is lunch <b>included</b>?',
      options: [{ total: { minor: 130_000 } }],
    });
    expect(valueOf(await accept(orderId)).total?.minor).toBe(130_000);
  });

  it('ends with its validity: the visitor is reminded, and both are told', async () => {
    const orderId = await enquire();
    await made(orderId);
    test.clock.advance(1.6 * day);
    await runDue(orderId);
    expect((await toGuest(orderId)).at(-1)?.subject).toMatch(/is waiting: Test House$/);
    test.clock.advance(1.5 * day);
    expect((await accept(orderId)).problem).toMatchObject({ code: 'offer_over' });
    // For others the room is free even before the queue has cleaned up.
    expect(await isFree('Attic')).toBe(true);
    await runDue(orderId);
    expect((await seen(orderId)).status).toBe('expired');
    expect((await toGuest(orderId)).at(-1)?.subject).toMatch(/has ended: Test House$/);
    expect((await toVenue(orderId)).at(-1)?.subject).toMatch(/was not accepted in time/);
    expect(headingIn(await open(await offerLink(orderId)))).toBe('It is too late to answer');
  });

  it('of an earlier offer no reminder is sent', async () => {
    const orderId = await enquire();
    await made(orderId);
    test.clock.advance(day);
    await made(orderId, { 'price-0': '5' });
    test.clock.advance(0.7 * day);
    await runDue(orderId);
    expect((await toGuest(orderId)).at(-1)?.subject).toMatch(/^An offer/);
  });

  it('is not made in time: the venue is reminded, and the visitor is told', async () => {
    const orderId = await enquire();
    test.clock.advance(1.6 * day);
    await runDue(orderId);
    const reminder = (await toVenue(orderId)).at(-1);
    expect(reminder?.subject).toMatch(/^Enquiry FY-\d+ waits for your answer$/);
    expect(linkIn(reminder, 0)).toBe(await offerLink(orderId));
    test.clock.advance(1.5 * day);
    expect((await offer(orderId, { 'price-0': '5' })).status).toBe(410);
    await runDue(orderId);
    expect((await seen(orderId)).status).toBe('expired');
    expect((await toGuest(orderId)).at(-1)?.subject).toMatch(/^No answer to your enquiry/);
  });

  it('is stored once, whatever happens at the same time', async () => {
    const orderId = await enquire();
    await made(orderId);
    const link = await offerLink(orderId);
    const form = { ...fieldsIn(await open(link)), 'price-0': '5' };
    const [answers] = await Promise.all([
      Promise.all([
        accept(orderId, { paymentMethod: 'creditcard', card_token: 'a' }),
        accept(orderId, { paymentMethod: 'creditcard', card_token: 'b' }),
        accept(orderId),
      ]),
      send(link, form),
      send(link.replace(/offer$/, 'decline')),
    ]);
    const { status, total } = await seen(orderId);
    const charged = test.vault.authorized().length - test.vault.released().length;
    if (status === 'confirmed') {
      expect([124_050, 500]).toContain(total?.minor);
      expect(answers.filter(({ status: code }) => code === 200).length).toBeGreaterThan(0);
    } else expect(charged).toBe(0);
    expect(charged).toBeLessThanOrEqual(1);
    expect(await isFree('Attic')).toBe(status !== 'confirmed' && status !== 'offered');
  });
});
