import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test.each([
  [{}, { port: 4003, foyer: 'http://localhost:4000' }],
  [{ PORT: '4100' }, { port: 4103, foyer: 'http://localhost:4100' }],
  [
    { PORT: '4100', FOYER_URL: 'https://book.example/' },
    { port: 4103, foyer: 'https://book.example' },
  ],
])('%j starts the website', (env, environment) => {
  expect(readEnvironment(env)).toEqual({ ok: true, environment });
});

test.each([{ PORT: 'four' }, { PORT: '70000' }, { FOYER_URL: 'ftp://book.example' }])(
  '%j is refused with a sentence',
  (env) => {
    expect(readEnvironment(env)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/must be/),
    });
  },
);
