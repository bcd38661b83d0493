import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutsideParty, type OutsidePartyOptions } from './outside-party.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function partyThat(
  answer: (request: IncomingMessage, response: ServerResponse, call: number) => void,
  options: OutsidePartyOptions = {},
) {
  const seen: string[] = [];
  const troubles: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response, seen.length);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    seen,
    troubles,
    url,
    party: createOutsideParty('party', url, {
      timeLimitMs: 800,
      log: (name, trouble) => troubles.push(`${name}: ${trouble}`),
      ...options,
    }),
  };
}
const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const wire = v.object({ fine: v.literal(true) });
const get = { method: 'GET', path: '/x' } as const;

describe('an outside party', () => {
  it('answers a request that has its parameters in the URL', async () => {
    const { party, seen } = await partyThat((_, response) => json(response, 200, { fine: true }));
    expect(await party.ask({ ...get, query: { a: 'b&c' } }, wire)).toEqual({
      kind: 'answered',
      value: { fine: true },
    });
    expect(seen).toEqual(['GET /x?a=b%26c']);
  });

  it.each(['/foyer/v1', '/foyer/v1/'])('is called below the path %s of its URL', async (path) => {
    const { seen, url } = await partyThat((_, response) => json(response, 200, { fine: true }));
    await createOutsideParty('party', url + path).ask(get, wire);
    expect(seen).toEqual(['GET /foyer/v1/x']);
  });

  it('is retried only if repeating the call is safe', async () => {
    const stumbling = () =>
      partyThat((_, response, call) =>
        call < 3 ? json(response, 503, {}) : json(response, 200, { fine: true }),
      );
    for (const call of [
      get,
      { method: 'DELETE', path: '/x' },
      { method: 'POST', path: '/x', idempotencyKey: 'k' },
      { method: 'POST', path: '/x', question: true },
    ] as const) {
      const { party, seen } = await stumbling();
      expect(await party.ask(call, wire)).toMatchObject({ kind: 'answered' });
      expect(seen).toHaveLength(3);
    }
    const { party, seen } = await stumbling();
    expect(await party.ask({ method: 'POST', path: '/x' }, wire)).toEqual({ kind: 'unavailable' });
    expect(seen).toHaveLength(1);
  });

  it('that refuses is not retried, with or without a reason', async () => {
    const { party, seen } = await partyThat((_, response, call) =>
      call === 1
        ? json(response, 409, { code: 'taken', message: 'Taken.' })
        : void response.writeHead(404).end('<html>'),
    );
    expect(await party.ask(get, wire)).toEqual({
      kind: 'refused',
      status: 409,
      code: 'taken',
      message: 'Taken.',
      field: null,
      language: null,
    });
    expect(await party.ask(get, wire)).toEqual({
      kind: 'refused',
      status: 404,
      code: '',
      message: '',
      field: null,
      language: null,
    });
    expect(seen).toHaveLength(2);
  });

  it.each([
    [
      'another shape',
      (response: ServerResponse) => json(response, 200, { fine: 'perhaps', secret: 'Aino' }),
    ],
    ['no JSON', (response: ServerResponse) => void response.end('<html>fine</html>')],
  ])(
    'that answers %s is a named problem, and the log has the place without the content',
    async (_, answer) => {
      const { party, troubles } = await partyThat((__, response) => answer(response));
      expect(await party.ask(get, wire)).toEqual({ kind: 'malformed' });
      expect(troubles).toHaveLength(1);
      expect(troubles[0]).toMatch(/^party: its answer cannot be used/);
      expect(troubles[0]).not.toContain('Aino');
    },
  );

  it.each([
    ['says nothing', () => undefined],
    [
      'begins and does not end',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).write('{"fine":'),
    ],
    [
      'says more than it has to say',
      (response: ServerResponse) => void response.end(Buffer.alloc(5 * 1024 * 1024, ' ')),
    ],
    ['hangs up', (response: ServerResponse) => void response.destroy()],
    [
      'sends elsewhere',
      (response: ServerResponse) =>
        void response.writeHead(302, { location: 'http://evil.example/' }).end(),
    ],
  ])('that %s is unavailable, within the time limit', async (_, answer) => {
    const { party, troubles } = await partyThat((__, response) => answer(response));
    expect(await party.ask(get, wire)).toEqual({ kind: 'unavailable' });
    expect(troubles).toHaveLength(1);
  });

  it('that refuses a release, or our credentials, is reported with status and code', async () => {
    const refusing = await partyThat((request, response) =>
      json(response, request.url === '/gone' ? 404 : 401, { code: 'bad_key' }),
    );
    expect(await refusing.party.release('/x')).toBe(false);
    expect(await refusing.party.release('/gone', 404)).toBe(true);
    expect(await refusing.party.release('/gone')).toBe(false);
    expect(refusing.troubles).toEqual([
      'party: it does not accept our credentials: 401 bad_key',
      'party: it refused a release: 401 bad_key',
      'party: it refused a release: 404 bad_key',
    ]);
  });

  it('that failed five times gets no requests for a while, then again', async () => {
    let down = true;
    const { party, seen } = await partyThat(
      (_, response) => (down ? json(response, 500, {}) : json(response, 200, { fine: true })),
      { tries: 1 },
    );
    for (let count = 0; count < 5; count += 1) await party.ask(get, wire);
    expect(await party.ask(get, wire)).toEqual({ kind: 'unavailable' });
    expect(seen).toHaveLength(5);
    down = false;
    await expect
      .poll(() => party.ask(get, wire).then(({ kind }) => kind), { timeout: 15_000, interval: 500 })
      .toBe('answered');
  });
});
