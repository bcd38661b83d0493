import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandOf, brandRules } from '@foyer/sites';
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
const cappedBrand = brandOf('capped-corporate');
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
  const quoted = async (guest: Guest): Promise<string> => {
    const { text } = await guest('/apiv2/all-room-info', {
      venue_id: id,
      startDateTime: `${day} 09:00`,
      endDateTime: `${day} 14:00`,
      delegates: 8,
      checkAvailandPrices: true,
    });
    return text;
  };
  const totals = (text: string): string => {
    const found = text.match(/"price(_vat)?":[\d.]+/g);
    if (found === null) throw new Error(`no prices: ${text}`);
    return found.join(' ');
  };
  const ofCapped = await quoted(at(capped, 2));
  const [own, others, direct] = [
    totals(ofCapped),
    totals(await quoted(at(standard, 3))),
    totals(await quoted(past)),
  ];
  const page = await at(
    capped,
    2,
  )(
    `/${venue}?${new URLSearchParams({
      type: 'room',
      'meeting-length': '5',
      delegates: '8',
      datetime: `${year}-${month}-${date}T09:00`,
      'end-datetime': `${year}-${month}-${date}T14:00`,
    })}`,
  );
  const same = (one: string, other: string) => (one === other ? 'the same' : 'others');
  return [
    {
      what: 'prices of five hours at a site with short bands, against the standard site',
      wanted: 'others',
      seen: same(own, others),
    },
    {
      what: 'price on the first card of its page, which the front door draws, in the call’s answer',
      wanted: 'there',
      seen: quotes(ofCapped, firstPrice(page.text)) ? 'there' : 'missing',
    },
    {
      what: 'prices of who calls the API itself and names that site, against the standard site',
      wanted: 'the same',
      seen: same(direct, others),
    },
  ];
}

/** The first total of a drawn page, such as 1,250.00. */
const firstPrice = (page: string): number | null => {
  const [, amount] = /<article[\s\S]*?€([\d,]+\.\d\d)/.exec(page) ?? [];
  return amount === undefined ? null : Number(amount.replaceAll(',', ''));
};

const quotes = (answer: string, price: number | null): boolean =>
  (JSON.parse(answer) as { roomList: { correct_price: { total_price: number } | null }[] }).roomList
    .map(({ correct_price: quote }) => quote?.total_price)
    .includes(price ?? Number.NaN);

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
  const [accent] = cappedBrand.accent;
  return [
    {
      what: 'the canonical address of a venue page begins with',
      wanted: origin,
      seen: /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(page.text)?.[1] ?? 'none',
    },
    {
      what: 'the link in a mail begins with',
      wanted: origin,
      seen: /(https?:\/\/[^/\s]+)/.exec(mail.text)?.[1] ?? 'none',
    },
    {
      what: 'brand of that page',
      wanted: 'the site’s',
      seen: page.text.includes(brandRules(cappedBrand)) ? 'the site’s' : 'another',
    },
    {
      what: 'sender and colour of that mail',
      wanted: 'the site’s',
      seen:
        mail.from.includes(cappedBrand.sender?.name ?? '-') && mail.html.includes(accent)
          ? 'the site’s'
          : 'another’s',
    },
  ];
}

type Mail = { from: string; text: string; html: string };

/** The first mail to an address; empty where none comes within ten seconds. */
async function mailTo(sandbox: string, address: string): Promise<Mail> {
  for (let tries = 0; tries < 50; tries += 1) {
    const inbox = await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(address)}`);
    const [mail] = (await inbox.json()) as Mail[];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { from: '', text: '', html: '' };
}

/** Logs in with a wrong password; whether too many have been tried. */
async function isLockedOut(guest: Guest, username: string): Promise<boolean> {
  const { text: token } = await guest('/services/session/token', {});
  const { status } = await guest('/apiv2/user/login', { username, password: 'wrong' }, token);
  return status === 429;
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
  // More than the 60 that one address may try.
  let locked = 0;
  for (let number = 0; number < 61; number += 1)
    if (await isLockedOut(at(standard, 110 + number), `guest-${number}@example.com`)) locked += 1;
  const guesser = at(standard, 180);
  let lockedAt = 0;
  for (let number = 0; number < 70 && lockedAt === 0; number += 1)
    if (await isLockedOut(guesser, `guessed-${number}@example.com`)) lockedAt = number + 1;
  const next = at(standard, 181);
  return [
    { what: '61 guests who log in, of whom are locked out', wanted: '0', seen: String(locked) },
    {
      what: 'one guest who tries the passwords of many is locked out at call',
      wanted: '61',
      seen: String(lockedAt),
    },
    {
      what: 'the guest after them is locked out',
      wanted: 'no',
      seen: (await isLockedOut(next, 'next@example.com')) ? 'yes' : 'no',
    },
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
