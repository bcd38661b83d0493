import { cancelOrder, loadOrderCancellation } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';
import { NotReleased, releaseWhatIsDue } from './outstanding-releases.ts';

const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const day = 86_400;

describe('cancelling an order', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  const freshStart = () => `${aDay((weeks += 1))}T09:00`;
  const book = async (
    payment: object = card,
    start = freshStart(),
    title = 'Sky',
    language = 'en',
  ) => {
    const { orderId, cartId } = await guest.orderFor(title, aQuery({ start }), aContact, language);
    const { events } = valueOf(await guest.process(orderId, payment));
    return { orderId, cartId, start, startsAt: events[0]?.startInstant ?? 0 };
  };
  const terms = async (orderId: string) =>
    valueOf(await browser(test.app).call(loadOrderCancellation, undefined, { orderId }));
  const cancel = (orderId: string, fee: number | null, app = test.app) =>
    browser(app).call(cancelOrder, { fee }, { orderId });
  const mailsOf = async (orderId: string) =>
    (await mailsAbout(database, orderId)).filter(
      ({ subject }) => !subject.startsWith('Your account'),
    );
  const isFree = async (start: string, title = 'Sky') =>
    (await guest.offers(aQuery({ start }))).offers.rooms.find((offer) => offer.room.title === title)
      ?.room.available;
  /** The API at that many days before the meeting, and more than two hours after the booking. */
  const daysBefore = async (startsAt: number, days: number) => {
    const later = await startTestApp({ database });
    later.clock.advance(startsAt - days * day - Date.now() / 1000);
    return later;
  };

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('shows the fee, then frees the room, releases the card and mails both parties (D-14, D-17, REGUS-050)', async () => {
    const { orderId, cartId, start, startsAt } = await book();
    expect(await terms(orderId)).toEqual({
      state: 'open',
      fee: eur(0),
      refund: eur(32_050),
      freeUntil: startsAt - 5 * day,
    });
    expect(await isFree(start)).toBe(false);
    const done = await cancel(orderId, 0);
    expect(valueOf(done)).toEqual({
      state: 'cancelled',
      fee: eur(0),
      refund: eur(32_050),
      freeUntil: null,
    });
    expect(await isFree(start)).toBe(true);
    expect(test.vault.released()).toContain(`auth-${orderId}`);
    expect(valueOf(await guest.order(orderId))).toMatchObject({
      status: 'cancelled',
      isEnquiry: false,
      cancellation: { fee: eur(0), refund: eur(32_050) },
    });
    expect(valueOf(await guest.cart(cartId))).toMatchObject({ status: 'ordered', orderId });
    expect((await test.app.inject(`/apiv2/orders/${orderId}/calendar.ics`)).statusCode).toBe(404);
    const [, , toVisitor, toVenue, ...others] = await mailsOf(orderId);
    expect(others).toEqual([]);
    expect(toVisitor).toMatchObject({
      to: aContact.email,
      subject: expect.stringMatching(/^Your booking FY-\d+ is cancelled: Test House$/),
    });
    expect(toVisitor?.text).toContain('Fee: no fee\nBack to your card: €320.50');
    // The file takes the meeting out of the calendar again (D-21).
    const [booked] = await mailsOf(orderId);
    const idOf = (calendar = '') => /^UID:(.*)$/m.exec(calendar)?.[1];
    expect(toVisitor?.calendar).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
    expect(idOf(toVisitor?.calendar ?? '')).toBe(idOf(booked?.calendar ?? ''));
    expect(booked?.text).toContain('Payment: Reserved on the card; the venue collects it');
    expect(toVenue).toMatchObject({
      to: 'venue@example.com',
      subject: expect.stringMatching(/^Booking FY-\d+ was cancelled by the visitor/),
    });
  });

  it('answers the same when repeated, and does nothing twice', async () => {
    const { orderId } = await book();
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(orderId, 0)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailsOf(orderId)).toHaveLength(4);
    expect(test.vault.released().filter((id) => id === `auth-${orderId}`)).toHaveLength(1);
    expect(valueOf(await guest.process(orderId, card)).orderId).toBe(orderId);
    expect(
      await database.query('SELECT 1 AS one FROM allocation WHERE order_id = $1', [orderId]),
    ).toEqual([]);
  });

  it('keeps the amount after the last free day, and says so before (D-17, REGUS-050)', async () => {
    const { orderId, start, startsAt } = await book();
    const late = await daysBefore(startsAt, 3);
    expect((await cancel(orderId, 0, late.app)).problem).toMatchObject({
      status: 409,
      code: 'price_changed',
      total: eur(32_050),
    });
    expect(await isFree(start)).toBe(false);
    expect(valueOf(await cancel(orderId, 32_050, late.app))).toMatchObject({
      state: 'cancelled',
      fee: eur(32_050),
      refund: eur(0),
    });
    expect(await isFree(start)).toBe(true);
    expect([...test.vault.released(), ...late.vault.released()]).not.toContain(`auth-${orderId}`);
    await late.app.close();
  });

  it('refuses with a named problem when the meeting has begun, nothing was booked or the venue declined', async () => {
    const { orderId, startsAt } = await book();
    const late = await daysBefore(startsAt, 0);
    expect((await cancel(orderId, 32_050, late.app)).problem).toMatchObject({
      status: 409,
      code: 'not_cancellable',
    });
    await late.app.close();
    const { orderId: unpaid } = await guest.orderFor('Sky', aQuery({ start: freshStart() }));
    expect((await cancel(unpaid, 0)).problem?.code).toBe('not_cancellable');
    expect((await cancel('nobody', 0)).problem).toMatchObject({
      status: 404,
      code: 'order_not_found',
      field: 'orderId',
    });
    expect(
      (await browser(test.app).call(loadOrderCancellation, undefined, { orderId: 'nobody' }))
        .problem?.code,
    ).toBe('order_not_found');
    expect(
      (await browser(test.app).call(cancelOrder, { fee: -1 }, { orderId })).problem,
    ).toMatchObject({ status: 400, field: 'fee' });
  });

  it('is rate limited like every call that changes something', async () => {
    const limited = await startTestApp({ database, rateLimit: 2 });
    const codes = [
      await cancel('nobody', 0, limited.app),
      await cancel('nobody', 0, limited.app),
      await cancel('nobody', 0, limited.app),
    ].map(({ problem }) => problem?.code);
    expect(codes).toEqual(['order_not_found', 'order_not_found', 'rate_limited']);
    await limited.app.close();
  });

  it('takes an enquiry back without a fee, and the venue’s link says so', async () => {
    const { orderId } = await book({ paymentMethod: 'none' }, freshStart(), 'Cellar');
    expect(await terms(orderId)).toMatchObject({ state: 'open', fee: eur(0), refund: null });
    const accept = linkIn((await mailsOf(orderId)).find(({ to }) => to === 'venue@example.com'));
    expect((await cancel(orderId, 0)).status).toBe(200);
    expect(valueOf(await guest.order(orderId))).toMatchObject({
      status: 'cancelled',
      isEnquiry: true,
      cancellation: { fee: eur(0), refund: null },
    });
    const click = await browser(test.app).send({
      method: 'POST',
      url: accept,
      headers: form,
      payload: '',
    });
    expect([click.statusCode, click.payload.includes('The visitor cancelled')]).toEqual([
      409,
      true,
    ]);
    expect((await mailsOf(orderId)).map(({ subject }) => subject.replace(/FY-\d+/, 'FY'))).toEqual([
      'Your enquiry FY: Test House',
      'New enquiry FY: please answer the visitor',
      'Your enquiry FY is taken back: Test House',
      'Enquiry FY was taken back by the visitor',
    ]);
  });

  it('has one result when the venue accepts while the visitor takes the enquiry back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId } = await book({ paymentMethod: 'none' }, freshStart(), 'Cellar');
      const accept = linkIn((await mailsOf(orderId)).find(({ to }) => to === 'venue@example.com'));
      const [cancelled] = await Promise.all([
        cancel(orderId, 0),
        browser(test.app).send({ method: 'POST', url: accept, headers: form, payload: '' }),
      ]);
      expect(cancelled.status).toBe(200);
      expect(JSON.parse((await guest.order(orderId)).text).status).toBe('cancelled');
      expect(
        await database.query('SELECT 1 AS one FROM allocation WHERE order_id = $1', [orderId]),
      ).toEqual([]);
    }
  });

  it('releases the card later, once, when the vault is down (D-17)', async () => {
    const { orderId } = await book();
    test.vault.behave('down');
    expect((await cancel(orderId, 0)).status).toBe(200);
    const due = () => database.query('SELECT id FROM orders WHERE release_due');
    expect(await due()).toEqual([{ id: orderId }]);
    const parts = { database, providers: { cardVault: test.vault } };
    await expect(releaseWhatIsDue(parts, orderId)).rejects.toThrow(NotReleased);
    expect(await due()).toHaveLength(1);
    test.vault.behave(null);
    await releaseWhatIsDue(parts, orderId);
    expect([await due(), test.vault.released().at(-1)]).toEqual([[], `auth-${orderId}`]);
  });

  describe('by the link in the visitor’s mail', () => {
    const linkOf = async (orderId: string) =>
      linkIn(
        (await mailsOf(orderId)).find(({ to }) => to === aContact.email),
        1,
      );
    const hiddenFee = (page: string) => /name="fee" value="(.*?)"/.exec(page)?.[1];
    const press = (app: TestApp['app'], url: string, fee: string | undefined) =>
      browser(app).send({
        method: 'POST',
        url,
        headers: form,
        payload: new URLSearchParams({ fee: fee ?? 'none' }).toString(),
      });

    it('shows the refund, cancels only on the button, and shows the result on later visits (D-17)', async () => {
      const { orderId, start } = await book();
      const url = await linkOf(orderId);
      const shown = await browser(test.app).send({ url });
      expect([shown.statusCode, hiddenFee(shown.payload)]).toEqual([200, '0']);
      expect(shown.payload).toContain('€320.50');
      expect(await isFree(start)).toBe(false);
      const done = await press(test.app, url, hiddenFee(shown.payload));
      expect(done.payload).toMatch(/Cancelled: <span class="whole">FY-\d+/);
      expect(done.payload).toMatch(/<a class="go" href="\/[\w-]+">To the venue’s page<\/a>/);
      expect(await isFree(start)).toBe(true);
      expect((await browser(test.app).send({ url })).payload).not.toContain('<button');
    });

    it('shows the new fee and does not charge it when it rose while the page was open', async () => {
      const { orderId, start, startsAt } = await book(
        { paymentMethod: 'onsite' },
        freshStart(),
        'Sky',
        'de',
      );
      const url = await linkOf(orderId);
      const fee = hiddenFee((await browser(test.app).send({ url })).payload);
      const late = await daysBefore(startsAt, 1);
      const again = await press(late.app, url, fee);
      expect([again.statusCode, hiddenFee(again.payload)]).toEqual([409, '32050']);
      expect(again.payload).toContain('Die Gebühr hat sich geändert');
      expect(again.payload).toContain('320,50');
      expect(await isFree(start)).toBe(false);
      expect((await press(late.app, url, undefined)).payload).toContain('<button');
      expect((await press(late.app, url, '32050')).payload).toContain('Storniert: ');
      await late.app.close();
    });

    it('refuses the token of another order', async () => {
      const [{ orderId: mine }, { orderId: other }] = [await book(), await book()];
      const [url, theirs] = [await linkOf(mine), await linkOf(other)];
      const mixed = url.replace(/\/[^/]+$/, `/${theirs.split('/').at(-1)}`);
      expect([
        (await browser(test.app).send({ url: mixed })).statusCode,
        (await press(test.app, mixed, '0')).statusCode,
      ]).toEqual([404, 404]);
      const german = await browser(test.app).send({
        url: mixed,
        headers: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' },
      });
      expect(german.payload).toContain('<html lang="de" dir="ltr">');
      expect(german.payload).toContain('Dieser Link führt nirgendwohin');
      expect((await terms(mine)).state).toBe('open');
    });
  });
});
