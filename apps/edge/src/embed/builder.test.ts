import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostnamesOf, sites } from '@foyer/sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge } from '../create-edge.ts';
import { edgeConfiguration } from '../testing/edge-configuration.ts';
import { builderLanguage } from './builder-words.ts';
import { policyLines } from './policy-lines.ts';

const siteFolder = mkdtempSync(path.join(tmpdir(), 'foyer-builder-'));
const host = {
  folder: 'hosts/any',
  entry: '/hosts/any/main.js',
  server: null,
  styles: [],
  preload: [],
  pages: {},
};
const file = (name: string) => ({ url: `/embedded/tag/1/${name}`, integrity: `sha384-${name}` });

let edge: Awaited<ReturnType<typeof createEdge>>;

beforeAll(async () => {
  mkdirSync(path.join(siteFolder, 'hosts'), { recursive: true });
  for (const id of new Set(sites.map((site) => site.host)))
    writeFileSync(path.join(siteFolder, `hosts/${id}.json`), JSON.stringify(host));
  writeFileSync(
    path.join(siteFolder, 'embed.json'),
    JSON.stringify({ builder: { script: file('builder.js'), styles: file('builder.css') } }),
  );
  edge = await createEdge({
    configuration: edgeConfiguration({
      siteFolder,
      embedOrigins: ['https://www.hotel.example'],
      mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' },
    }),
  });
});

afterAll(async () => {
  await edge.close();
  rmSync(siteFolder, { recursive: true, force: true });
});

const ask = (hostname: string, url = '/embed', headers: Record<string, string> = {}) =>
  edge.inject({ url, headers: { host: `${hostname}:4000`, ...headers } });

test.each(sites.map(({ id, name }) => [hostnamesOf(id)[0] ?? '', name] as const))(
  '%s answers /embed with its own name and origin',
  async (hostname, name) => {
    const answer = await ask(hostname);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(`| ${name.replaceAll('&', '&amp;')}</title>`);
    expect(answer.body).toContain(`"origin":"http://${hostname}:4000"`);
  },
);

test('a hostname without a site has no such page', async () => {
  expect((await ask('unknown.example')).statusCode).toBe(404);
});

test('the page is not for search engines, and its policy has a nonce and nothing unsafe', async () => {
  const { headers, body } = await ask('localhost');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['cache-control']).toBe('no-store');
  const policy = String(headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("img-src 'self' data: https://tiles.example;");
  expect(body.match(/<script(?![^>]*type="application\/json")[^>]*>/g)).toEqual([
    `<script async src="/embed.js" nonce="${nonce}">`,
    `<script type="module" src="/embedded/tag/1/builder.js" integrity="sha384-builder.js" crossorigin="anonymous" nonce="${nonce}">`,
  ]);
  expect(body).not.toMatch(/ style="| on\w+="/);
});

test('it names the websites that may show the tag, and what their policies need', async () => {
  const { body } = await ask('localhost');
  expect(body).toContain('<code>https://www.hotel.example</code>');
  expect(body).toContain('frame-src http://localhost:4000 http://localhost:1;');
});

test('text of the address is text in the page', async () => {
  const { body } = await ask('localhost', `/embed?venue=${encodeURIComponent('"><script>x')}`);
  expect(body).not.toContain('"><script>x');
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;x"');
});

test('it speaks the language that is asked for, else that of the browser', async () => {
  const german = { 'accept-language': 'de-AT,de;q=0.9' };
  expect((await ask('localhost', '/embed', german)).body).toContain('<html lang="de">');
  expect((await ask('localhost', '/embed?lang=en', german)).body).toContain('<html lang="en">');
});

test.each([
  [undefined, '', 'en'],
  [undefined, 'fr,de;q=0.8', 'de'],
  ['de', 'en', 'de'],
  ['fr', 'en-GB,de', 'en'],
])('asked for %s with a browser of "%s", it is in %s', (lang, accepted, language) => {
  expect(builderLanguage(lang, accepted)).toBe(language);
});

test('a policy needs the host, and the origins of cards and maps', () => {
  expect(policyLines('https://rooms.example', { vaultOrigin: 'https://vault.example' })).toEqual([
    ['script-src', 'https://rooms.example'],
    ['connect-src', 'https://rooms.example'],
    ['img-src', 'https://rooms.example', 'data:'],
    ['frame-src', 'https://rooms.example', 'https://vault.example'],
  ]);
});
