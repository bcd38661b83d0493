import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, constants } from 'node:zlib';
import { brandOf, brandRules, favicon } from '@foyer/sites';
import { testInternalSecret } from '@foyer/api/testing';
import { readVisit, signVisit, stopTimeout, visitHeader } from '@foyer/serving';
import { afterEach, expect, test, vi } from 'vitest';
import { deployHost, openEdge } from './testing/open-edge.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page’s first lines are sent before the others, so that its first picture can be requested', async () => {
  const { edge, siteFolder } = await openEdge();
  deployHost(siteFolder);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    'GET /terms HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\nconnection: close\r\n\r\n',
  );
  const answer = Buffer.concat(await socket.toArray());
  const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
  const length = Number.parseInt(body.subarray(0, body.indexOf('\r\n')).toString(), 16);
  const piece = body.subarray(body.indexOf('\r\n') + 2).subarray(0, length);
  const unpacked = brotliDecompressSync(piece, { finishFlush: constants.BROTLI_OPERATION_FLUSH });
  expect(unpacked.toString()).toMatch(/^<!doctype html>[^]*<meta name="viewport"[^>]*>$/);
});

/**
 * Regression: each of these was sent uncompressed under `content-encoding: br`, so that one order
 * in some 450 looked like a dead server.
 */
test.each(['HK', 'Hj', 'XG', 'Xf', 'hC', 'hb', '8O', '8n', '80', 'aa'])(
  'an id that begins with %s comes through as it is',
  async (beginning) => {
    const id = beginning.padEnd(32, 'x');
    const api: RequestListener = (_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(id);
    const { edge } = await openEdge({ api });
    const url = await edge.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url.replace('127.0.0.1', 'localhost')}/apiv2/create/order`, {
      method: 'POST',
      headers: { 'accept-encoding': 'br', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await answer.text()).toBe(id);
  },
);

test('the form of a page that a mail leads to comes through as it was sent', async () => {
  const seen: string[] = [];
  const api: RequestListener = (asked, answer) => {
    asked.on('data', (part: Buffer) =>
      seen.push(
        `${asked.method} ${asked.url} ${asked.headers['content-type']} ${part.toString()}`,
        String(asked.headers[visitHeader]),
      ),
    );
    asked.on('end', () =>
      answer
        .writeHead(410, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "form-action 'self'",
        })
        .end('<h1>Gone</h1>'),
    );
  };
  const { edge } = await openEdge({ api });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url.replace('127.0.0.1', 'localhost')}/apiv2/user/password/token`, {
    method: 'POST',
    // What a caller says of itself is replaced.
    headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
    body: new URLSearchParams({ password: 'four words & a row' }),
  });
  expect([
    answer.status,
    answer.headers.get('content-security-policy'),
    await answer.text(),
  ]).toEqual([410, "form-action 'self'", '<h1>Gone</h1>']);
  expect(seen).toEqual([
    'POST /apiv2/user/password/token application/x-www-form-urlencoded;charset=UTF-8 password=four+words+%26+a+row',
    signVisit([testInternalSecret], { hostname: 'localhost', address: '127.0.0.1' }),
  ]);
});

/**
 * The API's metrics are for operators, at its own port: no spelling of the path passes the front
 * door.
 */
test.each([
  '/metrics',
  '/apiv2/../metrics',
  '/apiv2/%2e%2e/metrics',
  '/apiv2/..%2fmetrics',
  '/apiv2/%2e%2e%2fmetrics',
  '/apiv2//../metrics',
  '/apiv2/..;/metrics',
  '/apiv2/..\\metrics',
  '/v2/cart/../../metrics',
  '/services/session/../../metrics',
  '/apiv2/./../metrics',
  '//metrics',
])('%s does not reach the API’s numbers', async (address) => {
  const reached: string[] = [];
  const api: RequestListener = (asked, answer) => {
    reached.push(asked.url ?? '');
    answer.end('foyer_outbox_waiting 3');
  };
  const { edge } = await openEdge({ api });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: new URL(url).port,
        path: address,
        headers: { host: 'nobody.localhost' },
      },
      (answer) => answer.resume().on('end', resolve),
    )
      .on('error', reject)
      .end();
  });
  expect(reached.map((asked) => new URL(asked, 'http://api').pathname)).not.toContain('/metrics');
});

