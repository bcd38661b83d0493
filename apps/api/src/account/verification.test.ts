import { createUser, sendVerificationCode, validateEmail } from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { codeIn, mailsTo } from '../testing/outbox.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';
import { valueOf } from '../testing/visitor.ts';

const free = { hasAccount: false, challenge: null };

describe('the check of an address', () => {
  let test: TestApp;
  let database: Database;
  let people = 0;
  const someone = () => browser(test.app, `198.51.100.${(people += 1)}`);
  const anEmail = () => `noor${(people += 1)}@example.com`;
  /** A computer that has already checked many addresses. */
  const busy = async () => {
    const computer = someone();
    for (let count = 0; count < 20; count += 1)
      expect(
        valueOf(await computer.call(validateEmail, { email: `many${count}@example.com` })),
      ).toEqual(free);
    return computer;
  };
  const withAccount = async () => {
    const email = anEmail();
    await someone().call(createUser, {
      email,
      first_name: 'Noor',
      last_name: 'Haddad',
      password: 'four words in a row',
      is_accepted_gdpr: true,
    });
    return email;
  };
  const lastCode = async (email: string) => codeIn((await mailsTo(database, email)).at(-1));

  beforeAll(async () => {
    database = await openFreshPostgres();
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it(
    'says whether it has an account, without a challenge for the first few (API-043, ' +
      'VERIFY-005, VERIFY-006, VERIFY-010, A-138, A-189)',
    async () => {
      const email = await withAccount();
      const me = someone();
      expect(valueOf(await me.call(validateEmail, { email: email.toUpperCase() }))).toEqual({
        hasAccount: true,
        challenge: null,
      });
      expect(JSON.parse((await me.call(validateEmail, { email: anEmail() })).text)).toEqual({
        challenge: false,
        error: '',
        user_has_account: false,
      });
      const kept = await me.send({
        method: 'POST',
        url: validateEmail.path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email }),
      });
      expect([kept.statusCode, kept.headers['cache-control']]).toEqual([200, 'no-store']);
      expect((await me.call(validateEmail, { email: 'noor' })).problem).toMatchObject({
        status: 400,
        code: 'invalid_field',
        field: 'email',
      });
    },
  );

  it('requires a mailed code after many checks, and reveals nothing before (API-043, VERIFY-001, VERIFY-009, A-139)', async () => {
    const email = await withAccount();
    const computer = await busy();
    const asked = await computer.call(validateEmail, { email });
    expect(JSON.parse(asked.text)).toEqual({
      challenge: true,
      error: `Please type the code that was mailed to ${email}.`,
      user_has_account: false,
    });
    expect(
      valueOf(
        await computer.call(validateEmail, { email, verification_code: await lastCode(email) }),
      ),
    ).toEqual({ hasAccount: true, challenge: null });
    expect(valueOf(await computer.call(validateEmail, { email })).challenge).not.toBeNull();
    expect(valueOf(await someone().call(validateEmail, { email }))).toEqual({
      hasAccount: true,
      challenge: null,
    });
  });

  it('reports a wrong code, accepts the right one once, and none after five tries (VERIFY-004, ERR-030)', async () => {
    const email = anEmail();
    const computer = await busy();
    await computer.call(validateEmail, { email });
    const code = await lastCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    const attempt = async (typed: string) =>
      valueOf(await someone().call(validateEmail, { email, verification_code: typed })).challenge;
    expect([await attempt(wrong), await attempt('12'), await attempt(code)]).toEqual([
      'Wrong verification code',
      'Wrong verification code',
      null,
    ]);
    expect(await attempt(code)).toBe('This code no longer counts. A new one was mailed.');
    const second = await lastCode(email);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => attempt(wrong === second ? '000002' : wrong)),
    );
    expect(tries).toEqual(Array.from({ length: 5 }, () => 'Wrong verification code'));
    expect(await attempt(second)).toBe('This code no longer counts. A new one was mailed.');
  });

  it(
    'mails the same code again, in the language of the page, and nothing without a pending code ' +
      '(API-044, VERIFY-005, VERIFY-007, A-138)',
    async () => {
      const [email, stranger] = [anEmail(), anEmail()];
      const computer = await busy();
      await computer.call(validateEmail, { email });
      const code = await lastCode(email);
      expect(
        valueOf(await computer.call(sendVerificationCode, { email, resend: true, lang: 'de' })),
      ).toEqual({ sent: true });
      const mails = await mailsTo(database, email);
      expect([mails.length, mails.at(-1)?.subject, await lastCode(email)]).toEqual([
        2,
        'Ihr Bestätigungscode',
        code,
      ]);
      expect(
        valueOf(await someone().call(sendVerificationCode, { email: stranger, resend: true })),
      ).toEqual({ sent: true });
      expect(await mailsTo(database, stranger)).toEqual([]);
      expect(
        JSON.stringify([
          await database.query('SELECT * FROM jobs.job'),
          await database.query('SELECT * FROM verification_code'),
        ]),
      ).not.toContain(code);
    },
  );

  it('does not flood a mailbox, and a code expires after a quarter of an hour', async () => {
    const email = anEmail();
    const computer = await busy();
    await computer.call(validateEmail, { email });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push((await someone().call(sendVerificationCode, { email })).problem?.code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'rate_limited']);
    const later = await startTestApp({ database });
    later.clock.advance(901);
    expect(
      valueOf(
        await browser(later.app, '198.51.100.251').call(validateEmail, {
          email: 'else@example.com',
          verification_code: '123456',
        }),
      ).challenge,
    ).toContain('no longer counts');
    expect(
      (
        await browser(later.app, '198.51.100.251').call(validateEmail, {
          email,
          verification_code: await lastCode(email),
        })
      ).problem?.code,
    ).toBe('rate_limited');
    await later.app.close();
  });
});
