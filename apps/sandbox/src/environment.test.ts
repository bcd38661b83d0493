import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test.each([
  [{}, { ok: true, ports: { http: 4002, smtp: 4025 } }],
  [{ PORT: '5000' }, { ok: true, ports: { http: 5002, smtp: 5025 } }],
  [
    { PORT: '5000', SMTP_PORT: '2525' },
    { ok: true, ports: { http: 5002, smtp: 2525 } },
  ],
])('%j gives %j', (env, expected) => expect(readEnvironment(env)).toEqual(expected));

test.each([
  { PORT: 'x' },
  { PORT: '0' },
  { PORT: '65534' },
  { PORT: '-1' },
  { SMTP_PORT: '70000' },
  { PORT: '65520' },
])('%j is refused in a sentence', (env) => {
  expect(readEnvironment(env)).toEqual({
    ok: false,
    problem: expect.stringMatching(/PORT must be a whole number/),
  });
});
