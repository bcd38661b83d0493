import { loadCart, writeOrder } from '@foyer/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aQuery, visitor } from '../testing/visitor.ts';

describe('a visitor whose connection breaks', () => {
  let database: Database;
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
    url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const post = (path: string, body: unknown, key: string, signal: AbortSignal | null = null) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal,
    });

  /**
   * Closes the connection at once, then a little later each time, and finally waits for the answer:
   * there is one result however far the earlier calls got.
   */
  async function cutOffAndRetried(path: string, body: unknown, key: string): Promise<string> {
    for (const ms of [0, 1, 2, 4, 8, 16, 32]) {
      const hangUp = new AbortController();
      setTimeout(() => hangUp.abort(), ms);
      await post(path, body, key, hangUp.signal)
        .then((answer) => answer.text())
        .catch(() => null);
    }
    const answers = await Promise.all([post(path, body, key), post(path, body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    return first ?? '';
  }

  it('has one booking in the end, though every step was cut off and repeated (API-001, API-003)', async () => {
    const cartId = await cutOffAndRetried(
      '/apiv2/create/cart2',
      await visitor(test.app).cartBody('Sky', aQuery()),
      'cart',
    );
    const cart = v.parse(loadCart.answer, await (await fetch(`${url}/v2/cart/${cartId}`)).json());
    const orderId = await cutOffAndRetried(
      '/apiv2/create/order',
      writeOrder(cart, aContact, 'en', 'test'),
      'order',
    );
    test.vault.behave(() => new Promise((resolve) => setTimeout(resolve, 10)));
    await cutOffAndRetried(
      `/apiv2/process/${orderId}`,
      { paymentMethod: 'creditcard', card_token: 'tok' },
      'pay',
    );
    const [counts] = await database.query(
      'SELECT (SELECT count(*)::int FROM cart) AS carts, (SELECT count(*)::int FROM orders ' +
        "WHERE status = 'confirmed') AS orders, (SELECT count(*)::int FROM allocation) AS " +
        "allocations, (SELECT count(*)::int FROM jobs.job WHERE name = 'mail') AS mails",
    );
    expect(counts).toEqual({ carts: 1, orders: 1, allocations: 1, mails: 3 });
    expect(test.vault.authorized()).toHaveLength(1);
  });
});