/**
 * A row of the table of sites may be deployed before its host; the visitor got the server's own
 * error instead.
 */
test.each([
  ['partner.white-label.localhost', 503, 'This site is not open yet.'],
  ['nobody.localhost', 404, 'There is no site at this address.'],
])('%s answers %i with a sentence (SITE-007)', async (host, status, sentence) => {
  const { edge } = await openEdge();
  const answer = await edge.inject({ url: '/grand-harbour-hotel', headers: { host } });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    status,
    'text/plain; charset=utf-8',
    sentence,
  ]);
  const call = await edge.inject({ url: '/apiv2/venues', headers: { host } });
  expect([call.statusCode, call.headers['content-type'], call.json().status]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
    status,
  ]);
});

test.each([
  ['/', 'en', 'This site is not open yet.', '/', 'To the start page'],
  ['/de/suche', 'de', 'Diese Website ist noch nicht eröffnet.', '/de/', 'Zur Startseite'],
])('a browser that asks for %s is told in the look of the site, in %s', async (url, ...told) => {
  const [language, sentence, start, label] = told;
  const { edge } = await openEdge();
  const answer = await edge.inject({
    url,
    headers: { host: 'partner.white-label.localhost', accept: 'text/html,*/*;q=0.8' },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    503,
    'text/html; charset=utf-8',
  ]);
  const style = /<style>([\s\S]*)<\/style>/.exec(answer.body)?.[1] ?? '';
  expect(style).toContain(brandRules(brandOf('partner-white-label')));
  expect(answer.headers['content-security-policy']).toContain(
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src`,
  );
  expect(answer.body).toContain(`<html lang="${language}" dir="ltr">`);
  expect(answer.body).toContain(
    `<h1>${sentence}</h1><a class="go" href="${start}">${label}</a></main>`,
  );
});

test('the policy lets only the page’s own script and style through, by their nonce', async () => {
  const { edge, siteFolder } = await openEdge();
  deployHost(siteFolder, 'marketplace', {
    'page.css': 'h1::after { content: "</style><script>1</script>" }',
  });
  const answer = await edge.inject({ url: '/terms', headers: { host: 'marketplace.localhost' } });
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(
    String(answer.headers['content-security-policy']),
  )?.[1];
  expect(String(answer.headers['content-security-policy']).split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'nonce-${nonce}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(
    `<style nonce="${nonce}">h1::after { content: "<\\/style><script>1<\\/script>" }@font-face`,
  );
});

test.each([
  ['de', '/book-universal/123', 'de'],
  ['de', '/fi/book-universal/123', 'fi'],
  // A cart of another site, in a language that is not offered here.
  ['xx', '/book-universal/123', 'en'],
])(
  'of a cart in “%s”, %s is a page in “%s” on the brand without a language there (CART-012)',
  async (inLanguage, url, language) => {
    const { edge, siteFolder } = await openEdge({
      api: (_asked, answer) =>
        answer
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ localization: { language: inLanguage } })),
    });
    deployHost(siteFolder, 'hotel-chain');
    const answer = await edge.inject({ url, headers: { host: 'brand.hotel-chain.localhost' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}"`);
    expect(answer.body).toContain(`"language":"${language}"`);
  },
);

test('venue pages are fetched ahead from where visitors choose one, not from others, and not for those who save data', async () => {
  const { edge, siteFolder } = await openEdge();
  deployHost(siteFolder);
  const fetchesAhead = async (url: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await edge.inject({ url, headers: { host: 'marketplace.localhost', ...more } });
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
      String(answer.headers['content-security-policy']),
    )?.[1];
    return answer.body.includes(`<script type="speculationrules" nonce="${nonce}">`);
  };
  expect(await fetchesAhead('/')).toBe(true);
  expect(await fetchesAhead('/search?q=Helsinki')).toBe(true);
  expect(await fetchesAhead('/', { 'save-data': 'on' })).toBe(false);
  for (const personal of ['/book', '/checkout/1', '/dashboard', '/user/login'])
    expect(await fetchesAhead(personal), personal).toBe(false);
});

