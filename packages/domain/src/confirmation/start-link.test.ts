import { expect, test } from 'vitest';
import { startLink } from './start-link.ts';

test.each([
  ['https://site.example', '/fi/thank-you-anon', 'https://site.example/fi/', 'C-125'],
  ['https://site.example', '/en-us/thank-you-anon', 'https://site.example/en-us/', 'B-015'],
  ['https://site.example', '/ar/thank-you-anon', 'https://site.example/ar/', 'B-015'],
  ['https://site.example', '/is/thank-you-anon', 'https://site.example/', 'C-125, B-015'],
  ['https://site.example', '/nl-nl/thank-you-anon', 'https://site.example/', 'B-015'],
  ['https://site.example', '/en/thank-you-anon', 'https://site.example/', 'B-017'],
  ['https://site.example', '/hotel', 'https://site.example/', 'C-125'],
  ['https://site.example', '/', 'https://site.example/', 'B-017'],
  ['http://localhost:4000', '/fi', 'http://localhost:4000/fi/', 'B-092'],
])('from %s%s the start page is %s (THANKS-006, %s)', (origin, pathname, start) => {
  expect(startLink({ origin, pathname })).toBe(start);
});
