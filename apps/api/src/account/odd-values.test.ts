import { endpoints, problemSchema } from '@foyer/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { browser } from '../testing/browser.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { patience, openFreshPostgres } from '../testing/test-databases.ts';

const odd: readonly unknown[] = [
  1e308,
  -1,
  0.5,
  '',
  '\u0000',
  '\ud800',
  '𝕏'.repeat(5000),
  null,
  true,
  [],
  {},
  "'; DROP TABLE account; --",
  '9'.repeat(400),
  '../..',
];
const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  loginUser: { username: 'odd@example.org', password: 'four words in a row' },
  createUser: {
    email: 'odd@example.org',
    first_name: 'A',
    last_name: 'B',
    company: '',
    phone: '',
    password: 'four words in a row',
    is_accepted_gdpr: true,
  },
  setPassword: { token: 'A'.repeat(43), password: 'four words in a row' },
  requestPasswordLink: { email: 'odd@example.org', lang: 'en' },
  validateEmail: { email: 'odd@example.org', verification_code: '123456', lang: 'en' },
  sendVerificationCode: { email: 'odd@example.org', resend: true, lang: 'en' },
  cancelOrder: { fee: 0 },
  loadUser: {},
  logoutUser: {},
};

describe('odd values', () => {
  let test: TestApp;
  let database: Database;
  let computers = 0;
  beforeAll(async () => {
    database = await openFreshPostgres();
    test = await startTestApp({ database });
  }, patience);
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(Object.keys(bodies))(
    '%s answers any odd value in any field with a named problem, and never fails',
    async (id) => {
      const endpoint = endpoints.find((candidate) => candidate.id === id);
      if (endpoint === undefined) throw new Error(`no endpoint is called ${id}`);
      const body = bodies[id] ?? {};
      const payloads: unknown[] = [
        ...odd,
        ...Object.keys(body).flatMap((field) => odd.map((value) => ({ ...body, [field]: value }))),
      ];
      for (const payload of payloads) {
        const me = browser(test.app, `10.0.${(computers += 1) % 250}.${computers % 240}`);
        const token = (await me.send({ method: 'POST', url: '/services/session/token' })).payload;
        const answer = await me.send({
          method: 'POST',
          url: endpoint.path.replace(':orderId', 'nobody'),
          headers: { 'content-type': 'application/json', 'x-csrf-token': token },
          payload: JSON.stringify(payload),
        });
        if (answer.statusCode >= 500)
          expect.fail(
            `${id} answered ${answer.statusCode} to ${JSON.stringify(payload).slice(0, 200)}`,
          );
        if (answer.statusCode !== 200)
          expect(v.parse(problemSchema, answer.json()).status).toBe(answer.statusCode);
        if (answer.statusCode === 400) expect(answer.json().field).toBeTruthy();
      }
    },
  );

  it.each([
    '/apiv2/user/password/:token',
    '/apiv2/cancel/:number/:token',
    '/apiv2/enquiries/:number/:token/accept',
  ])('%s shows a page for any input', async (path) => {
    for (const value of [
      'x',
      '%00',
      '%F0%9F',
      '9'.repeat(150),
      '__proto__',
      'A'.repeat(43),
      '-1',
      '1e9',
    ]) {
      for (const payload of [
        null,
        '',
        'password=%00',
        'fee=-1',
        'fee=%zz',
        '__proto__=1',
        `password=${'x'.repeat(9000)}`,
      ]) {
        const url = path.replace(/:(number|token)/g, value);
        const answer = await browser(test.app, `10.1.${(computers += 1) % 250}.1`).send(
          payload === null
            ? { url }
            : {
                method: 'POST',
                url,
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
                payload,
              },
        );
        expect([url, payload, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([
          url,
          payload,
          true,
        ]);
      }
    }
  });
});
