import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge } from '../create-edge.ts';
import { edgeConfiguration } from '../testing/edge-configuration.ts';

const hotel = 'https://hotel.example';
const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-edge-'));
const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
const api = createServer((request, answer) => {
  asked.push({ url: request.url ?? '', headers: request.headers });
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let edge: Awaited<ReturnType<typeof createEdge>>;
let url: string;

beforeAll(async () => {
  writeFileSync(path.join(siteFolder, 'embed.js'), 'tag()');
  writeFileSync(path.join(siteFolder, 'embed-form.js'), 'form()');
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  edge = await createEdge({
    configuration: edgeConfiguration({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      siteFolder,
      embedOrigins: [hotel],
    }),
  });
  url = (await edge.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
});
afterAll(async () => {
  await edge.close();
  api.close();
  rmSync(siteFolder, { recursive: true, force: true });
});

type More = { method?: string; headers?: Record<string, string> };
const ask = (at: string, origin: string | null, more: More = {}) =>
  fetch(url + at, { ...more, headers: { ...(origin && { origin }), ...more.headers } });
const allowed = (answer: Response) => answer.headers.get('access-control-allow-origin');

test.each([
  ['/embed.js', 'tag()'],
  ['/embed/1/embed.js', 'tag()'],
  ['/embed/1/form.js', 'form()'],
])('the loader is at %s for every page', async (at, script) => {
  const answer = await ask(at, 'https://anybody.example');
  expect([answer.status, await answer.text()]).toEqual([200, script]);
  expect(allowed(answer)).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(answer.headers.get('cache-control')).toContain('max-age=300');
});

test.each([
  ['GET', '/apiv2/availability/v1'],
  ['POST', '/v2/cart/create/cart2'],
])('%s %s answers a website of the site, without cookies', async (method, at) => {
  const answer = await ask(at, hotel, { method });
  expect(allowed(answer)).toBe(hotel);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(answer.headers.get('vary')).toContain('Origin');
});

test('a call may be asked for beforehand with the headers that it has', async () => {
  const answer = await ask('/v2/cart/create/cart2', hotel, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
  expect([answer.status, allowed(answer)]).toEqual([204, hotel]);
  expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key');
});

test.each([
  ['another website', 'https://evil.example'],
  ['a name that begins like it', 'https://hotel.example.evil.example'],
  ['another protocol', 'http://hotel.example'],
  ['another port', 'https://hotel.example:8443'],
  ['a file', 'null'],
])('%s gets neither answers nor a form', async (_, origin) => {
  expect(allowed(await ask('/apiv2/availability/v1', origin))).toBeNull();
  const refused = await ask('/embed/1/start?venue=house', origin);
  // Readable for the tag, which says why it shows nothing.
  expect([refused.status, allowed(refused), await refused.text()]).toEqual([
    403,
    '*',
    '{"code":"origin_not_allowed"}',
  ]);
  const frame = await ask(`/embed/1/frame?venue=house&parent=${encodeURIComponent(origin)}`, null);
  expect(frame.status).toBe(403);
});

test('pages and accounts are for no other website', async () => {
  expect(allowed(await ask('/services/session/token', hotel))).toBeNull();
  expect(allowed(await ask('/healthz', hotel))).toBeNull();
});

test.each([
  ['a step on another host', 'step=//evil.example/x'],
  ['a step that is no path', 'step=house'],
  ['no venue', ''],
])('%s is refused before anything is asked for', async (_, query) => {
  asked.length = 0;
  const answer = await ask(`/embed/1/start?${query}`, hotel);
  expect([answer.status, asked]).toEqual([400, []]);
});

test('an unknown site is nobody’s', async () => {
  expect((await ask('/embed/1/start?site=none&venue=house', hotel)).status).toBe(404);
});

test('a frame is held by the website that it was made for, and holds its words as text', async () => {
  const parent = encodeURIComponent(hotel);
  const venue = encodeURIComponent('"><script>alert(1)</script>');
  const answer = await ask(`/embed/1/frame?venue=${venue}&delegates=8&parent=${parent}`, null);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${hotel}`);
  expect(policy).not.toContain('unsafe');
  // The vault’s frame leads back to a page of the site.
  expect(policy).toMatch(/frame-src 'self' https?:/);
  const html = await answer.text();
  expect(html).toContain(`delegates="8"`);
  expect(html).toContain(`framed="${hotel}"`);
  expect(html).not.toContain('<script>alert');
});

test('a tag that knows the id of its site alone is led to that site, and nowhere else', async () => {
  const at = (query: string) => fetch(`${url}/embed/1/open?${query}`, { redirect: 'manual' });
  const answer = await at(
    `site=opera-booking-engine&step=${encodeURIComponent('/de/house?delegates=8')}`,
  );
  expect(answer.status).toBe(302);
  const to = new URL(answer.headers.get('location') ?? '');
  expect(to.hostname).toContain('opera');
  expect(to.pathname + to.search).toBe('/de/house?delegates=8');
  for (const step of ['//evil.example', '/\\evil.example', 'https://evil.example', ''])
    expect((await at(`site=opera-booking-engine&step=${encodeURIComponent(step)}`)).status).toBe(
      404,
    );
  expect((await at('site=none&step=/house')).status).toBe(404);
  const dots = await at(
    `site=opera-booking-engine&step=${encodeURIComponent('/x/..//evil.example')}`,
  );
  expect(new URL(dots.headers.get('location') ?? '').host).toBe(to.host);
});

test('without a step it leads to the venue, for the meeting and in the language of the tag', async () => {
  const open = (query: string) => fetch(`${url}/embed/1/open?${query}`, { redirect: 'manual' });
  const answer = await open('venue=house&delegates=8&datetime=2027-05-18T09:00&language=de-AT');
  expect(answer.headers.get('location')).toMatch(
    /^http[^?]*\/de\/house\?delegates=8&datetime=2027-05-18T09%3A00$/,
  );
  expect((await open('venue=house')).headers.get('location')).toMatch(/\/house$/);
  expect((await open('language=de')).status).toBe(404);
});
