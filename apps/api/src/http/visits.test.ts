import { signVisit, trustProxy, type TrustedProxies, visitHeader } from '@foyer/serving';
import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { readVisits } from './visits.ts';

const [secret, older, others] = ['s', 'o', 'x'].map((letter) => letter.repeat(32));
const partner = { hostname: 'partner.white-label.localhost', address: '203.0.113.5' };
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open(trusted: TrustedProxies = []) {
  const app = fastify({ trustProxy: trustProxy(trusted) });
  ends.push(() => app.close());
  readVisits(app, [secret ?? '', older ?? '']);
  app.get('/', ({ visit }) => ({ ...visit, site: visit.site?.id ?? null }));
  return async (
    headers: Readonly<Record<string, string | undefined>>,
    remoteAddress = '198.51.100.7',
  ) => {
    const { statusCode, payload } = await app.inject({ url: '/', headers, remoteAddress });
    return statusCode === 200 ? JSON.parse(payload) : statusCode;
  };
}
const signedWith = (by: string | undefined) => ({ [visitHeader]: signVisit([by ?? ''], partner) });

it('believes a front door on any machine, by its signature, also while the secret is replaced', async () => {
  const ask = open();
  const told = { site: 'partner-white-label', ...partner };
  expect(await ask(signedWith(secret))).toEqual(told);
  expect(await ask(signedWith(older))).toEqual(told);
});

it('refuses a visit that is signed with another secret, for another visitor, or not', async () => {
  const ask = open();
  const signature = signVisit([secret ?? ''], partner).split(' ')[2];
  expect(await ask(signedWith(others))).toBe(403);
  for (const value of [
    '',
    '203.0.113.5 localhost',
    `203.0.113.5 localhost ${signature}`,
    `203.0.113.6 ${partner.hostname} ${signature}`,
    `${partner.address} ${signature} `,
    `${partner.address}  ${partner.hostname} ${signature}`,
  ])
    expect(await ask({ [visitHeader]: value }), value).toBe(403);
});

it('takes no site from a header that anybody can set', async () => {
  const nobody = { site: null, hostname: '', address: '198.51.100.7' };
  for (const trusted of [[], ['127.0.0.0/8']])
    for (const headers of [
      { host: partner.hostname },
      { 'x-forwarded-host': partner.hostname, 'x-forwarded-for': '203.0.113.5' },
      { forwarded: `host=${partner.hostname};for=203.0.113.5` },
    ])
      expect(await open(trusted)(headers)).toEqual(nobody);
});

it('takes the address of a caller past the front door from trusted proxies, by address or number', async () => {
  const through = { 'x-forwarded-for': '192.0.2.66, 203.0.113.5, 10.0.0.2' };
  expect((await open(['10.0.0.0/8'])(through, '10.0.0.1')).address).toBe('203.0.113.5');
  expect((await open(2)(through, '10.0.0.1')).address).toBe('203.0.113.5');
  expect((await open(1)(through, '10.0.0.1')).address).toBe('10.0.0.2');
  expect((await open(['10.0.0.0/8'])(through)).address).toBe('198.51.100.7');
});
