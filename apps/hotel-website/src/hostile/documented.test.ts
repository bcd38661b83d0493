import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostilePages } from './hostile-pages.ts';

test('the documentation of the tag says what happens on every hostile page', () => {
  const document = readFileSync(new URL('../../../../docs/embed.md', import.meta.url), 'utf8');
  const [, section] = document.split('## Pages that make it hard');
  const rows = [...(section ?? '').matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);
  expect(rows).toEqual(hostilePages.map(({ name }) => name));
});