test('the look of a site is had at /theme.css, for what is no page of its host’s', async () => {
  const { edge, siteFolder } = await openEdge();
  deployHost(siteFolder, 'white-label', { 'page.css': ':root { --accent: violet }' });
  const of = (host: string) => edge.inject({ url: '/theme.css', headers: { host } });
  const theme = await of('partner.white-label.localhost');
  expect([
    theme.statusCode,
    theme.headers['content-type'],
    theme.headers['x-content-type-options'],
    theme.body,
  ]).toEqual([
    200,
    'text/css; charset=utf-8',
    'nosniff',
    // The brand wins over the tokens' own values.
    `:root { --accent: violet }${brandRules(brandOf('partner-white-label'))}`,
  ]);
  const icon = await edge.inject({
    url: '/favicon.svg',
    headers: { host: 'partner.white-label.localhost' },
  });
  expect([icon.headers['content-type'], icon.body]).toEqual([
    'image/svg+xml; charset=utf-8',
    favicon(brandOf('partner-white-label')),
  ]);
  // A file's name has its hash: it is kept for good.
  const file = await edge.inject('/hosts/white-label/1/page.css');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await of('nobody.localhost')).statusCode).toBe(404);
  expect((await of('easy.corporate.localhost')).statusCode).toBe(404);
});

test('HTTPS is kept for a year where the sites have it, whatever a request says of itself', async () => {
  for (const [publicUrl, kept] of [
    ['https://localhost', 'max-age=31536000'],
    ['http://localhost:4000', undefined],
  ] as const) {
    const { edge, siteFolder } = await openEdge({ publicUrl, trustedProxies: ['10.0.0.0/8'] });
    mkdirSync(path.join(siteFolder, 'pictures'), { recursive: true });
    writeFileSync(path.join(siteFolder, 'pictures/room.txt'), 'a room');
    for (const url of ['/healthz', '/pictures/room.txt', '/apiv2/orders', '/terms'])
      for (const protocol of ['http', 'https']) {
        const { headers } = await edge.inject({
          url,
          remoteAddress: '10.1.2.3',
          headers: { host: 'localhost', 'x-forwarded-proto': protocol },
        });
        expect(headers['strict-transport-security'], `${url} ${protocol}`).toBe(kept);
      }
  }
});

test('the API is told the site and the address of a visitor, signed, and by whom it can be believed', async () => {
  const api: RequestListener = (asked, answer) =>
    answer.end(JSON.stringify(readVisit([testInternalSecret], String(asked.headers[visitHeader]))));
  const { edge } = await openEdge({ api, trustedProxies: ['10.0.0.0/8'] });
  const visitOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (
      await edge.inject({
        url: '/apiv2/orders',
        remoteAddress,
        headers: {
          host: 'Easy.Corporate.localhost:4000',
          'x-forwarded-for': '203.0.113.9',
          ...headers,
        },
      })
    ).json();
  const hostname = 'easy.corporate.localhost';
  expect(await visitOf('10.1.2.3')).toEqual({ hostname, address: '203.0.113.9' });
  expect(await visitOf('192.0.2.7')).toEqual({ hostname, address: '192.0.2.7' });
  const forged = {
    'x-forwarded-host': 'partner.white-label.localhost',
    forwarded: 'host=partner.white-label.localhost',
    [visitHeader]: signVisit([testInternalSecret], { hostname: 'localhost', address: '::1' }),
  };
  expect(await visitOf('192.0.2.7', forged)).toEqual({ hostname, address: '192.0.2.7' });
  expect(await visitOf('10.1.2.3', forged)).toEqual({ hostname, address: '203.0.113.9' });
});

test('an API with another secret is reported where an operator looks', async () => {
  const api: RequestListener = (_asked, answer) => answer.writeHead(403).end();
  const { edge } = await openEdge({ api });
  const answer = await edge.inject('/readyz');
  expect([answer.statusCode, answer.json().status]).toEqual([
    503,
    'the API has another INTERNAL_SECRET than this front door',
  ]);
});

