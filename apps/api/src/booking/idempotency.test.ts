import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { mailsAbout } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

const times = <Result>(count: number, run: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, run));

describe('one request, repeated many times', () => {
  let database: Database;
  let test: TestApp;
  let guest: Visitor;
  const query = (weeks: number) => aQuery({ start: `${aDay(weeks)}T09:00` });

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

  it('makes one cart of 100 parallel calls with one key, and every call gets the same answer', async () => {
    const body = await guest.cartBody('Sky', query(9));
    const answers = await times(100, () => guest.createCart(body, 'one-cart'));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(
      answers.map(() => `200 ${answers[0]?.value}`),
    );
    expect(await database.query('SELECT 1 AS one FROM cart')).toHaveLength(1);
    expect(
      (await guest.createCart({ ...body, user_agent: 'other' }, 'one-cart')).problem,
    ).toMatchObject({ status: 422, code: 'idempotency_key_reused', field: 'Idempotency-Key' });
  });

  it('lets a refused request be tried again under its key', async () => {
    const body = await guest.cartBody('Sky', query(9));
    const blocked = await guest.createCart(body, 'second-try');
    expect(blocked.problem?.code).toBe('room_taken');
    await database.query('DELETE FROM allocation');
    expect((await guest.createCart(body, 'second-try')).status).toBe(200);
  });

  it('makes one order of 200 parallel calls for one cart, with and without a key', async () => {
    const { body } = await guest.orderFor('Bay', query(10), { ...aContact, firstName: 'First' });
    const answers = await times(100, () => guest.createOrder(body, 'one-order'));
    const bare = await times(100, () => guest.createOrder(body));
    expect(new Set([...answers, ...bare].map((answer) => answer.value)).size).toBe(1);
    expect(
      (await guest.createOrder({ ...body, lastName: 'Other' }, 'one-order')).problem,
    ).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  it('charges, confirms and mails once when the same payment arrives 100 times at once', async () => {
    const { orderId } = await guest.orderFor('Sky', query(11));
    test.vault.behave(() => new Promise((resolve) => setTimeout(resolve, 30)));
    const payment = { paymentMethod: 'creditcard', card_token: 'tok' };
    const answers = await times(100, () => guest.process(orderId, payment, 'one-payment'));
    test.vault.behave(null);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(valueOf(answers[0] ?? (await guest.process(orderId, payment)))).toMatchObject({
      orderId,
      isEnquiry: false,
    });
    expect(test.vault.authorized().filter(({ key }) => key.startsWith(orderId))).toHaveLength(1);
    expect(
      await database.query(
        "SELECT 1 AS one FROM allocation WHERE order_id = $1 AND kind = 'booking'",
        [orderId],
      ),
    ).toHaveLength(1);
    expect(await mailsAbout(database, orderId)).toHaveLength(3);
    expect(
      (await guest.process(orderId, { paymentMethod: 'onsite' }, 'one-payment')).problem,
    ).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });
});
