import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopTimeout } from '@foyer/serving';
import { afterEach, expect, test, vi } from 'vitest';
import { createEdge } from './create-edge.ts';

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Regression: each of these was sent uncompressed under `content-encoding: br`, so that one order
 * in some 450 looked like a dead server.
 */
test.each(['HK', 'Hj', 'XG', 'Xf', 'hC', 'hb', '8O', '8n', '80', 'aa'])(
  'an id that begins with %s comes through as it is',
  async (beginning) => {
    const id = beginning.padEnd(32, 'x');
    const api = createServer((_request, answer) =>
      answer.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(id),
    );
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const edge = await createEdge({
      configuration: {
        port: 0,
        host: '127.0.0.1',
        apiUrl,
        vaultOrigin: 'http://localhost:1',
        siteFolder,
        logLevel: 'silent',
      },
    });
    try {
      const url = await edge.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(`${url.replace('127.0.0.1', 'localhost')}/apiv2/create/order`, {
        method: 'POST',
        headers: { 'accept-encoding': 'br', 'content-type': 'application/json' },
        body: '{}',
      });
      expect(await answer.text()).toBe(id);
    } finally {
      await edge.close();
      api.close();
      rmSync(siteFolder, { recursive: true, force: true });
    }
  },
);

test('the form of a page that a mail leads to comes through as it was sent', async () => {
  const seen: string[] = [];
  const api = createServer((asked, answer) => {
    asked.on('data', (part: Buffer) =>
      seen.push(
        `${asked.method} ${asked.url} ${asked.headers['content-type']} ${part.toString()}`,
        `${asked.headers['x-forwarded-for']} ${asked.headers['x-forwarded-host']?.toString().split(':')[0]}`,
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
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  try {
    const url = await edge.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(
      `${url.replace('127.0.0.1', 'localhost')}/apiv2/user/password/token`,
      {
        method: 'POST',
        // What a caller says of itself is replaced.
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example' },
        body: new URLSearchParams({ password: 'four words & a row' }),
      },
    );
    expect([
      answer.status,
      answer.headers.get('content-security-policy'),
      await answer.text(),
    ]).toEqual([410, "form-action 'self'", '<h1>Gone</h1>']);
    expect(seen).toEqual([
      'POST /apiv2/user/password/token application/x-www-form-urlencoded;charset=UTF-8 password=four+words+%26+a+row',
      '127.0.0.1 localhost',
    ]);
  } finally {
    await edge.close();
    api.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
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
  const api = createServer((asked, answer) => {
    reached.push(asked.url ?? '');
    answer.end('foyer_outbox_waiting 3');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  try {
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
  } finally {
    await edge.close();
    api.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

/**
 * A row of the table of sites may be deployed before its host; the visitor got the server's own
 * error instead.
 */
test.each([
  ['partner.white-label.localhost', 503, 'This site is not open yet.'],
  ['nobody.localhost', 404, 'There is no site at this address.'],
])('%s answers %i with a sentence (SITE-007)', async (host, status, sentence) => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:1',
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  try {
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
  } finally {
    await edge.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

test('the policy lets only the page’s own script and style through, by their nonce', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:1',
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  const folder = path.join(siteFolder, 'hosts/marketplace/1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'page.css'),
    'h1::after { content: "</style><script>1</script>" }',
  );
  writeFileSync(
    path.join(siteFolder, 'hosts/marketplace.json'),
    JSON.stringify({
      folder: '/hosts/marketplace/1',
      entry: '/hosts/marketplace/1/main.js',
      server: null,
      styles: ['/hosts/marketplace/1/page.css'],
      preload: [],
      pages: {},
    }),
  );
  writeFileSync(
    path.join(siteFolder, 'remotes.json'),
    JSON.stringify({
      vendor: { contract: 'v', entry: '/vendor/v.js', specifiers: [], integrity: '' },
      remotes: {},
    }),
  );
  try {
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
      `<style nonce="${nonce}">h1::after { content: "<\\/style><script>1<\\/script>" }</style>`,
    );
  } finally {
    await edge.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

test('venue pages are fetched ahead from where visitors choose one, not from others, and not for those who save data', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:1',
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  writeFileSync(
    path.join(siteFolder, 'hosts/marketplace.json'),
    JSON.stringify({
      folder: '/hosts/marketplace/1',
      entry: '/hosts/marketplace/1/main.js',
      server: null,
      styles: [],
      preload: [],
      pages: {},
    }),
  );
  writeFileSync(
    path.join(siteFolder, 'remotes.json'),
    JSON.stringify({
      vendor: { contract: 'v', entry: '/vendor/v.js', specifiers: [], integrity: '' },
      remotes: {},
    }),
  );
  const fetchesAhead = async (url: string, more: Readonly<Record<string, string>> = {}) => {
    const answer = await edge.inject({ url, headers: { host: 'marketplace.localhost', ...more } });
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(
      String(answer.headers['content-security-policy']),
    )?.[1];
    return answer.body.includes(`<script type="speculationrules" nonce="${nonce}">`);
  };
  try {
    expect(await fetchesAhead('/')).toBe(true);
    expect(await fetchesAhead('/search?q=Helsinki')).toBe(true);
    expect(await fetchesAhead('/', { 'save-data': 'on' })).toBe(false);
    for (const personal of ['/book', '/checkout/1', '/dashboard', '/user/login'])
      expect(await fetchesAhead(personal), personal).toBe(false);
  } finally {
    await edge.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

test('the look of a site is had at /theme.css, for what is no page of its host’s', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:1',
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
  const folder = path.join(siteFolder, 'hosts/white-label/1');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'page.css'), ':root { --accent: violet }');
  writeFileSync(
    path.join(siteFolder, 'hosts/white-label.json'),
    JSON.stringify({
      folder: '/hosts/white-label/1',
      entry: '/hosts/white-label/1/main.js',
      server: null,
      styles: ['/hosts/white-label/1/page.css'],
      preload: [],
      pages: {},
    }),
  );
  try {
    const of = (host: string) => edge.inject({ url: '/theme.css', headers: { host } });
    const theme = await of('partner.white-label.localhost');
    expect([
      theme.statusCode,
      theme.headers['content-type'],
      theme.headers['x-content-type-options'],
      theme.body,
    ]).toEqual([200, 'text/css; charset=utf-8', 'nosniff', ':root { --accent: violet }']);
    // A file's name has its hash: it is kept for good.
    const file = await edge.inject('/hosts/white-label/1/page.css');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await of('nobody.localhost')).statusCode).toBe(404);
    expect((await of('easy.corporate.localhost')).statusCode).toBe(404);
  } finally {
    await edge.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

test('HTTPS is kept for a year where a trusted proxy says that the request came by it', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const api = createServer((asked, answer) => answer.end(asked.headers['x-forwarded-for']));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      trustedProxies: ['10.0.0.0/8'],
      logLevel: 'silent',
    },
  });
  mkdirSync(path.join(siteFolder, 'pictures'), { recursive: true });
  writeFileSync(path.join(siteFolder, 'pictures/room.txt'), 'a room');
  const visit = async (url: string, remoteAddress: string, protocol: string) => {
    const { headers, body } = await edge.inject({
      url,
      remoteAddress,
      headers: {
        host: 'localhost',
        'x-forwarded-proto': protocol,
        'x-forwarded-for': '203.0.113.9',
      },
    });
    return { kept: headers['strict-transport-security'], body };
  };
  try {
    for (const url of ['/healthz', '/pictures/room.txt', '/apiv2/orders', '/terms']) {
      expect((await visit(url, '10.1.2.3', 'https')).kept, url).toBe('max-age=31536000');
      expect((await visit(url, '10.1.2.3', 'http')).kept, url).toBeUndefined();
      expect((await visit(url, '192.0.2.7', 'https')).kept, url).toBeUndefined();
    }
    // The API limits calls by the visitor's address, not by the proxy's.
    expect((await visit('/apiv2/orders', '10.1.2.3', 'https')).body).toBe('203.0.113.9');
    expect((await visit('/apiv2/orders', '192.0.2.7', 'https')).body).toBe('192.0.2.7');
  } finally {
    await edge.close();
    api.close();
    rmSync(siteFolder, { recursive: true, force: true });
  }
});

/**
 * Browsers open connections in advance; without a bound, each would keep a stopping front door
 * alive for a minute.
 */
test('a connection on which nothing was ever sent keeps the front door no longer than its patience', async () => {
  const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
  const edge = await createEdge({
    configuration: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:9',
      vaultOrigin: 'http://localhost:1',
      siteFolder,
      logLevel: 'silent',
    },
  });
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
  rmSync(siteFolder, { recursive: true, force: true });
});
