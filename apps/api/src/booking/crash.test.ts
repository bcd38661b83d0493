import { createServer, type Server } from 'node:http';
import { confirmationWire, loadCart, writeOrder } from '@foyer/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { inFolder, type Place } from '../testing/places.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aQuery, visitor } from '../testing/visitor.ts';

/** A vault that delays its answers, so that the API can be killed while it waits. */
async function slowVault(): Promise<{
  url: string;
  keys: string[];
  server: Server;
  asked: () => Promise<void>;
}> {
  const keys: string[] = [];
  let told: () => void = () => undefined;
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    if (!keys.includes(key)) keys.push(key);
    told();
    setTimeout(
      () =>
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ authorizationId: `auth-${key}` })),
      300,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    keys,
    server,
    asked: () => new Promise((resolve) => (told = resolve)),
  };
}

// For kills on a PostgreSQL server see proofs/crashes.test.ts.
describe('kill -9 of the API on PGlite in a folder', () => {
  let place: Place;
  let vault: Awaited<ReturnType<typeof slowVault>>;
  let api: ApiProcess;
  beforeAll(async () => {
    place = await inFolder();
    vault = await slowVault();
  }, patience);
  afterAll(async () => {
    vault.server.close();
    await place.remove();
  });

  const start = async () => {
    api = await startApiProcess({
      ...place.env,
      SANDBOX_URL: vault.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
  };
  const post = async (path: string, body: unknown, key: string) => {
    const answer = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('between any two steps of a booking loses nothing and does nothing twice', async () => {
    const prepare = await place.look();
    await prepare.migrate();
    await storeRecords(prepare, [aVenueRecord()]);
    const { app } = await startTestApp({ database: prepare });
    const cartBody = await visitor(app).cartBody('Sky', aQuery());
    await app.close();
    await prepare.close();

    await start();
    const cart = await post('/apiv2/create/cart2', cartBody, 'cart');
    expect(cart.status).toBe(200);
    await api.kill();

    await start();
    expect(await post('/apiv2/create/cart2', cartBody, 'cart')).toEqual(cart);
    expect((await post('/apiv2/create/cart2', cartBody, 'other')).status).toBe(409);
    const loaded = v.parse(
      loadCart.answer,
      await (await fetch(`${api.url}/v2/cart/${cart.text}`)).json(),
    );
    expect(loaded.status).toBe('open');
    const orderBody = writeOrder(loaded, aContact, 'en', 'test');
    const order = await post('/apiv2/create/order', orderBody, 'order');
    expect(order.status).toBe(200);
    await api.kill();

    await start();
    expect(await post('/apiv2/create/order', orderBody, 'order')).toEqual(order);
    const payment = { paymentMethod: 'creditcard', card_token: 'tok' };
    const asked = vault.asked();
    const cut = post(`/apiv2/process/${order.text}`, payment, 'pay').catch(() => null);
    await asked;
    await api.kill();
    expect(await cut).toBeNull();

    await start();
    const paid = await post(`/apiv2/process/${order.text}`, payment, 'pay');
    expect(paid.status).toBe(200);
    expect(v.parse(confirmationWire, JSON.parse(paid.text))).toMatchObject({
      orderId: order.text,
      isEnquiry: false,
    });
    expect(vault.keys).toEqual([order.text]);
    await api.kill();

    await start();
    expect(await post(`/apiv2/process/${order.text}`, payment, 'pay')).toEqual(paid);
    expect(api.output()).not.toContain(order.text);
    expect(api.output()).not.toContain(aContact.email);
    expect(await api.stop()).toBe(0);

    const look = await place.look();
    const [counts] = await look.query(
      'SELECT (SELECT count(*)::int FROM cart) AS carts, (SELECT count(*)::int FROM orders ' +
        "WHERE status = 'confirmed') AS orders, (SELECT count(*)::int FROM allocation WHERE kind " +
        "= 'booking') AS bookings, (SELECT count(*)::int FROM allocation) AS allocations, " +
        "(SELECT count(*)::int FROM jobs.job WHERE name = 'mail') AS mails",
    );
    await look.close();
    expect(counts).toEqual({ carts: 1, orders: 1, bookings: 1, allocations: 1, mails: 3 });
  }, 240_000);
});
