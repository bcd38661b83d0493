import {
  createUser,
  endpoints,
  loadUser,
  loginUser,
  logoutUser,
  requestPasswordLink,
  sendVerificationCode,
  setPassword,
} from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { startTestApp, testSecret, type TestApp } from '../testing/start-test-app.ts';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';
import { browser } from '../testing/browser.ts';
import { valueOf } from '../testing/visitor.ts';

const password = 'four words in a row';
const anonymous = { visitor: { kind: 'anonymous' }, instantRooms: 0 };

describe('accounts', () => {
  let test: TestApp;
  let database: Database;
  let people = 0;
  const somebody = (over = {}) => ({
    email: `ada${(people += 1)}@example.org`,
    first_name: 'Ada',
    last_name: 'Berg',
    company: 'Berg Oy',
    phone: '+358401234567',
    password,
    is_accepted_gdpr: true,
    ...over,
  });
  /** A new browser with an own IP address. */
  const someone = () => browser(test.app, `198.51.100.${(people += 1)}`);

  beforeAll(async () => {
    database = await openFreshPostgres();
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each([
    ['+358 (0)40 123-45.67', '+358401234567'],
    ['00358 40 1234567', '+358401234567'],
  ])('takes the phone %s and stores it as %s (A-113, D-23)', async (phone, stored) => {
    const me = someone();
    const { visitor } = valueOf(await me.call(createUser, somebody({ phone })));
    expect(visitor).toMatchObject({ user: { phone: stored } });
  });

  it.each(['040 123 4567', '+358 40 12', '+44 20 7946 0000 12', '+358 CALL'])(
    'refuses the phone %s by its field (D-23)',
    async (phone) => {
      const { status, problem } = await someone().call(createUser, somebody({ phone }));
      expect([status, problem]).toMatchObject([400, { code: 'invalid_field', field: 'phone' }]);
    },
  );

  it('registers a customer, who is then logged in (API-015, API-018, A-141, ROLE-004)', async () => {
    const me = someone();
    const body = somebody();
    const user = {
      username: body.email,
      firstName: 'Ada',
      lastName: 'Berg',
      email: body.email,
      phone: body.phone,
      company: 'Berg Oy',
      acceptedGdpr: true,
      roleIds: [4],
    };
    expect(valueOf(await me.call(createUser, body))).toEqual({
      visitor: { kind: 'user', user },
      instantRooms: 0,
    });
    const info = await me.call(loadUser);
    expect(valueOf(info).visitor).toEqual({ kind: 'user', user });
    expect(JSON.parse(info.text)).toMatchObject({
      roles: [4],
      phone: body.phone,
      user: { username: body.email, first_name: 'Ada', is_accepted_gdpr: true },
    });
  });

  it('returns no user and no roles without a login (API-015, A-175, ROLE-001)', async () => {
    const answer = await someone().call(loadUser);
    expect(JSON.parse(answer.text)).toEqual({ user: null, roles: [], phone: '' });
    expect(valueOf(answer)).toEqual(anonymous);
  });

  it.each([[[3]], [[7]], [[4, 7]], [[12]]])(
    'returns the roles %j of an account (ROLE-004, API-015)',
    async (roles) => {
      const me = someone();
      const body = somebody();
      await me.call(createUser, body);
      await database.query('UPDATE account SET role_ids = $2::int[] WHERE email = $1', [
        body.email,
        roles,
      ]);
      expect(JSON.parse((await me.call(loadUser)).text).roles).toEqual(roles);
    },
  );

  it('logs in and out, whatever the case of the address (API-017)', async () => {
    const body = somebody();
    await someone().call(createUser, body);
    const me = someone();
    expect(
      valueOf(await me.call(loginUser, { username: ` ${body.email.toUpperCase()} `, password }))
        .visitor.kind,
    ).toBe('user');
    const kept = new Map(me.cookies);
    expect(valueOf(await me.call(logoutUser))).toEqual(anonymous);
    expect(me.cookies.has('foyer_login')).toBe(false);
    for (const [name, value] of kept) me.cookies.set(name, value);
    expect(valueOf(await me.call(loadUser))).toEqual(anonymous);
  });

  it('answers a wrong password and an unknown address alike (API-017, HEADER-027, C-176)', async () => {
    const body = somebody();
    await someone().call(createUser, body);
    const wrong = await someone().call(loginUser, {
      username: body.email,
      password: 'another password',
    });
    const unknown = await someone().call(loginUser, { username: 'nobody@example.org', password });
    expect(wrong.problem).toMatchObject({ status: 401, code: 'wrong_password', field: 'password' });
    expect({ ...unknown.problem, requestId: '' }).toEqual({ ...wrong.problem, requestId: '' });
  });

  it('refuses an address that has an account, and a short password, naming the field (API-018, ERR-002)', async () => {
    const body = somebody();
    await someone().call(createUser, body);
    expect(
      (await someone().call(createUser, { ...body, email: body.email.toUpperCase() })).problem,
    ).toMatchObject({ status: 409, code: 'account_exists', field: 'email' });
    expect(
      (await someone().call(createUser, somebody({ password: 'short' }))).problem,
    ).toMatchObject({ status: 400, code: 'invalid_field', field: 'password' });
    expect(
      (await someone().call(createUser, somebody({ is_accepted_gdpr: false }))).problem,
    ).toMatchObject({ status: 400, field: 'is_accepted_gdpr' });
    expect((await someone().call(createUser, somebody({ email: 'ada' }))).problem).toMatchObject({
      status: 400,
      field: 'email',
    });
  });

  it('makes one account of 20 registrations at once', async () => {
    const body = somebody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => someone().call(createUser, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem?.code === 'account_exists')).toHaveLength(19);
  });

  it('requires the CSRF token of the same browser for every call that changes the login (API-016, API-017)', async () => {
    const wanting = endpoints.filter((endpoint) => endpoint.csrf);
    expect(wanting.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'loginUser',
        'createUser',
        'logoutUser',
        'setPassword',
        'requestPasswordLink',
      ]),
    );
    const mine = (await someone().send({ method: 'POST', url: '/services/session/token' })).payload;
    const another = someone();
    await another.send({ method: 'POST', url: '/services/session/token' });
    for (const { method, path } of wanting) {
      for (const [caller, headers] of [
        [someone(), {}],
        [someone(), { 'x-csrf-token': mine }],
        [another, { 'x-csrf-token': mine }],
      ] as const) {
        const answer = await caller.send({
          method,
          url: path,
          headers: { 'content-type': 'application/json', ...headers },
          payload: '{}',
        });
        expect(answer.json()).toMatchObject({
          status: 403,
          code: 'csrf_invalid',
          field: 'X-CSRF-Token',
        });
      }
    }
  });

  it('gives a new unguessable cookie with each login, which the page cannot read and other sites do not send', async () => {
    const body = somebody();
    const me = someone();
    me.cookies.set('foyer_login', 'put-there-by-somebody-else');
    await me.call(createUser, body);
    const first = me.cookies.get('foyer_login');
    await me.call(loginUser, { username: body.email, password });
    const second = me.cookies.get('foyer_login') ?? '';
    expect(first).not.toBe('put-there-by-somebody-else');
    expect(second).not.toBe(first);
    const sessions = await database.query(
      'SELECT s.id_hash FROM login_session s JOIN account a ON a.id = s.account_id WHERE a.email = $1',
      [body.email],
    );
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(second);
    const again = browser(test.app);
    const token = (await again.send({ method: 'POST', url: '/services/session/token' })).payload;
    const answer = await again.send({
      method: 'POST',
      url: loginUser.path,
      headers: { 'x-csrf-token': token },
      payload: { username: body.email, password },
    });
    expect(answer.cookies.find(({ name }) => name === 'foyer_login')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 30 * 86_400,
    });
    expect(answer.headers['set-cookie']).not.toContain('Secure');
  });

  it('sends the cookie over https only if the site is on https', async () => {
    const secure = await startTestApp({ database, publicUrl: 'https://foyer.example' });
    const me = browser(secure.app, '198.51.100.250');
    const token = (await me.send({ method: 'POST', url: '/services/session/token' })).payload;
    const answer = await me.send({
      method: 'POST',
      url: createUser.path,
      headers: { 'x-csrf-token': token },
      payload: somebody(),
    });
    expect(answer.cookies.find(({ name }) => name === 'foyer_login')).toMatchObject({
      secure: true,
      httpOnly: true,
    });
    await secure.app.close();
  });

  it('keeps the login over a restart, for 30 days', async () => {
    const me = someone();
    await me.call(createUser, somebody());
    const restarted = await startTestApp({ database });
    const same = browser(restarted.app);
    for (const [name, value] of me.cookies) same.cookies.set(name, value);
    expect(valueOf(await same.call(loadUser)).visitor.kind).toBe('user');
    restarted.clock.advance(30 * 86_400 + 1);
    expect(valueOf(await same.call(loadUser)).visitor.kind).toBe('anonymous');
    await restarted.app.close();
  });

  it('stores passwords as argon2id hashes only', async () => {
    await someone().call(createUser, somebody());
    const hashes = await database.query<{ password_hash: string }>(
      'SELECT password_hash FROM account',
    );
    expect(
      hashes.every(({ password_hash }) =>
        password_hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
      ),
    ).toBe(true);
    expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(hashes.length);
  });

  it(
    'blocks logins to one account after guesses from many computers, with the right password too, ' +
      'for a quarter of an hour',
    async () => {
      const guessed = await startTestApp({ database });
      const body = somebody();
      const computer = () => browser(guessed.app, `192.0.2.${(people += 1) % 250}`);
      await computer().call(createUser, body);
      const codes = await Promise.all(
        Array.from(
          { length: 14 },
          async () =>
            (
              await computer().call(loginUser, {
                username: body.email,
                password: 'a wrong password',
              })
            ).problem?.code,
        ),
      );
      expect(codes.toSorted()).toEqual([
        ...Array.from({ length: 4 }, () => 'rate_limited'),
        ...Array.from({ length: 10 }, () => 'wrong_password'),
      ]);
      expect(
        (await computer().call(loginUser, { username: body.email, password })).problem,
      ).toMatchObject({ status: 429, code: 'rate_limited' });
      guessed.clock.advance(901);
      expect((await computer().call(loginUser, { username: body.email, password })).status).toBe(
        200,
      );
      await guessed.app.close();
    },
  );

  it('stops guesses from one computer at many accounts, without blocking others', async () => {
    const me = browser(test.app, '192.0.2.251');
    const guess = async (count: number) =>
      (await me.call(loginUser, { username: `somebody${count}@example.org`, password })).problem
        ?.code;
    const codes = [
      await guess(0),
      ...(await Promise.all(Array.from({ length: 59 }, (_, count) => guess(count + 1)))),
      await guess(60),
      await guess(61),
    ];
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(60);
    expect(codes.slice(60)).toEqual(['rate_limited', 'rate_limited']);
    const token = 'A'.repeat(43);
    const others = [
      await me.call(createUser, somebody()),
      await me.call(setPassword, { token, password }),
      await me.call(requestPasswordLink, { email: 'somebody@example.org' }),
      await me.call(sendVerificationCode, { email: 'somebody@example.org' }),
    ];
    expect(others.map(({ status, problem }) => [status, problem?.code])).toEqual(
      others.map(() => [429, 'rate_limited']),
    );
    expect(
      (
        await me.send({
          method: 'POST',
          url: `/apiv2/user/password/${token}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `password=${password}`,
        })
      ).statusCode,
    ).toBe(429);
    expect(
      (await someone().call(loginUser, { username: 'somebody@example.org', password })).problem
        ?.code,
    ).toBe('wrong_password');
    const kept = JSON.stringify(await database.query('SELECT * FROM attempt'));
    expect(kept).not.toContain('example.org');
    expect(kept).not.toContain('192.0.2.251');
    expect(kept).not.toContain(testSecret);
  });
});
