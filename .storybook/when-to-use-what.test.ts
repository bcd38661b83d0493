import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Names of components that an index exports: capitals, and no types. */
const componentsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );

test('every component that others may take is on the page that says when to', () => {
  const page = read('./pages/when-to-use-what.mdx');
  const all = [
    '../packages/ui/src/index.ts',
    '../packages/booking-ui/src/index.ts',
    '../packages/booking-ui/src/contact/index.ts',
    '../packages/booking-ui/src/checkout/index.ts',
  ].flatMap(componentsOf);
  expect(all.length).toBeGreaterThan(40);
  // Parts of a field, from which only other fields are made.
  const inner = ['FieldFrame'];
  expect(
    all.filter((name) => !inner.includes(name) && !new RegExp(`\\b${name}s?\\b`).test(page)),
  ).toEqual([]);
});
