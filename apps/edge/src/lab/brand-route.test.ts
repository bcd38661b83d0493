import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostnamesOf, sites } from '@foyer/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge } from '../create-edge.ts';
import { edgeConfiguration } from '../testing/edge-configuration.ts';

const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-lab-'));
const host = {
  folder: 'hosts/any',
  entry: '/hosts/any/main.js',
  server: null,
  styles: [],
  preload: [],
  pages: {},
};
const manifest = {
  vendor: { contract: 'any', entry: '/vendor/any.js', specifiers: [], integrity: '' },
  remotes: {},
};
const file = (name: string) => ({ url: `/hosts/lab/1/${name}`, integrity: `sha384-${name}` });

type Edge = Awaited<ReturnType<typeof createEdge>>;
let withLab: Edge;
let without: Edge;

beforeAll(async () => {
  mkdirSync(path.join(siteFolder, 'hosts'), { recursive: true });
  for (const id of new Set(sites.map((site) => site.host)))
    writeFileSync(path.join(siteFolder, `hosts/${id}.json`), JSON.stringify(host));
  writeFileSync(path.join(siteFolder, 'remotes.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(siteFolder, 'lab.json'),
    JSON.stringify({ brand: { script: file('page.js'), styles: file('page.css') } }),
  );
  withLab = await createEdge({ configuration: edgeConfiguration({ siteFolder, lab: true }) });
  without = await createEdge({ configuration: edgeConfiguration({ siteFolder }) });
});

afterAll(async () => {
  await Promise.all([withLab.close(), without.close()]);
  rmSync(siteFolder, { recursive: true, force: true });
});

const ask = (edge: Edge, url: string, hostname = 'localhost', language = 'en') =>
  edge.inject({ url, headers: { host: `${hostname}:4000`, 'accept-language': language } });
const policyOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  String(answer.headers['content-security-policy']);

test('without the lab there is no studio, and nobody may show a page in a frame', async () => {
  const answer = await ask(without, '/lab/brand');
  expect(answer.body).not.toContain('/hosts/lab/');
  expect(policyOf(await ask(without, '/terms'))).toContain("frame-ancestors 'none'");
});

test('with the lab its host may show its pages, and nobody the studio', async () => {
  expect(policyOf(await ask(withLab, '/terms'))).toContain("frame-ancestors 'self'");
  expect(policyOf(await ask(withLab, '/lab/brand'))).toContain("frame-ancestors 'none'");
});

test('the studio is not for search engines, and its policy has a nonce and nothing unsafe', async () => {
  const answer = await ask(withLab, '/lab/brand');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['x-robots-tag']).toBe('noindex');
  expect(answer.headers['cache-control']).toBe('no-store');
  const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';
  expect(policyOf(answer)).not.toContain('unsafe');
  expect(answer.body.match(/<script(?![^>]*type="application\/json")[^>]*>/g)).toEqual([
    `<script type="module" src="/hosts/lab/1/page.js" integrity="sha384-page.js" crossorigin="anonymous" nonce="${nonce}">`,
  ]);
  expect(answer.body).not.toMatch(/ style="| on\w+="/);
});

test.each(sites.map(({ id }) => [id, hostnamesOf(id)[0] ?? ''] as const))(
  'at %s it begins with that site, and shows its pages',
  async (id, hostname) => {
    const { body } = await ask(withLab, '/lab/brand?venue=harbour-opera', hostname);
    expect(body).toContain(`"siteId":"${id}"`);
    expect(body).toContain('"venue":"/harbour-opera"');
  },
);

test('it speaks German where that is spoken, and so do the pages in it', async () => {
  const { body } = await ask(withLab, '/lab/brand', 'localhost', 'de-CH,de;q=0.9');
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('"login":"/de/user/login"');
});

test('a hostname without a site has no studio', async () => {
  expect((await ask(withLab, '/lab/brand', 'unknown.example')).statusCode).toBe(404);
});
