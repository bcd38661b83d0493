import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  checkLeadTimes,
  createCart2,
  endpoint,
  loadAvailability,
  loadCart,
  loadVenue,
  loginUser,
  processOrder,
} from '@foyer/contract';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';

type Seen = { method: string; url: string; key: string | undefined; body: string };
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function server(
  answer: (request: IncomingMessage, response: ServerResponse, attempt: number) => void,
) {
  const seen: Seen[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        key: request.headers['idempotency-key']?.toString(),
        body,
      });
      answer(request, response, seen.length);
    });
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { seen, baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  type = 'application/json',
) => {
  response.writeHead(status, { 'content-type': type });
  response.end(JSON.stringify(body));
};
const problem = (status: number, code: string, more: object = {}) => ({
  status,
  code,
  message: 'for developers',
  ...more,
});
const emptyAvailability = { venue_id: 'v1', currency_code: 'EUR', meeting_rooms: [], packages: [] };
const span = { start: '1780000000', end: '1780028800' };
const cartBody = {
  language: 'en',
  venue_id: 'v1',
  delegates: 2,
  order_type: 'room',
  mt_length: '8',
  events: [],
} as const;

describe('a call', () => {
  it('sends parameters as one segment each and leaves out what was not given', async () => {
    const { baseUrl, seen } = await server((_, response) => json(response, 200, emptyAvailability));
    const reply = await createApiClient({ baseUrl }).call(loadAvailability, {
      params: { venueId: 'city/house' },
      query: { ...span, layout: 404, discount_code: undefined },
    });
    expect(reply).toEqual({ ok: true, value: { venueId: 'v1', rooms: [], packages: [] } });
    expect(seen[0]?.url).toBe(
      '/apiv2/availability/city%2Fhouse?start=1780000000&end=1780028800&layout=404',
    );
  });

  it('reads a text answer and carries the key', async () => {
    const { baseUrl, seen } = await server((_, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('"cart-1"\n'),
    );
    expect(
      await createApiClient({ baseUrl }).call(createCart2, {
        body: { ...cartBody, events: [] },
        idempotencyKey: 'key-1',
      }),
    ).toEqual({ ok: true, value: 'cart-1' });
    expect(seen[0]).toMatchObject({ method: 'POST', key: 'key-1' });
    expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({ venue_id: 'v1' });
  });

  it('answers a refusal by its name, with the new price', async () => {
    const refusal = problem(409, 'price_changed', { total: { minor: 7000, currency: 'EUR' } });
    const { baseUrl, seen } = await server((_, response) =>
      json(response, 409, refusal, 'application/problem+json'),
    );
    expect(
      await createApiClient({ baseUrl }).call(createCart2, {
        body: { ...cartBody, events: [] },
        idempotencyKey: 'k',
      }),
    ).toEqual({ ok: false, problem: { kind: 'refused', problem: refusal } });
    expect(seen).toHaveLength(1);
  });

  it('names the place of a malformed answer in the log, and nothing of its content', async () => {
    const logged: unknown[] = [];
    const { baseUrl } = await server((_, response) =>
      json(response, 200, { ...emptyAvailability, meeting_rooms: [{ id: 7, secret: 'x' }] }),
    );
    const client = createApiClient({
      baseUrl,
      log: (event, detail) => logged.push([event, detail]),
    });
    expect(await client.call(loadAvailability, { params: { venueId: 'v1' }, query: span })).toEqual(
      { ok: false, problem: { kind: 'malformed' } },
    );
    expect(logged).toEqual([
      ['malformed-answer', { endpoint: 'loadAvailability', at: 'meeting_rooms.0.id' }],
    ]);
  });

  it.each([
    ['a page instead of JSON', '<html>', 200, 'malformed'],
    ['a 404 of some other server', '<html>not here</html>', 404, 'malformed'],
    ['a 500 without a name', 'Internal', 500, 'unreachable'],
  ])('%s is a problem', async (_, text, status, kind) => {
    const { baseUrl } = await server((__, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(text),
    );
    expect(
      await createApiClient({ baseUrl }).call(loadAvailability, {
        params: { venueId: 'v1' },
        query: span,
      }),
    ).toEqual({ ok: false, problem: { kind } });
  });
});

describe('a call that wants a CSRF token', () => {
  const nobody = { user: null, roles: [], phone: '' };
  const body = { username: 'ada@example.org', password: 'a long password' };

  it('fetches it first, and sends it along (API-016, API-017)', async () => {
    const tokens: (string | undefined)[] = [];
    const { baseUrl, seen } = await server((request, response) => {
      tokens.push(request.headers['x-csrf-token']?.toString());
      if (request.url === '/services/session/token') response.end('token-1');
      else json(response, 200, nobody);
    });
    expect(await createApiClient({ baseUrl }).call(loginUser, { body })).toEqual({
      ok: true,
      value: { visitor: { kind: 'anonymous' }, instantRooms: 0 },
    });
    expect(seen.map(({ url }) => url)).toEqual(['/services/session/token', '/apiv2/user/login']);
    expect(tokens).toEqual([undefined, 'token-1']);
  });

  it('is not made without one', async () => {
    const { baseUrl, seen } = await server((_, response) => response.writeHead(500).end());
    expect(await createApiClient({ baseUrl }).call(loginUser, { body })).toEqual({
      ok: false,
      problem: { kind: 'unreachable' },
    });
    expect(seen).toHaveLength(1);
  });
});

describe('an answer that only its reader finds impossible', () => {
  it('is malformed as well', async () => {
    const impossible = endpoint({
      ...loadCart,
      answer: v.pipe(
        v.unknown(),
        v.transform((): string => {
          throw new RangeError('no such currency');
        }),
      ),
    });
    const { baseUrl } = await server((_, response) => json(response, 200, {}));
    expect(
      await createApiClient({ baseUrl }).call(impossible, { params: { cartId: 'c1' } }),
    ).toEqual({ ok: false, problem: { kind: 'malformed' } });
  });
});

describe('a call that finds nobody', () => {
  it('is tried again when a gateway is away, and then answers', async () => {
    const { baseUrl, seen } = await server((_, response, attempt) =>
      attempt < 3 ? response.writeHead(503).end() : json(response, 200, emptyAvailability),
    );
    expect(
      (
        await createApiClient({ baseUrl }).call(loadAvailability, {
          params: { venueId: 'v1' },
          query: span,
        })
      ).ok,
    ).toBe(true);
    expect(seen).toHaveLength(3);
  });

  it('is tried again with the same key when the connection breaks', async () => {
    const { baseUrl, seen } = await server((request, response, attempt) =>
      attempt === 1 ? request.socket.destroy() : response.end('cart-1'),
    );
    expect(
      await createApiClient({ baseUrl }).call(createCart2, {
        body: { ...cartBody, events: [] },
        idempotencyKey: 'once',
      }),
    ).toEqual({ ok: true, value: 'cart-1' });
    expect(seen.map((call) => call.key)).toEqual(['once', 'once']);
  });

  it('is not tried again where a second arrival could do harm', async () => {
    const { baseUrl, seen } = await server((_, response) => response.writeHead(503).end());
    const reply = await createApiClient({ baseUrl }).call(checkLeadTimes, {
      body: { date: '08-06-2026 09:00', delegates: 2 },
    });
    expect(reply).toEqual({ ok: false, problem: { kind: 'unreachable' } });
    expect(seen).toHaveLength(1);
  });

  it('gives up after two more tries, and keeps the name of the refusal', async () => {
    const { baseUrl, seen } = await server((_, response) =>
      json(response, 503, problem(503, 'provider_unavailable'), 'application/problem+json'),
    );
    const reply = await createApiClient({ baseUrl }).call(processOrder, {
      params: { orderId: 'o1' },
      body: { paymentMethod: 'none' },
      idempotencyKey: 'k',
    });
    expect(reply).toMatchObject({
      ok: false,
      problem: { kind: 'refused', problem: { code: 'provider_unavailable' } },
    });
    expect(seen).toHaveLength(3);
  });

  it('ends when nobody answers in time', async () => {
    const { baseUrl } = await server(() => undefined);
    expect(
      await createApiClient({ baseUrl, timeoutMs: 100 }).call(loadCart, {
        params: { cartId: 'c1' },
      }),
    ).toEqual({ ok: false, problem: { kind: 'unreachable' } });
  });

  it('ends at once when it is aborted', async () => {
    const { baseUrl } = await server(() => undefined);
    const abort = new AbortController();
    const reply = createApiClient({ baseUrl }).call(loadVenue, {
      params: { venueId: 'v1', lang: 'en' },
      signal: abort.signal,
    });
    setTimeout(() => abort.abort(), 50);
    const before = performance.now();
    expect(await reply).toEqual({ ok: false, problem: { kind: 'unreachable' } });
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
