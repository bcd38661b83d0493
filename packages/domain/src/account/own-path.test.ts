import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/',
  '/dashboard/inbox',
  '/de/grand-harbour-hotel?delegates=12&discount_code=a',
  '/a//b',
  '/Räume',
])('a login may go on to %s', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/a\\b',
  'javascript:alert(1)',
])('but not to %j', (path) => {
  expect(ownPath(path)).toBeNull();
});
