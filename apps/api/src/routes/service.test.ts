import { createHash } from 'node:crypto';
import { endpoints, listVenues, loadCancellationTerms } from '@foyer/contract';
import { instantOf } from '@foyer/domain';
import * as v from 'valibot';
import { visitHeader } from '@foyer/serving';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aRoomRecord, aVenueRecord } from '../testing/a-venue-record.ts';
import { signedVisit } from '../testing/signed-visit.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openFreshPostgres();
  await storeRecords(database, [
    aVenueRecord({ rooms: [aRoomRecord({ rates: { hourly: 50 } })], packages: [] }),
  ]);
  test = await startTestApp({ database, embedOrigins: ['https://hotel.example'] });
}, patience);
afterAll(async () => {
  await test.app.close();
  await database.close();
});

it('describes every endpoint in OpenAPI 3.1', async () => {
  const document = (await test.app.inject('/apiv2/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const endpoint of endpoints) {
    const operation =
      document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(endpoint.id);
    expect(operation.responses[200].content).toBeTruthy();
  }
});

it('is up and ready', async () => {
  expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'up' });
  expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

it('serves a venue under its newer and its older URL, which ends in a slash (API-011, API-012, B-044)', async () => {
  const newer = await test.app.inject('/apiv2/venues/test-house/en');
  const older = await test.app.inject('/apiv2/venues/test-house/en/?v=1000');
  expect([newer.statusCode, older.statusCode]).toEqual([200, 200]);
  expect(older.json()).toEqual(newer.json());
});

it('lists the venues for the start page, and every endpoint answers by its schema', async () => {
  const listed = v.parse(
    listVenues.answer,
    (await test.app.inject('/apiv2/venues?lang=de')).json(),
  );
  expect(listed.map((venue) => venue.alias)).toContain('test-house');
  expect(listed.every((venue) => venue.rooms > 0)).toBe(true);
});

it('answers whether the venue’s lead time allows a day (API-005)', async () => {
  const allow = async (date: string) =>
    (
      await test.app.inject({
        method: 'POST',
        url: '/apiv2/check-lead-times',
        payload: { venue_id: 'test-house', date, delegates: 4 },
      })
    ).json();
  expect(await allow('01-12-2199 09:00')).toEqual({ allow: true });
  expect(await allow('01-12-2001 09:00')).toEqual({ allow: false });
});

describe('the pages to which a card frame returns (API-038, A-163)', () => {
  it.each([
    ['/apiv2/getcardtoken/success?cardToken=card_1', { cardToken: 'card_1' }],
    ['/apiv2/getcardtoken/failure', { error: 'card_failed' }],
    [
      '/apiv2/getcardtoken/success?cardToken=%3C%2Fscript%3E%3Cscript%3Ealert(1)',
      { cardToken: '</script><script>alert(1)' },
    ],
  ])('%s tells the parent on its own origin, and runs that script only', async (url, message) => {
    const answer = await test.app.inject(url);
    const [, json] =
      /<script type="application\/json" id="message">(.*?)<\/script>/.exec(answer.payload) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({ message, to: null });
    const scripts = [...answer.payload.matchAll(/<script>(.*?)<\/script>/g)].map(
      ([, code]) => code ?? '',
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toContain('location.origin');
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  it('answer a website that may show tags of the site, and nobody else', async () => {
    const ask = (parent: string, headers: Record<string, string>) =>
      test.app.inject({
        url: `/apiv2/getcardtoken/success?parent=${encodeURIComponent(parent)}&cardToken=card_1`,
        headers,
      });
    const ofSite = { [visitHeader]: signedVisit('localhost') };
    const allowed = await ask('https://hotel.example', ofSite);
    expect(allowed.headers['content-security-policy']).toContain(
      'frame-ancestors https://hotel.example;',
    );
    expect(allowed.payload).toContain('"to":"https://hotel.example"');
    const framed = await test.app.inject({
      url: '/apiv2/getcardtoken/success?outer=https%3A%2F%2Fhotel.example&cardToken=card_1',
      headers: ofSite,
    });
    expect(framed.headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://hotel.example;",
    );
    expect(framed.payload).toContain('"to":null');
    for (const refused of [
      await ask('https://hotel.example.evil', ofSite),
      await ask('*', ofSite),
      // Past the front door no site is known.
      await ask('https://hotel.example', {}),
    ]) {
      expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'self';");
      expect(refused.payload).toContain('"to":null');
    }
  });
});

it('returns a cart by its id, and the terms of cancelling it (API-019, API-020)', async () => {
  const guest = visitor(test.app);
  const cartId = valueOf(await guest.createCart(await guest.cartBody('Sky', aQuery())));
  const cart = valueOf(await guest.cart(cartId));
  expect(cart).toMatchObject({
    id: cartId,
    status: 'open',
    items: [{ title: 'Sky', delegates: 8 }],
  });
  const termsOf = (id: string) =>
    guest.call('POST', `/apiv2/en/cart/${id}/cancelation-terms`, loadCancellationTerms.answer, {});
  const { yours, freeUntil } = valueOf(await termsOf(cartId));
  expect([yours.maxPeople, freeUntil]).toEqual([
    10,
    (cart.items[0]?.startInstant ?? 0) - yours.daysAhead * 86_400,
  ]);
  expect((await termsOf('nobody')).problem).toMatchObject({ status: 404, code: 'cart_not_found' });
});

it('says of every answer that no page may run, frame or sniff it', async () => {
  for (const url of ['/apiv2/venues', '/v2/cart/nobody', '/nothing/here'])
    expect((await test.app.inject(url)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-site',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
});

it('answers a failure of its own without its words', async () => {
  const failing = await startTestApp({ database });
  failing.app.get('/fails', () => {
    throw new Error('password of the database');
  });
  const answer = await failing.app.inject('/fails');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.json()).toMatchObject({ status: 500, code: 'internal' });
  expect(answer.payload).not.toContain('password');
  await failing.app.close();
});

it('gives a session its own token, and the same one again', async () => {
  const first = await test.app.inject({ method: 'POST', url: '/services/session/token' });
  const cookie = first.cookies[0];
  expect(cookie).toMatchObject({ name: 'foyer_session', httpOnly: true, sameSite: 'Lax' });
  const again = await test.app.inject({
    method: 'POST',
    url: '/services/session/token',
    cookies: { foyer_session: cookie?.value ?? '' },
  });
  expect(again.payload).toBe(first.payload);
  expect(
    (await test.app.inject({ method: 'POST', url: '/services/session/token' })).payload,
  ).not.toBe(first.payload);
});

describe('the calendar file', () => {
  it('has the right instants across a night when clocks change', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const march = new Date(Date.UTC(year, 2, 31));
    const sunday = new Date(march.getTime() - march.getUTCDay() * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const saturday = new Date(Date.parse(sunday) - 86_400_000).toISOString().slice(0, 10);
    await storeRecords(database, [
      aVenueRecord({
        alias: 'night-house',
        packages: [
          {
            code: 'night',
            title: 'Night',
            length: 24,
            min: 1,
            max: 20,
            instantBookable: true,
            rooms: ['sky'],
            unitPrice: 90,
          },
        ],
      }),
    ]);
    const guest = visitor(test.app, 'night-house');
    const { orderId } = await guest.orderFor(
      'Night',
      aQuery({
        kind: 'package',
        start: `${saturday}T20:00`,
        end: `${sunday}T08:00`,
        meetingLength: 'overnight',
      }),
    );
    expect((await test.app.inject(`/apiv2/orders/${orderId}/calendar.ics`)).statusCode).toBe(404);
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    const file = await test.app.inject(`/apiv2/orders/${orderId}/calendar.ics`);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(file.payload).toContain(`DTSTART:${saturday.replaceAll('-', '')}T180000Z`);
    expect(file.payload).toContain(`DTEND:${sunday.replaceAll('-', '')}T050000Z`);
    expect(
      (instantOf(`${sunday}T08:00`, 'Europe/Helsinki') -
        instantOf(`${saturday}T20:00`, 'Europe/Helsinki')) /
        3600,
    ).toBe(11);
  });

  it.each([
    ['en', 31, 'EN', 'Sky\\, Test House'],
    ['ar', 32, 'AR', 'Sky، Test House'],
    ['zh', 33, 'ZH', 'Sky，Test House'],
  ])('in %s joins its names as the language does', async (language, day, product, summary) => {
    const guest = visitor(test.app);
    const { orderId } = await guest.orderFor(
      'Sky',
      aQuery({ start: `${aDay(day)}T09:00` }),
      aContact,
      language,
    );
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    const { payload } = await test.app.inject(`/apiv2/orders/${orderId}/calendar.ics`);
    expect(payload).toContain(`PRODID:-//Foyer//Booking//${product}\r\n`);
    expect(payload).toContain(`SUMMARY:${summary}\r\n`);
  });
});

it('limits creating calls by address, and names the limit', async () => {
  const limited = await startTestApp({ database, rateLimit: 3 });
  const call = (address: string, url = '/apiv2/create/cart2') =>
    limited.app.inject({
      method: 'POST',
      url,
      payload: {},
      headers: { [visitHeader]: signedVisit('localhost', address) },
    });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await call('203.0.113.1')).statusCode);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  const refused = await call('203.0.113.1');
  expect(refused.json()).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('203.0.113.2')).statusCode).toBe(400);
  // Nobody else is believed whom they speak for, from wherever they call.
  const direct = [];
  for (let count = 0; count < 4; count += 1)
    direct.push(
      (
        await limited.app.inject({
          method: 'POST',
          url: '/apiv2/create/cart2',
          payload: {},
          headers: { 'x-forwarded-for': `203.0.113.${10 + count}` },
        })
      ).statusCode,
    );
  expect(direct).toEqual([400, 400, 400, 429]);
  for (const url of ['create/cart', 'create/order', 'opera/create-cart', 'process/o1']) {
    const statuses = [];
    for (let count = 0; count < 4; count += 1)
      statuses.push((await call('203.0.113.3', `/apiv2/${url}`)).statusCode);
    expect([url, statuses.map((status) => status === 429)]).toEqual([
      url,
      [false, false, false, true],
    ]);
  }
  await limited.app.close();
});

it('serves a new version of a venue at once, whichever process stored it', async () => {
  const guest = visitor(test.app);
  expect((await guest.venue()).title).toBe('Test House');
  await storeRecords(database, [
    aVenueRecord({
      title: 'Renamed',
      rooms: [aRoomRecord({ rates: { hourly: 70 } })],
      packages: [],
    }),
  ]);
  expect((await guest.venue()).title).toBe('Renamed');
  expect((await guest.offers(aQuery())).offers.rooms[0]?.price?.total.minor).toBe(56000);
});