test.each([
  ['with its length', {}],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
])(
  'a body over the limit is refused as that, %s, and smaller ones come through',
  async (_, headers) => {
    let came = 0;
    const api: RequestListener = (asked, answer) => {
      came = 0;
      asked.on('data', (part: Buffer) => (came += part.length)).on('end', () => answer.end('{}'));
    };
    const { edge } = await openEdge({ api });
    const { port } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
    const send = (size: number, to: string) =>
      new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const length = 'transfer-encoding' in headers ? {} : { 'content-length': String(size) };
        request(
          {
            host: '127.0.0.1',
            port,
            path: to,
            method: 'POST',
            // curl asks before it sends much.
            headers: {
              host: 'localhost',
              'content-type': 'application/json',
              expect: '100-continue',
              ...headers,
              ...length,
            },
          },
          (answer) => {
            let text = '';
            answer.on('data', (part: Buffer) => (text += part.toString()));
            answer.on('end', () => resolve({ status: answer.statusCode, text }));
          },
        )
          .on('error', reject)
          .end(Buffer.alloc(size, 'a'));
      });
    expect(await send(1_048_576, '/apiv2/create/cart2')).toEqual({ status: 200, text: '{}' });
    expect(came).toBe(1_048_576);
    const refused = await send(2_000_000, '/apiv2/create/cart2');
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([413, 'payload_too_large']);
  },
);

test.each(['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'NONSENSE'])(
  'pages do not answer %s, and say so',
  async (method) => {
    const { edge } = await openEdge();
    const { port } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1')
        .on('data', (part: Buffer) => (text += part.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
      socket.write(`${method} /terms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    expect(answer).toContain('HTTP/1.1 405 Method Not Allowed');
  },
);

/** The first line of a request and its Host, as a client may write them. */
test.each([
  ['GET /terms', 'localhost', 200, 'https://localhost:8443/terms'],
  ['GET /terms', 'LOCALHOST:99999', 200, 'https://localhost:8443/terms'],
  ['GET /terms', 'localhost:80@evil.example', 404, null],
  ['GET /terms', 'evil.example', 404, null],
  ['GET /terms', 'localhost/evil.example', 404, null],
  ['GET http://evil.example/terms', 'localhost', 400, null],
  ['GET http://localhost/terms', 'evil.example', 400, null],
  ['GET //', 'localhost', 308, null],
  ['GET //evil.example/terms', 'localhost', 308, null],
  ['GET /\\evil.example/terms', 'localhost', 308, null],
  ['GET /ar//evil.example/terms', 'us.marketplace.localhost', 302, null],
])('%s with Host %s answers %i, and names no stranger', async (line, host, status, canonical) => {
  const { edge, siteFolder } = await openEdge({ publicUrl: 'https://foyer.example:8443' });
  deployHost(siteFolder);
  const url = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(url.port), url.hostname)
      .on('data', (part: Buffer) => (text += part.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
    socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).not.toContain('content-type: application/json');
  expect(/^location: (.*)$/m.exec(answer)?.[1]?.trim() ?? '/').toMatch(/^\/($|[^/\\])/);
  const links = [...answer.matchAll(/rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(canonical === null ? [] : [canonical]);
  if (status === 200) expect(answer).not.toContain('evil');
});

/**
 * Browsers open connections in advance; without a bound, each would keep a stopping front door
 * alive for a minute.
 */
test('a connection on which nothing was ever sent keeps the front door no longer than its patience', async () => {
  const { edge } = await openEdge({ apiUrl: 'http://127.0.0.1:9' });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const accepted = once(edge.server, 'connection');
  const silent = connect((edge.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;
  const hungUp = once(silent, 'close');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let stopped = false;
  const stopping = edge.close().then(() => (stopped = true));
  while (edge.server.listening) await new Promise((done) => setImmediate(done));
  vi.advanceTimersByTime(stopTimeout - 1);
  expect(stopped).toBe(false);
  vi.advanceTimersByTime(1);
  await Promise.all([stopping, hungUp]);
});
