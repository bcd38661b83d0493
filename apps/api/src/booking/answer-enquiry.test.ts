import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { insertTogether } from '../testing/insert-together.ts';
import { linkIn, mailsAbout } from '../testing/outbox.ts';
import { noLock } from '../testing/no-lock.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { openFreshPostgres, patience, storeRecords } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, type Visitor, valueOf, visitor } from '../testing/visitor.ts';

/** Cellar: a room that can only be booked on request. */
async function enquire(
  guest: Visitor,
  title: string,
  start: string,
  email = aContact.email,
  language = 'en',
): Promise<string> {
  const { orderId } = await guest.orderFor(
    title,
    aQuery({ start }),
    { ...aContact, email, additionalInfo: 'Is there <b>parking</b>?' },
    language,
  );
  valueOf(await guest.process(orderId, { paymentMethod: 'none' }));
  return orderId;
}

const linksOf = async (database: Database, orderId: string) => {
  const toVenue = (await mailsAbout(database, orderId)).find(
    ({ to }) => to === 'venue@example.com',
  );
  return { accept: linkIn(toVenue, 0), decline: linkIn(toVenue, 1) };
};

describe('the venue’s answer to an enquiry', () => {
  let test: TestApp;
  let database: Database;
  let guest: Visitor;
  let weeks = 8;
  const freshStart = () => `${aDay((weeks += 1))}T09:00`;
  const venueClicks = async (method: 'GET' | 'POST', url: string) => {
    const { statusCode, payload, headers } = await browser(test.app).send({
      method,
      url,
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' }
        : {}),
    });
    return { status: statusCode, page: payload, headers };
  };
  const isFree = async (title: string, start: string) =>
    (await guest.offers(aQuery({ start }))).offers.rooms.find((offer) => offer.room.title === title)
      ?.room.available;

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [
      aVenueRecord(),
      aVenueRecord({ alias: 'haus', title: 'Haus', defaultLanguage: 'de', packages: [] }),
    ]);
    test = await startTestApp({ database });
    guest = visitor(test.app);
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('shows the request and one button, and opening the page changes nothing (D-16)', async () => {
    const start = freshStart();
    const orderId = await enquire(guest, 'Cellar', start);
    const { accept, decline } = await linksOf(database, orderId);
    for (const url of [accept, decline, accept]) {
      const { status, page, headers } = await venueClicks('GET', url);
      expect(status).toBe(200);
      expect(page).toContain('Cellar');
      expect(page).toContain(aContact.email);
      expect(page).toContain('Is there &lt;b&gt;parking&lt;/b&gt;?');
      expect(page.match(/<button/g)).toHaveLength(1);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).not.toContain('script');
      // The page links to the opposite answer.
      expect(page).toContain(`href="${url === accept ? decline : accept}"`);
    }
    expect(JSON.parse((await guest.order(orderId)).text).status).toBe('enquiry');
    expect(await isFree('Cellar', start)).toBe(true);
  });

  it('books the room when it is accepted, mails the visitor, and answers a second click the same (D-16)', async () => {
    const start = freshStart();
    const orderId = await enquire(guest, 'Cellar', start, 'first@example.com');
    const { accept, decline } = await linksOf(database, orderId);
    const done = await venueClicks('POST', accept);
    expect([done.status, done.page.includes('The enquiry is accepted')]).toEqual([200, true]);
    expect(await isFree('Cellar', start)).toBe(false);
    const order = await guest.order(orderId);
    expect([JSON.parse(order.text).status, valueOf(order).isEnquiry]).toEqual(['confirmed', false]);
    for (const [method, url] of [
      ['POST', accept],
      ['POST', decline],
      ['GET', decline],
    ] as const)
      expect((await venueClicks(method, url)).page).toContain('The enquiry is accepted');
    const [, , accepted, loginDetails, ...others] = await mailsAbout(database, orderId);
    expect(others).toEqual([]);
    expect(accepted).toMatchObject({ to: 'first@example.com', replyTo: 'venue@example.com' });
    expect(accepted?.subject).toMatch(/^Your enquiry FY-\d+ is accepted: Test House$/);
    expect(accepted?.calendar).toContain('BEGIN:VEVENT');
    expect(loginDetails?.subject).toBe('Your account: set a password');
    expect((await test.app.inject(`/apiv2/orders/${orderId}/calendar.ics`)).statusCode).toBe(200);
  });

  it('books nothing when it is declined, and mails the visitor in their language (D-16)', async () => {
    const start = freshStart();
    const orderId = await enquire(guest, 'Cellar', start, aContact.email, 'de');
    const { accept, decline } = await linksOf(database, orderId);
    expect((await venueClicks('POST', decline)).page).toContain('The enquiry is declined');
    expect((await venueClicks('POST', accept)).page).toContain('The enquiry is declined');
    expect(await isFree('Cellar', start)).toBe(true);
    const [, , declined, ...others] = await mailsAbout(database, orderId);
    expect(others).toEqual([]);
    expect(declined?.subject).toMatch(/^Test House kann Ihre Anfrage FY-\d+ nicht annehmen$/);
  });

  it('says that the room is taken, and leaves the enquiry open (D-16)', async () => {
    const start = freshStart();
    const [first, second] = [
      await enquire(guest, 'Cellar', start),
      await enquire(guest, 'Cellar', start),
    ];
    await venueClicks('POST', (await linksOf(database, first)).accept);
    const { accept, decline } = await linksOf(database, second);
    const refused = await venueClicks('POST', accept);
    expect([
      refused.status,
      refused.page.includes('The room is taken'),
      refused.page.includes(aContact.email),
    ]).toEqual([409, true, true]);
    expect(JSON.parse((await guest.order(second)).text).status).toBe('enquiry');
    expect(await mailsAbout(database, second)).toHaveLength(2);
    expect((await venueClicks('POST', decline)).page).toContain('The enquiry is declined');
  });

  it('does not accept while another visitor holds the room', async () => {
    const start = freshStart();
    const orderId = await enquire(guest, 'Cellar', start);
    const { accept } = await linksOf(database, orderId);
    const cart = valueOf(await guest.createCart(await guest.cartBody('Sky', aQuery({ start }))));
    const cellar = (await guest.offers(aQuery({ start }))).offers.rooms.find(
      (offer) => offer.room.title === 'Cellar',
    )?.room.id;
    await database.query('UPDATE allocation SET room_id = $2 WHERE cart_id = $1', [cart, cellar]);
    expect((await venueClicks('POST', accept)).status).toBe(409);
    test.clock.advance(1201);
    expect((await venueClicks('POST', accept)).status).toBe(200);
  });

  it('is stored once when several answers arrive at once', async () => {
    const orderId = await enquire(guest, 'Cellar', freshStart());
    const { accept, decline } = await linksOf(database, orderId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        venueClicks('POST', index % 2 === 0 ? accept : decline),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const titles = new Set(answers.map(({ page }) => /<h1>(.*?)<\/h1>/.exec(page)?.[1]));
    expect(titles.size).toBe(1);
    const changed = (await mailsAbout(database, orderId)).filter(
      ({ to, subject }) => to === aContact.email && /accepted|cannot/.test(subject),
    );
    expect(changed).toHaveLength(1);
  });

  it('is shown in the venue’s language', async () => {
    const german = visitor(test.app, 'haus');
    const orderId = await enquire(german, 'Cellar', freshStart());
    const { page } = await venueClicks('GET', (await linksOf(database, orderId)).accept);
    expect(page).toContain('<html lang="de" dir="ltr">');
    expect(page).toMatch(/Anfrage FY-\d+ annehmen\?/);
  });

  it('refuses a link with another number, purpose, order or a made-up token', async () => {
    const [mine, other] = [
      await enquire(guest, 'Cellar', freshStart()),
      await enquire(guest, 'Cellar', freshStart()),
    ];
    const [{ accept }, links] = [await linksOf(database, mine), await linksOf(database, other)];
    const [, , , number = '', token = ''] = accept.split('/');
    const toVisitor = (await mailsAbout(database, mine)).find(({ to }) => to === aContact.email);
    const cancelToken = linkIn(toVisitor, 1).split('/').at(-1) ?? '';
    const wrong = [
      accept.replace(number, links.accept.split('/')[3] ?? ''),
      accept.replace(token, cancelToken),
      accept.replace(token, 'A'.repeat(43)),
      accept.replace(token, 'x'),
      accept.replace(number, '99999999999999999999'),
      accept.replace(number, 'x'),
    ];
    for (const url of wrong)
      for (const method of ['GET', 'POST'] as const)
        expect([url, (await venueClicks(method, url)).status]).toEqual([url, 404]);
    expect(JSON.parse((await guest.order(mine)).text).status).toBe('enquiry');
  });

  it('after acceptance and cancellation shows a cancelled booking, and the visitor gets a mail (D-16, D-17)', async () => {
    const orderId = await enquire(guest, 'Cellar', freshStart());
    await venueClicks('POST', (await linksOf(database, orderId)).accept);
    expect(valueOf(await guest.order(orderId))).toMatchObject({
      status: 'confirmed',
      isEnquiry: false,
      cancellation: null,
    });
    const { fee } = JSON.parse(
      (await browser(test.app).send({ url: `/apiv2/orders/${orderId}/cancellation` })).payload,
    );
    expect(
      (
        await browser(test.app).send({
          method: 'POST',
          url: `/apiv2/orders/${orderId}/cancellation`,
          payload: { fee: fee?.minor ?? null },
        })
      ).statusCode,
    ).toBe(200);
    expect(valueOf(await guest.order(orderId))).toMatchObject({
      status: 'cancelled',
      isEnquiry: false,
    });
  });

  it.each([
    ['localhost', undefined],
    ['easy.corporate.localhost', 'easy.corporate.localhost'],
    ['evil.example', undefined],
  ])(
    'of a visitor on %s: their mails link to %s, those of the venue to the default site',
    async (hostname, host) => {
      const email = `at-${hostname}@example.com`;
      const orderId = await enquire(
        visitor(test.app, 'test-house', hostname),
        'Cellar',
        freshStart(),
        email,
      );
      await venueClicks('POST', (await linksOf(database, orderId)).accept);
      const mails = await mailsAbout(database, orderId);
      const hosts = (to: string) =>
        mails
          .filter((mail) => mail.to === to)
          .flatMap(({ links = [] }) => links.map((link) => link.host ?? undefined));
      // Links to the booking's page and to take it back, twice, and to set a password.
      expect(hosts(email)).toEqual([host, host, host, host, host]);
      expect(hosts('venue@example.com')).toEqual([undefined, undefined, undefined]);
    },
  );

  it('accepts nothing once the start of the meeting has passed', async () => {
    const late = await startTestApp({ database });
    const orderId = await enquire(guest, 'Cellar', freshStart());
    const { accept } = await linksOf(database, orderId);
    late.clock.advance(400 * 86_400);
    const click = await browser(late.app).send({
      method: 'POST',
      url: accept,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    expect([click.statusCode, click.payload.includes('It is too late')]).toEqual([410, true]);
    expect((await browser(late.app).send({ url: accept })).payload).not.toContain('<button');
    // The visitor sees that the venue did not answer.
    expect(valueOf(await visitor(late.app).order(orderId))).toMatchObject({
      status: 'expired',
      isEnquiry: true,
    });
    await late.app.close();
  });

  it('keeps no token of a link in the database', async () => {
    const orderId = await enquire(guest, 'Cellar', freshStart());
    const token = (await linksOf(database, orderId)).accept.split('/')[4] ?? '';
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await database.query('SELECT * FROM jobs.job'))).not.toContain(token);
  });
});

