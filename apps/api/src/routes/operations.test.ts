import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { visitHeader } from '@foyer/serving';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { openPostgres } from '../database/postgres-database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts';
import { freshPostgresUrl } from '../testing/postgres-server.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp, testSecret } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, visitor } from '../testing/visitor.ts';

const files: readonly unknown[] = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
).entries;

describe('for operators', () => {
  let test: TestApp;
  let database: Database;
  const metrics = async () => (await test.app.inject('/metrics')).payload;

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('is up, and is ready only once every migration is done', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'up' });
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    const [last] = await database.query<{ id: number; hash: string; created_at: string }>(
      'DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) ' +
        'FROM drizzle.__drizzle_migrations) RETURNING id, hash, created_at',
    );
    expect((await test.app.inject('/readyz')).json()).toMatchObject({
      status: 503,
      code: 'provider_unavailable',
    });
    await database.query(
      'INSERT INTO drizzle.__drizzle_migrations (id, hash, created_at) VALUES ($1, $2, $3)',
      [last?.id, last?.hash, last?.created_at],
    );
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('counts answers by route and status, waiting jobs, and results of outside parties, without data of visitors', async () => {
    const guest = visitor(test.app);
    const { orderId, cartId } = await guest.orderFor('Sky');
    await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'declined' });
    test.vault.behave('down');
    await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'tok' });
    test.vault.behave(null);
    await guest.process(orderId, { paymentMethod: 'creditcard', card_token: 'tok' });
    await guest.cart('nobody');
    await test.app.inject('/nothing/here?email=somebody@example.com');
    const answer = await test.app.inject('/metrics');
    expect(answer.headers['content-type']).toContain('text/plain; version=0.0.4');
    for (const line of [
      'foyer_http_request_duration_seconds_count{method="POST",route="/apiv2/process/:orderId",status="402"} 1',
      'foyer_http_request_duration_seconds_count{method="POST",route="/apiv2/process/:orderId",status="503"} 1',
      'foyer_http_request_duration_seconds_count{method="POST",route="/apiv2/process/:orderId",status="200"} 1',
      'foyer_http_request_duration_seconds_count{method="GET",route="/v2/cart/:cartId",status="404"} 1',
      'foyer_http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1',
      'foyer_provider_call_duration_seconds_count{provider="cardVault",call="authorize",outcome="declined"} 1',
      'foyer_provider_call_duration_seconds_count{provider="cardVault",call="authorize",outcome="unavailable"} 1',
      'foyer_provider_call_duration_seconds_count{provider="cardVault",call="authorize",outcome="authorized"} 1',
      'foyer_jobs{queue="mail",state="waiting"} 3',
      'foyer_jobs{queue="mail",state="failing"} 0',
      'foyer_jobs{queue="mail",state="dead"} 0',
      'foyer_jobs{queue="outside-release",state="waiting"} 0',
      'foyer_jobs{queue="card-release",state="waiting"} 0',
      'foyer_database_up 1',
    ]) {
      expect(answer.payload).toContain(`${line}\n`);
    }
    expect(answer.payload).toContain('foyer_database_connections{state="waiting"} 0');
    for (const secret of [orderId, cartId, aContact.email, 'somebody@example.com', testSecret])
      expect(answer.payload).not.toContain(secret);
  });

  it('reports mails that fail repeatedly, and dead ones', async () => {
    const set = (values: string) =>
      database.query(
        `UPDATE jobs.job SET ${values} WHERE id = (SELECT min(id::text)::uuid FROM jobs.job WHERE name = 'mail')`,
      );
    await set('retry_count = 3');
    expect(await metrics()).toContain('foyer_jobs{queue="mail",state="failing"} 1\n');
    await set("state = 'failed'");
    const told = await metrics();
    for (const line of [
      '{queue="mail",state="waiting"} 2',
      '{queue="mail",state="failing"} 0',
      '{queue="mail",state="dead"} 1',
    ])
      expect(told).toContain(`foyer_jobs${line}\n`);
  });

  it('does not serve metrics through a front door', async () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.1' },
      { 'x-forwarded-host': '203.0.113.1' },
      { [visitHeader]: signedVisit('localhost') },
    ]) {
      const answer = await test.app.inject({ url: '/metrics', headers });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  });
});

it('without a database is up and not ready, and reports that in its metrics', async () => {
  const nowhere = openPostgres('postgres://foyer@127.0.0.1:1/nothing', {
    connections: 1,
    onIdleError: () => undefined,
  });
  const { app } = await startTestApp({ database: nowhere, isThere: false });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  const { payload } = await app.inject('/metrics');
  expect(payload).toContain('foyer_database_up 0\n');
  expect(payload).not.toContain('foyer_jobs{');
  await app.close();
  await nowhere.close();
});

describe('four processes that start at once on an empty PostgreSQL database', () => {
  it('migrate it once, and all of them become ready', async () => {
    const { url, drop } = await freshPostgresUrl();
    const started: ApiProcess[] = [];
    try {
      started.push(
        ...(await Promise.all(
          Array.from({ length: 4 }, () =>
            startApiProcess({
              DATABASE_URL: url,
              SECRET: testSecret,
              SMTP_URL: 'smtp://127.0.0.1:1',
              DATABASE_CONNECTIONS: '2',
            }),
          ),
        )),
      );
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        'SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS applied, (SELECT ' +
          'count(DISTINCT hash)::int FROM drizzle.__drizzle_migrations) AS files, (SELECT ' +
          'count(*)::int FROM catalogue) AS catalogues',
      );
      await client.end();
      expect(rows).toEqual([{ applied: files.length, files: files.length, catalogues: 1 }]);
      for (const { url: api } of started) expect((await fetch(`${api}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${started[0]?.url}/metrics`)).text()).toContain(
        'process_resident_memory_bytes',
      );
    } finally {
      expect(await Promise.all(started.map((api) => api.stop()))).toEqual(started.map(() => 0));
      await drop();
    }
  }, 240_000);

  it('fail without the lock, so the test above can fail', async () => {
    const { url, drop } = await freshPostgresUrl();
    const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
    await Promise.all(clients.map((client) => client.connect()));
    const ended = await Promise.allSettled(
      clients.map((client) => migrate(drizzle(client), { migrationsFolder })),
    );
    await Promise.all(clients.map((client) => client.end()));
    await drop();
    expect(ended.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });
});
