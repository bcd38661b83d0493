import type { InjectOptions } from 'fastify';
import { problemSchema } from '@foyer/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { createSender } from '../testing/odd-requests/send-request.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aQuery, visitor } from '../testing/visitor.ts';

const json = { 'content-type': 'application/json' };
const availability = (search: string): InjectOptions => ({
  url: `/apiv2/availability/test-house?${search}`,
});
const post = (
  url: string,
  payload: string,
  headers: Record<string, string> = json,
): InjectOptions => ({ method: 'POST', url, payload, headers });
const cartPath = '/apiv2/create/cart2';

const table: readonly (readonly [
  what: string,
  request: InjectOptions,
  status: number,
  field: string | undefined,
])[] = [
  ['an unknown path', { url: '/nothing/here' }, 404, undefined],
  ['an unknown method', { method: 'DELETE', url: cartPath }, 405, undefined],
  ['a broken escape in the path', { url: '/apiv2/venues/%zz/en' }, 400, 'path'],
  ['a venue id with NUL', { url: '/apiv2/venues/%00/en' }, 400, 'venueId'],
  ['a venue id of 5000 letters', { url: `/apiv2/venues/${'a'.repeat(5000)}/en` }, 414, 'path'],
  ['a venue called __proto__', { url: '/apiv2/venues/__proto__/en' }, 400, 'venueId'],
  ['a venue called constructor', { url: '/apiv2/venues/constructor/en' }, 404, 'venueId'],
  ['a language that is none', { url: "/apiv2/venues/test-house/en';drop" }, 400, 'lang'],
  ['no start', availability('end=1'), 400, 'start'],
  ['NaN', availability('start=NaN&end=2'), 400, 'start'],
  ['1e308', availability('start=1e308&end=2'), 400, 'start'],
  ['a start of 400 digits', availability(`start=${'9'.repeat(400)}&end=2`), 400, 'start'],
  ['a negative start', availability('start=-99999999999&end=2'), 400, 'start'],
  ['an end before the start', availability('start=1800000000&end=1700000000'), 400, 'end'],
  ['a span of years', availability('start=1800000000&end=1900000000'), 400, 'end'],
  ['two starts', availability('start=1800000000&start=1800000000&end=1800003600'), 400, 'start'],
  [
    'a fraction of delegates',
    availability('start=1800000000&end=1800003600&delegates=1.5'),
    400,
    'delegates',
  ],
  [
    'a layout that is none',
    availability('start=1800000000&end=1800003600&layout=1'),
    400,
    'layout',
  ],
  [
    'a length that is none',
    availability('start=1800000000&end=1800003600&mt_length=99'),
    400,
    'mt_length',
  ],
  [
    'a discount code with NUL',
    availability('start=1800000000&end=1800003600&discount_code=%00'),
    400,
    'discount_code',
  ],
  [
    'a discount code too long',
    availability(`start=1800000000&end=1800003600&discount_code=${'a'.repeat(65)}`),
    400,
    'discount_code',
  ],
  ['malformed JSON', post(cartPath, '{"a":'), 400, 'body'],
  ['an empty body', post(cartPath, ''), 400, 'body'],
  ['null', post(cartPath, 'null'), 400, 'body'],
  ['a list', post(cartPath, '[]'), 400, undefined],
  ['prototype keys', post(cartPath, '{"__proto__":{"a":1}}'), 400, 'body'],
  ['a deep nesting', post(cartPath, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), 400, undefined],
  [
    'a form',
    post(cartPath, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'Content-Type',
  ],
  ['XML', post(cartPath, '<a/>', { 'content-type': 'text/xml' }), 415, 'Content-Type'],
  [
    'a body of 2 MB',
    post(cartPath, JSON.stringify({ language: 'x'.repeat(2_000_000) })),
    413,
    undefined,
  ],
  [
    'an idempotency key with a blank',
    post(cartPath, '{}', { ...json, 'idempotency-key': 'a b' }),
    400,
    undefined,
  ],
  [
    'no venue id',
    post('/apiv2/check-lead-times', '{"date":"01-12-2026 09:00","delegates":2}'),
    400,
    'venue_id',
  ],
  [
    'a day that does not exist',
    post(
      '/apiv2/check-lead-times',
      '{"venue_id":"test-house","date":"31-02-2027 09:00","delegates":2}',
    ),
    400,
    'date',
  ],
  [
    'no people',
    post(
      '/apiv2/check-lead-times',
      '{"venue_id":"test-house","date":"01-12-2026 09:00","delegates":0}',
    ),
    400,
    'delegates',
  ],
  ['a cart id that is none', { url: '/v2/cart/..%2f..%2fetc' }, 400, 'cartId'],
  [
    'an order id that is none',
    post('/apiv2/process/a%20b', '{"paymentMethod":"none"}'),
    400,
    'orderId',
  ],
  ['a calendar of nobody', { url: '/apiv2/orders/nobody/calendar.ics' }, 404, 'orderId'],
];

const oddValues: readonly unknown[] = [
  Number.NaN,
  1e308,
  -1e308,
  Infinity,
  -1,
  0.5,
  '',
  '\u0000',
  '\ud800',
  '𝕏'.repeat(5000),
  null,
  true,
  [],
  {},
  { __proto__: null, constructor: 1 },
  'javascript:alert(1)',
  "'; DROP TABLE venue; --",
  '9'.repeat(400),
];

describe('bad input', () => {
  let database: Database;
  let test: TestApp;
  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  let address: Promise<string> | undefined;
  const listening = () => (address ??= test.app.listen({ host: '127.0.0.1', port: 0 }));

  it.each(table)(
    'answers %s with a problem that names it',
    async (_what, request, status, field) => {
      const answer = await test.app.inject(request);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      const problem = v.parse(problemSchema, answer.json());
      expect(problem.status).toBe(status);
      if (field !== undefined) expect(problem.field).toBe(field);
    },
  );

  it("says 'venue_id not set' and nothing else when it is not", async () => {
    const answer = await test.app.inject(
      post('/apiv2/check-lead-times', '{"venue_id":"","date":"01-12-2026 09:00","delegates":2}'),
    );
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'venue_id_not_set',
      message: 'venue_id not set',
    });
  });

  /** Node's own answer has no body. */
  it('answers an expectation that cannot be met with a problem that names it', async () => {
    const { send, close } = createSender(await listening(), 1);
    const answer = await send({
      method: 'GET',
      path: '/apiv2/venues',
      headers: { expect: '200-ok' },
      body: null,
    });
    close();
    expect(answer).toMatchObject({ status: 417, type: 'application/problem+json' });
    expect(v.parse(problemSchema, JSON.parse(answer.text))).toMatchObject({
      code: 'invalid_field',
      field: 'Expect',
    });
  });

  /**
   * Node treats what follows as the other protocol: a next request with large headers got no
   * answer.
   */
  it('closes a connection that asked for an upgrade, so that the next request is answered', async () => {
    const { send, close } = createSender(await listening(), 1);
    expect(
      (
        await send({
          method: 'POST',
          path: '/apiv2/user/info',
          headers: { upgrade: 'h2c', connection: 'upgrade' },
          body: null,
        })
      ).status,
    ).toBe(200);
    expect(
      (
        await send({
          method: 'POST',
          path: cartPath,
          headers: { ...json, 'x-large': 'x'.repeat(20_000) },
          body: Buffer.alloc(5000),
        })
      ).status,
    ).toBe(431);
    close();
  });

  /** `br;q=0` was once read as `br`, so a client got an encoding that it had refused. */
  it.each([
    ['br', 'br'],
    ['gzip, br;q=0.5', 'br'],
    ['br;q=0', undefined],
    ['gzip, br; q=0.0, *', undefined],
    ['gzip', undefined],
  ])('answers accept-encoding %s with availability encoded as %s', async (takes, packed) => {
    const answer = await test.app.inject({
      ...availability('start=1900000000&end=1900003600'),
      headers: { 'accept-encoding': takes },
    });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, packed]);
  });

  it('reports nesting that is too deep', async () => {
    const answer = await test.app.inject(post(cartPath, `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`));
    expect(answer.json().message).toContain('nested too deep');
  });

  it('never fails on any odd value in any field of a cart or an order, and stores nothing that it refuses', async () => {
    const guest = visitor(test.app);
    const cart = await guest.cartBody('Sky', aQuery());
    const { body: order } = await guest.orderFor('Sky', aQuery());
    const statuses = new Set<number>();
    for (const [url, valid] of [
      [cartPath, cart],
      ['/apiv2/create/order', order],
    ] as const) {
      for (const payload of spoiled(valid)) {
        const answer = await test.app.inject(post(url, JSON.stringify(payload)));
        statuses.add(answer.statusCode);
        if (answer.statusCode >= 500)
          expect.fail(`${url} answered ${answer.statusCode} to ${JSON.stringify(payload)}`);
        if (answer.statusCode === 400)
          expect(v.parse(problemSchema, answer.json()).field).toBeTruthy();
      }
    }
    expect([...statuses].every((status) => status === 200 || (status >= 400 && status < 500))).toBe(
      true,
    );
    const [held] = await database.query<{ held: number }>(
      'SELECT count(*)::int AS held FROM allocation',
    );
    expect(held?.held).toBe(1);
  });
});

/** The payload once per field and odd value, with that value in that field. */
function* spoiled(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries())
      for (const odd of spoiled(entry)) yield value.with(at, odd);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    for (const odd of oddValues) yield { ...value, [key]: odd };
    for (const odd of spoiled(entry)) yield { ...value, [key]: odd };
  }
}
