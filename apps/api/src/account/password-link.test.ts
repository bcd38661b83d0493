import { createUser, loadUser, loginUser, requestPasswordLink, setPassword } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { aVenueRecord } from '../testing/a-venue-record.ts';
import { browser } from '../testing/browser.ts';
import { addressIn, linkIn, mailsTo } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, storeRecords, openFreshPostgres } from '../testing/test-databases.ts';
import { aContact, aDay, aQuery, valueOf, visitor } from '../testing/visitor.ts';

const password = 'four words in a row';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('links to set a password', () => {
  let test: TestApp;
  let database: Database;
  let people = 0;
  const someone = () => browser(test.app, `198.51.100.${(people += 1)}`);
  const anEmail = () => `aino${(people += 1)}@example.com`;
  const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
  /** Books without a login. */
  const book = async (email: string, title = 'Sky') => {
    const guest = visitor(test.app);
    const { orderId } = await guest.orderFor(
      title,
      aQuery({ start: `${aDay((people += 1) + 8)}T09:00` }),
      { ...aContact, email },
    );
    valueOf(await guest.process(orderId, { paymentMethod: title === 'Attic' ? 'none' : 'onsite' }));
    return orderId;
  };
  const linkMails = async (email: string) =>
    (await mailsTo(database, email)).filter(({ links }) =>
      links?.some(({ purpose }) => purpose === 'password'),
    );
  const linkFor = async (email: string) => linkIn((await linkMails(email)).at(-1));

  beforeAll(async () => {
    database = await openFreshPostgres();
    await storeRecords(database, [aVenueRecord()]);
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('mails a link after a booking without an account, which makes the account and logs in, once (ROLE-010, REGUS-054)', async () => {
    const email = anEmail();
    await book(email);
    const token = tokenOf(await linkFor(email));
    const me = someone();
    expect(valueOf(await me.call(setPassword, { token, password })).visitor).toEqual({
      kind: 'user',
      user: {
        username: email,
        firstName: aContact.firstName,
        lastName: aContact.lastName,
        email,
        phone: aContact.phone,
        company: aContact.company,
        acceptedGdpr: true,
        roleIds: [4],
      },
    });
    expect(valueOf(await me.call(loadUser)).visitor.kind).toBe('user');
    expect((await someone().call(loginUser, { username: email, password })).status).toBe(200);
    expect(
      (await someone().call(setPassword, { token, password: 'another password' })).problem,
    ).toMatchObject({ status: 410, code: 'link_invalid', field: 'token' });
    expect((await someone().call(loginUser, { username: email, password })).status).toBe(200);
  });

  it('refuses a password that is too short or too long and an invalid token, naming the field (ERR-002)', async () => {
    const token = 'A'.repeat(43);
    const refusals = [
      await someone().call(setPassword, { token, password: 'short' }),
      await someone().call(setPassword, { token, password: 'x'.repeat(201) }),
      await someone().call(setPassword, { token: 'x', password }),
    ];
    expect(refusals.map(({ problem }) => [problem?.status, problem?.code, problem?.field])).toEqual(
      [
        [400, 'invalid_field', 'password'],
        [400, 'invalid_field', 'password'],
        [400, 'invalid_field', 'token'],
      ],
    );
    expect((await someone().call(setPassword, { token, password })).problem).toMatchObject({
      status: 410,
      code: 'link_invalid',
    });
  });

  it('mails one link for several bookings, none for an enquiry, and none if there is an account (ROLE-010)', async () => {
    const [often, asking, known] = [anEmail(), anEmail(), anEmail()];
    await book(often);
    await book(often);
    await book(asking, 'Attic');
    await someone().call(createUser, {
      email: known,
      first_name: 'A',
      last_name: 'B',
      password,
      is_accepted_gdpr: true,
    });
    await book(known.toUpperCase());
    expect([
      (await linkMails(often)).length,
      (await linkMails(asking)).length,
      (await linkMails(known)).length,
    ]).toEqual([1, 0, 0]);
  });

  it('stores nothing by which the database alone could open an account', async () => {
    const email = anEmail();
    await book(email);
    const token = tokenOf(await linkFor(email));
    const stored = JSON.stringify([
      await database.query('SELECT * FROM password_link'),
      await database.query('SELECT * FROM jobs.job'),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).toContain(email);
  });

  it('accepts a link once when it is used ten times at once', async () => {
    const email = anEmail();
    await book(email);
    const token = tokenOf(await linkFor(email));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => someone().call(setPassword, { token, password })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === 'link_invalid')).toHaveLength(9);
  });

  it('ends every earlier login, gives the account to the owner of the mailbox, and drops an earlier password', async () => {
    const email = anEmail();
    const squatter = someone();
    await squatter.call(createUser, {
      email,
      first_name: 'Not',
      last_name: 'Aino',
      password: 'the password of a squatter',
      is_accepted_gdpr: true,
    });
    expect(
      valueOf(
        await someone().call(requestPasswordLink, { email: email.toUpperCase(), lang: 'de' }),
      ),
    ).toEqual({ sent: true });
    const [mail] = await linkMails(email);
    expect(mail?.subject).toBe('Neues Passwort festlegen');
    expect(
      (await someone().call(setPassword, { token: tokenOf(linkIn(mail)), password })).status,
    ).toBe(200);
    expect(valueOf(await squatter.call(loadUser)).visitor.kind).toBe('anonymous');
    expect(
      (await someone().call(loginUser, { username: email, password: 'the password of a squatter' }))
        .problem?.code,
    ).toBe('wrong_password');
    expect((await someone().call(loginUser, { username: email, password })).status).toBe(200);
  });

  it('gives the same answer for an address without an account, and sends nothing', async () => {
    const email = anEmail();
    expect(valueOf(await someone().call(requestPasswordLink, { email }))).toEqual({ sent: true });
    expect(await mailsTo(database, email)).toEqual([]);
  });

  it('does not flood a mailbox', async () => {
    const email = anEmail();
    await someone().call(createUser, {
      email,
      first_name: 'A',
      last_name: 'B',
      password,
      is_accepted_gdpr: true,
    });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 7; count += 1)
      codes.push((await someone().call(requestPasswordLink, { email })).problem?.code);
    expect(codes).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'rate_limited',
      'rate_limited',
    ]);
    expect(await linkMails(email)).toHaveLength(5);
  });

  it('expires after seven days with a booking, after an hour on request', async () => {
    const [booking, asking] = [anEmail(), anEmail()];
    const later = await startTestApp({ database });
    await book(booking);
    await someone().call(createUser, {
      email: asking,
      first_name: 'A',
      last_name: 'B',
      password,
      is_accepted_gdpr: true,
    });
    await someone().call(requestPasswordLink, { email: asking });
    const use = async (email: string) =>
      (
        await browser(later.app, `198.51.100.${(people += 1)}`).call(setPassword, {
          token: tokenOf(await linkFor(email)),
          password,
        })
      ).problem?.code;
    later.clock.advance(3601);
    expect(await use(asking)).toBe('link_invalid');
    later.clock.advance(7 * 86_400 - 3600);
    expect(await use(booking)).toBe('link_invalid');
    await later.app.close();
  });

  it('leads to a page with a form, which viewing does not use up, and which sets the password', async () => {
    const email = anEmail();
    await book(email);
    const url = await linkFor(email);
    const me = someone();
    for (let look = 0; look < 3; look += 1)
      expect((await me.send({ url })).payload).toContain('type="password"');
    const short = await me.send({ method: 'POST', url, headers: form, payload: 'password=short' });
    expect([short.statusCode, short.payload.includes('At least 10 characters')]).toEqual([
      400,
      true,
    ]);
    const done = await me.send({
      method: 'POST',
      url,
      headers: form,
      payload: new URLSearchParams({ password }).toString(),
    });
    expect([
      done.statusCode,
      done.payload.includes('Your password is set'),
      done.payload.includes('href="/user/login"'),
      done.cookies,
    ]).toEqual([200, true, true, []]);
    expect(done.headers['content-security-policy']).toContain("form-action 'self'");
    expect((await someone().call(loginUser, { username: email, password })).status).toBe(200);
    const gone = await me.send({ url });
    expect([
      gone.statusCode,
      gone.payload.includes('This link no longer works'),
      gone.payload.includes('href="/user/password"'),
    ]).toEqual([410, true, true]);
    expect((await me.send({ url: '/apiv2/user/password/nothing' })).statusCode).toBe(410);
  });

  it.each([
    ['of a German mail', 'de', 'whole', 'en-GB', 'Passwort festlegen'],
    ['of an English mail', 'en', 'whole', 'de-DE,de;q=0.9', 'Set a password'],
    ['that somebody shortened', 'en', '', 'de-DE,de;q=0.9', 'Passwort festlegen'],
    ['that asks for another language', 'en', '?lang=pt', 'en-GB', 'Set a password'],
  ])(
    '%s leads to a page in its language, else in the browser’s',
    async (_which, lang, end, accepts, title) => {
      const email = anEmail();
      await someone().call(createUser, {
        email,
        first_name: 'A',
        last_name: 'B',
        password,
        is_accepted_gdpr: true,
      });
      await someone().call(requestPasswordLink, { email, lang });
      const { pathname, search } = addressIn((await linkMails(email)).at(-1));
      const url = pathname + (end === 'whole' ? search : end);
      const { payload } = await someone().send({ url, headers: { 'accept-language': accepts } });
      expect(payload).toContain(`<h1>${title}</h1>`);
      const short = await someone().send({
        method: 'POST',
        url,
        headers: { ...form, 'accept-language': accepts },
        payload: 'password=short',
      });
      expect(short.payload).toContain(`<h1>${title}</h1>`);
    },
  );

  it.each([
    ['localhost', null],
    ['easy.corporate.localhost', 'easy.corporate.localhost'],
    ['evil.example', null],
  ])('requested on %s leads to the host %s', async (host, to) => {
    const email = anEmail();
    await someone().call(createUser, {
      email,
      first_name: 'A',
      last_name: 'B',
      password,
      is_accepted_gdpr: true,
    });
    await browser(test.app, '203.0.113.7', host).call(requestPasswordLink, { email });
    expect((await linkMails(email)).at(-1)?.links?.[0]?.host).toBe(to);
  });

  it('is not made for a booking by a logged-in user, whatever address was given', async () => {
    const [own, other] = [anEmail(), anEmail()];
    const me = someone();
    await me.call(createUser, {
      email: own,
      first_name: 'A',
      last_name: 'B',
      password,
      is_accepted_gdpr: true,
    });
    const guest = visitor(test.app, 'test-house', 'localhost', () =>
      Object.fromEntries(me.cookies),
    );
    const { orderId } = await guest.orderFor(
      'Sky',
      aQuery({ start: `${aDay((people += 1) + 8)}T09:00` }),
      { ...aContact, email: other },
    );
    valueOf(await guest.process(orderId, { paymentMethod: 'onsite' }));
    expect(await linkMails(other)).toEqual([]);
    const [order] = await database.query<{ email: string }>(
      'SELECT a.email FROM orders o JOIN account a ON a.id = o.account_id WHERE o.id = $1',
      [orderId],
    );
    expect(order?.email).toBe(own);
  });
});
