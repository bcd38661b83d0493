import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostilePages } from './hostile-pages.ts';

test('the documentation of the tag says what happens on every hostile page', () => {
  const document = readFileSync(new URL('../../../../docs/embed.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(hostilePages.map(({ name }) => name));
});
