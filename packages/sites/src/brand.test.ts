import { expect, it } from 'vitest';
import { brandRules, favicon } from './brand.ts';
import { brandOf, sites } from './sites.ts';

it('gives each site a name, colours and a mark of its own', () => {
  const different = (values: readonly string[]) => new Set(values).size;
  expect(different(sites.map(({ name }) => name))).toBe(sites.length);
  expect(different(sites.map(({ id }) => brandOf(id).accent[0]))).toBe(sites.length);
  expect(different(sites.map(({ id }) => favicon(brandOf(id))))).toBe(sites.length);
});

it('wins over values that a later sheet gives to the root', () => {
  expect(brandRules(brandOf('marketplace'))).toMatch(/\}:root:root\{--accent:/);
  expect(brandRules(brandOf('marketplace'), '.foyer')).toMatch(/^\.foyer\.foyer\{--accent:/);
});

it('is one rule after those of its typeface, one for Arabic and one for its pictures, whatever the values hold', () => {
  for (const { id } of sites) {
    expect(brandRules(brandOf(id))).toMatch(
      /^(@font-face\{[^{}<]+\}){3}(:root:root(:lang\(ar\))?\{[^{}<]+\}){2}(:where\(:root picture\)>img\{[^{}<]+\})?$/,
    );
    expect(brandRules(brandOf(id), '.foyer')).toMatch(/^([^{}<@]+\{[^{}<]+\}){2,3}$/);
  }
});

it('sets headings in a typeface of its own', () => {
  const families = sites.map(
    ({ id }) => /--font-display:'([^']+)'/.exec(brandRules(brandOf(id)))?.[1],
  );
  expect(new Set(families).size).toBe(sites.length);
});
