import { expect, test } from 'vitest';
import { belongsTo, isParentAllowed, readOrigin } from './parent-origin.ts';

const patterns = ['localhost', '*.localhost'];

test.each(['http://localhost:4000', 'http://marketplace.localhost:4000', 'https://a.b.localhost'])(
  '%s may hold the frame',
  (text) => {
    const origin = readOrigin(text);
    expect(origin !== null && isParentAllowed(origin, patterns)).toBe(true);
  },
);

test.each([
  'http://evil.example',
  'http://localhost.evil.example',
  'http://evillocalhost',
  'http://127.0.0.1:4000',
])('%s may not', (text) => {
  const origin = readOrigin(text);
  expect(origin !== null && isParentAllowed(origin, patterns)).toBe(false);
});

test.each([
  '',
  '*',
  'null',
  'localhost:4000',
  'http://localhost:4000/',
  'http://localhost:4000/a',
  'http://a@localhost',
  'javascript:alert(1)',
  'http://localhost;script-src *',
])('"%s" is no origin', (text) => expect(readOrigin(text)).toBeNull());

test('an address belongs to the parent only when it is absolute and of its origin', () => {
  const parent = new URL('http://localhost:4000');
  expect(
    belongsTo(parent, 'http://localhost:4000/apiv2/getcardtoken/success?cardToken={cardToken}'),
  ).toBe(true);
  for (const other of [
    '/success',
    'http://localhost:4001/success',
    'http://localhost:4000@evil.example/',
    'javascript:alert(1)',
    '//localhost:4000/x',
  ]) {
    expect(belongsTo(parent, other)).toBe(false);
  }
});
