import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Names of the components that an index exports: capitalized, without types. */
const componentsOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );

test('every exported component is on the page "When to use what"', () => {
  const page = read('./pages/when-to-use-what.mdx');
  const all = [
    '../packages/ui/src/index.ts',
    '../packages/booking-ui/src/index.ts',
    '../packages/booking-ui/src/contact/index.ts',
    '../packages/booking-ui/src/checkout/index.ts',
  ].flatMap(componentsOf);
  expect(all.length).toBeGreaterThan(40);
  // Parts of a field, which only other fields use.
  const inner = ['FieldFrame'];
  expect(
    all.filter((name) => !inner.includes(name) && !new RegExp(`\\b${name}s?\\b`).test(page)),
  ).toEqual([]);
});
