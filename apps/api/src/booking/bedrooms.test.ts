import { cancelOrder, loadOrderCancellation, writeSpecifiedDate } from '@foyer/contract';
import { addDays, type WallDate } from '@foyer/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { bedroomIdOf } from '../import/venue-ids.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const single = bedroomIdOf('test-house', 'single');
const suite = bedroomIdOf('test-house', 'suite');
const card = { paymentMethod: 'creditcard' as const, card_token: 'tok' };
const eur = (minor: number) => ({ minor, currency: 'EUR' });

describe('bedrooms with a meeting', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  let weeks = 8;
  const freshDay = (): WallDate => aDay((weeks += 1));
  const stay = (day: WallDate, over: object = {}, from = 0, to = 1) => ({
    id: single,
    quantity: 1,
    check_in: writeSpecifiedDate(addDays(day, from)),
    check_out: writeSpecifiedDate(addDays(day, to)),
    ...over,
  });
  /** An order, not yet sent, of a cart with these bedrooms. */
  const orderWith = async (
    day: WallDate,
    bedrooms: readonly object[],
    title = 'Sky',
    contact = aContact,
  ) => {
    const { body, cartId } = await guest.orderFor(title, aQuery({ start: `${day}T09:00` }), {
      ...contact,
      lastName: 'First',
    });
    return { cartId, body: { ...body, lastName: contact.lastName, bedrooms } };
  };
  const mailsOf = (orderId: string) => mailsAbout(database, orderId);

  beforeAll(async () => {
    database = await openFreshPostgres();
    const bedrooms = [
      { code: 'single', title: 'Single', price: 125.5, maxPersons: 1, available: 4 },
      { code: 'suite', title: 'Suite', price: 420, maxPersons: 4, available: 1 },
    ];
    const rooms = [
      aRoomRecord(),
      aRoomRecord({ code: 'bay', title: 'Bay' }),
      aRoomRecord({ code: 'cellar', title: 'Cellar', instantBookable: false }),
      aRoomRecord({ code: 'attic', title: 'Attic', instantBookable: false }),
    ];
    await storeRecords(database, [aVenueRecord({ rooms, packages: [], bedrooms })]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('are in the order, its total, its answers and its mails, and in the refund of a cancellation (D-10, D-17, PRICE-031)', async () => {
    const day = freshDay();
    const { body } = await orderWith(day, [
      stay(day, { quantity: 2, price_vat: 12_550 }, -1, 1),
      stay(day, { id: suite }),
    ]);
    const orderId = valueOf(await guest.createOrder(body));
    expect(valueOf(await guest.createOrder(body))).toBe(orderId);
    const total = 32_050 + 2 * 2 * 12_550 + 42_000;
    const done = valueOf(await guest.process(orderId, card));
    expect(done.events[0]?.total).toEqual(eur(total));
    expect(done.bedrooms).toEqual([
      {
        name: 'Single',
        amount: 2,
        checkIn: addDays(day, -1),
        checkOut: addDays(day, 1),
        total: eur(50_200),
      },
      { name: 'Suite', amount: 1, checkIn: day, checkOut: addDays(day, 1), total: eur(42_000) },
    ]);
    expect(test.vault.authorized()).toContainEqual({
      key: orderId,
      request: { token: 'tok', amount: total, currency: 'EUR' },
    });
    for (const mail of (await mailsOf(orderId)).slice(0, 2)) {
      expect(mail.text).toContain('Single: 2 × €125.50 × 2 nights, ');
      expect(mail.text).toContain('Suite: 1 × €420.00 × 1 night, ');
      expect(mail.text).toContain('€1,242.50 incl. VAT');
    }
    const visit = browser(test.app);
    expect(valueOf(await visit.call(loadOrderCancellation, undefined, { orderId }))).toMatchObject({
      fee: eur(0),
      refund: eur(total),
    });
    expect(valueOf(await visit.call(cancelOrder, { fee: 0 }, { orderId }))).toMatchObject({
      refund: eur(total),
    });
    expect(await database.query('SELECT 1 AS one FROM add_on_allocation')).toEqual([]);
  });

  it('are written in German for a visitor whose language is German', async () => {
    const day = freshDay();
    const { body } = await orderWith(day, [stay(day)]);
    const orderId = valueOf(await guest.createOrder({ ...body, language: 'de' }));
    valueOf(await guest.process(orderId, card));
    expect((await mailsOf(orderId))[0]?.text).toMatch(/Single: 1 × 125,50\s€ × 1 Nacht, /);
  });

  it('compares the price that was seen, and names what is wrong with a stay (D-6, D-10)', async () => {
    const day = freshDay();
    const { body } = await orderWith(day, []);
    const ask = async (...bedrooms: object[]) =>
      (await guest.createOrder({ ...body, bedrooms })).problem;
    expect(await ask(stay(day, { price_vat: 100 }))).toMatchObject({
      status: 409,
      code: 'price_changed',
      field: 'bedrooms',
      total: eur(32_050 + 12_550),
    });
    expect(await ask(stay(day, { id: 'bedroom-of-nobody' }))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.id',
    });
    expect(await ask(stay(day), stay(day))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.1.id',
    });
    expect(await ask(stay(day, {}, 1, 1))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.check_out',
    });
    expect(await ask(stay(day, {}, 0, 32))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.check_out',
    });
    expect(await ask(stay(day, {}, 1, 2))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.check_in',
    });
    expect(await ask(stay(day, {}, -2, -1))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.check_in',
    });
    expect(await ask(stay(day, { check_in: '01-01-2020', check_out: '02-01-2020' }))).toMatchObject(
      { status: 400, field: 'bedrooms.0.check_in' },
    );
    expect(await ask(stay(day, { check_in: '31-02-2027' }))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.check_in',
    });
    expect(await ask(stay(day, { quantity: 0 }))).toMatchObject({
      status: 400,
      code: 'invalid_field',
      field: 'bedrooms.0.quantity',
    });
    expect(await ask(stay(day, { quantity: 5 }))).toMatchObject({
      status: 409,
      code: 'service_taken',
      field: 'bedrooms',
    });
  });

  it('are let to one guest a night; departure and arrival on one day do not conflict; an expired hold frees them (D-10)', async () => {
    const day = freshDay();
    const [first, second] = [
      await orderWith(day, [stay(day, { id: suite }, -1, 1)]),
      await orderWith(day, [stay(day, { id: suite }, 0, 2)], 'Bay'),
    ];
    valueOf(await guest.createOrder(first.body));
    expect((await guest.createOrder(second.body)).problem).toMatchObject({
      status: 409,
      code: 'service_taken',
      field: 'bedrooms',
    });
    expect(
      (await guest.createOrder({ ...second.body, bedrooms: [stay(day, { id: suite }, 1, 2)] }))
        .problem,
    ).toMatchObject({ field: 'bedrooms.0.check_in' });
    valueOf(
      await guest.createOrder({ ...first.body, bedrooms: [stay(day, { id: suite }, -1, 0)] }),
    );
    const orderId = valueOf(await guest.createOrder(second.body));
    test.clock.advance(1201);
    expect((await guest.process(orderId, card)).status).toBe(200);
  });

  it('are allocated to the enquiry that the venue accepts first (D-16)', async () => {
    const day = freshDay();
    const sent: string[] = [];
    for (const title of ['Cellar', 'Attic']) {
      const orderId = valueOf(
        await guest.createOrder((await orderWith(day, [stay(day, { id: suite })], title)).body),
      );
      valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
      sent.push(orderId);
    }
    const accept = async (orderId = '') => {
      const mail = (await mailsOf(orderId)).find(({ to }) => to === 'venue@example.com');
      return (
        await browser(test.app).send({
          method: 'POST',
          url: linkIn(mail),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        })
      ).statusCode;
    };
    expect([await accept(sent[0]), await accept(sent[1])]).toEqual([200, 409]);
  });

  it('are let once when all ask at once (D-10)', async () => {
    const day = freshDay();
    const at = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
    const bodies = [];
    for (const [index, from] of at.entries()) {
      const to = `${String(Number(from.slice(0, 2)) + 2).padStart(2, '0')}:00`;
      const { body } = await guest.orderFor(
        'Sky',
        aQuery({ start: `${day}T${from}`, end: `${day}T${to}`, meetingLength: 2 }),
        { ...aContact, lastName: 'First' },
      );
      bodies.push({ ...body, lastName: `Guest ${index}`, bedrooms: [stay(day, { id: suite })] });
    }
    const answers = await Promise.all(bodies.map((body) => guest.createOrder(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === 'service_taken')).toHaveLength(
      at.length - 1,
    );
  });
});