describe('enquiries for one room, accepted at once on PostgreSQL', () => {
  async function round({
    lock,
    constraint,
    enquiries = 12,
  }: {
    lock: boolean;
    constraint: boolean;
    enquiries?: number;
  }): Promise<{ accepted: number; taken: number; booked: number }> {
    const database = await openFreshPostgres(20);
    try {
      await storeRecords(database, [aVenueRecord()]);
      if (!constraint)
        await database.query('ALTER TABLE allocation DROP CONSTRAINT room_taken_once');
      const { app } = await startTestApp({ database, ...(lock ? {} : { roomLock: noLock }) });
      const guest = visitor(app);
      const start = `${aDay(9)}T09:00`;
      const links: string[] = [];
      for (let count = 0; count < enquiries; count += 1)
        links.push((await linksOf(database, await enquire(guest, 'Cellar', start))).accept);
      const acceptAll = () =>
        Promise.all(
          links.map((url) =>
            browser(app).send({
              method: 'POST',
              url,
              headers: { 'content-type': 'application/x-www-form-urlencoded' },
              payload: '',
            }),
          ),
        );
      const pages = await (lock ? acceptAll() : insertTogether(database, 'allocation', acceptAll));
      const booked = await database.query('SELECT 1 AS one FROM allocation');
      await app.close();
      return {
        accepted: pages.filter(({ statusCode }) => statusCode === 200).length,
        taken: pages.filter(({ payload }) => payload.includes('The room is taken')).length,
        booked: booked.length,
      };
    } finally {
      await database.close();
    }
  }

  it('only one gets the room (D-16)', async () => {
    expect(await round({ lock: true, constraint: true })).toEqual({
      accepted: 1,
      taken: 11,
      booked: 1,
    });
  });

  it('only one gets the room without the lock: the constraint refuses the others', async () => {
    // Without the lock the calls deadlock in the constraint, and the database resolves deadlocks
    // one by one: keep the number small.
    expect(await round({ lock: false, constraint: true, enquiries: 4 })).toEqual({
      accepted: 1,
      taken: 3,
      booked: 1,
    });
  });

  it('several get the room without lock and constraint, so the test above can fail', async () => {
    expect((await round({ lock: false, constraint: false })).accepted).toBeGreaterThan(1);
  });
});
