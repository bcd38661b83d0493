import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAll } from '../../build-all.ts';
import { startStack } from '../../stack.ts';
import { type Proof, table } from '../page.ts';
import { type Guest, guestAt } from './guest.ts';
import { startTlsProxy } from './tls-proxy.ts';

/** Addresses of three machines, and of their visitors from the fifth on. */
const proxyHost = '127.0.0.1';
const addresses = { edge: '127.0.0.3', api: '127.0.0.4' };
const visitorAddress = (number: number) => `127.0.1.${number + 10}`;
/** Where five hours cost a whole day, and where they do not. */
const capped = 'capped.corporate.localhost';
const standard = 'localhost';
const venue = 'grand-harbour-hotel';

type Row = { what: string; wanted: string; seen: string };

/**
 * Runs HTTPS, front door and API at three addresses, as on three machines, with nginx as the proxy,
 * and asks as visitors do.
 */
export async function proveBehindAProxy(): Promise<Proof> {
  await buildAll();
  const port = 24_000 + Math.floor(Math.random() * 4_000);
  const proxyPort = port + 40;
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'foyer-proof-'));
  const proxy = await startTlsProxy(
    { host: proxyHost, port: proxyPort },
    `${addresses.edge}:${port}`,
  );
  const stack = await startStack({
    port,
    dataFolder,
    addresses,
    quiet: true,
    env: {
      PUBLIC_URL: `https://localhost:${proxyPort}`,
      TRUSTED_PROXIES: `${proxyHost}/32`,
      LOG_LEVEL: 'error',
    },
  });
  try {
    const at = (hostname: string, number: number) =>
      guestAt(
        { host: proxyHost, port: proxyPort, certificate: proxy.certificate },
        hostname,
        visitorAddress(number),
      );
    const past = pastTheFrontDoor(`http://${addresses.api}:${stack.ports.api}`, capped);
    const rows = [
      ...(await prices(at, past)),
      ...(await links(at, proxyPort, stack.ports.sandbox)),
      ...(await limits(at)),
      ...(await slowBodies({
        'the front door': { host: addresses.edge, port },
        'the API': { host: addresses.api, port: stack.ports.api },
      })),
    ];
    return {
      heading: 'Prices, links and limits hold behind a proxy and on two machines',
      text: `nginx ends HTTPS at ${proxyHost}, the front door listens at ${addresses.edge}, the API at ${addresses.api}. Visitors come
from addresses of their own and say in their headers that they are others, at another host.

${table(
  ['', 'wanted', 'seen'],
  rows.map(({ what, wanted, seen }) => [what, wanted, seen]),
)}`,
      problems: rows
        .filter(({ wanted, seen }) => wanted !== seen)
        .map(({ what, wanted, seen }) => `${what}: ${seen} and not ${wanted}`),
    };
  } finally {
    await stack.stop();
    await proxy.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

type At = (hostname: string, number: number) => Guest;

/** A caller of the API itself, who names a site in headers that anybody can set. */
const pastTheFrontDoor =
  (api: string, hostname: string): Guest =>
  async (at, body) => {
    const answer = await fetch(api + at, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-forwarded-host': hostname, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };

async function prices(at: At, past: Guest): Promise<Row[]> {
  const { id } = JSON.parse((await at(standard, 1)(`/apiv2/venues/${venue}/en`)).text);
  const [year, month, date] = new Date(Date.now() + 60 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const day = `${date}-${month}-${year}`;
  const totals = async (guest: Guest): Promise<string> => {
    const { text } = await guest('/apiv2/all-room-info', {
      venue_id: id,
      startDateTime: `${day} 09:00`,
      endDateTime: `${day} 14:00`,
      delegates: 8,
      checkAvailandPrices: true,
    });
    const found = text.match(/"price(_vat)?":[\d.]+/g);
    if (found === null) throw new Error(`no prices: ${text}`);
    return found.join(' ');
  };
  const [own, others, direct] = [
    await totals(at(capped, 2)),
    await totals(at(standard, 3)),
    await totals(past),
  ];
  const same = (one: string, other: string) => (one === other ? 'the same' : 'others');
  return [
    {
      what: 'prices of five hours at a site with short bands, against the standard site',
      wanted: 'others',
      seen: same(own, others),
    },
    {
      what: 'prices of who calls the API itself and names that site, against the standard site',
      wanted: 'the same',
      seen: same(direct, others),
    },
  ];
}

async function links(at: At, proxyPort: number, sandboxPort: number): Promise<Row[]> {
  const origin = `https://${capped}:${proxyPort}`;
  const guest = at(capped, 4);
  const page = await guest(`/${venue}`);
  const email = 'behind-a-proxy@example.com';
  const { text: token } = await guest('/services/session/token', {});
  const account = { first_name: 'Aino', last_name: 'Virta', company: 'Virta Oy', email };
  await guest(
    '/apiv2/user/create',
    { ...account, phone: '+358401234567', password: 'four words in a row', is_accepted_gdpr: true },
    token,
  );
  await guest('/apiv2/user/password/link', { email, lang: 'en' }, token);
  const mail = await mailTo(`http://localhost:${sandboxPort}`, email);
  return [
    {
      what: 'the canonical address of a venue page begins with',
      wanted: origin,
      seen: /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page.text)?.[1] ?? 'none',
    },
    {
      what: 'the link in a mail begins with',
      wanted: origin,
      seen: /(https?:\/\/[^/\s]+)/.exec(mail)?.[1] ?? 'none',
    },
  ];
}

/** The text of the first mail to an address; empty where none comes within ten seconds. */
async function mailTo(sandbox: string, address: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const inbox = await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(address)}`);
    const [mail] = (await inbox.json()) as { text: string }[];
    if (mail) return mail.text;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return '';
}

async function limits(at: At): Promise<Row[]> {
  const check = async (guest: Guest, number: number) =>
    JSON.parse(
      (await guest('/apiv2/validate_email', { email: `guest-${number}@example.com` })).text,
    ).challenge === true;
  let challenged = 0;
  for (let number = 0; number < 60; number += 1)
    if (await check(at(standard, 20 + number), number)) challenged += 1;
  const one = at(standard, 100);
  let first = 0;
  for (let number = 0; number < 25 && first === 0; number += 1)
    if (await check(one, number)) first = number + 1;
  return [
    { what: '60 guests, of whom are asked for a code', wanted: '0', seen: String(challenged) },
    {
      what: 'one guest who asks again and again is asked for a code at call',
      wanted: '21',
      seen: String(first),
    },
  ];
}

/** Sends one byte of a body a second, and never the last one. */
async function slowBodies(
  servers: Readonly<Record<string, { host: string; port: number }>>,
): Promise<Row[]> {
  return Promise.all(
    Object.entries(servers).map(async ([name, { host, port }]) => {
      const began = Date.now();
      await new Promise<void>((resolve) => {
        const socket = connect(port, host).on('error', () => undefined);
        const trickle = setInterval(() => socket.write(' '), 1000);
        socket.write(
          'POST /apiv2/validate_email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
        );
        socket.resume().on('close', () => {
          clearInterval(trickle);
          resolve();
        });
        setTimeout(() => socket.destroy(), 90_000).unref();
      });
      return {
        what: `a body that trickles to ${name} is closed within a minute`,
        wanted: 'yes',
        seen: Date.now() - began <= 60_000 ? 'yes' : 'no',
      };
    }),
  );
}
