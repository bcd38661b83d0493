import { expect, it, test } from 'vitest';
import { sites } from '../sites.ts';
import { readRow, rowInAddress, rowOfAddress, rowText, type StudioRow, studioRow } from './row.ts';

const kiln = studioRow(sites.find(({ name }) => name.includes('Kiln'))?.id ?? '')!;
const changed = (change: (row: StudioRow) => unknown) => readRow(JSON.stringify(change(kiln)));

test.each(sites.map(({ id }) => id))('what is copied of %s is read as it was', (id) => {
  const row = studioRow(id)!;
  expect(readRow(rowText(row))).toEqual(row);
  expect(rowOfAddress(`#${rowInAddress(row)}`)).toEqual(row);
});

it('carries letters of any language in an address', () => {
  const row = { ...kiln, name: 'Grüße aus 東京 🏨' };
  expect(rowOfAddress(rowInAddress(row))).toEqual(row);
});

test.each(['', '#', '#price', `#${rowInAddress(kiln).slice(0, -7)}`, '#e30'])(
  'the address %# has no brand',
  (fragment) => {
    expect(rowOfAddress(fragment)).toBeNull();
  },
);

it('takes nothing that could be more than a value in a rule', () => {
  const withBrand = (more: object) =>
    changed((row) => ({ ...row, brand: { ...row.brand, ...more } }));
  expect(withBrand({})).not.toBeNull();
  expect(
    withBrand({ lift: '0 1px 0 rgb(46 38 18 / .12), 0 8px 24px -8px rgb(0 0 0 / .25)' }),
  ).not.toBeNull();
  expect(withBrand({ lift: 'none}body{display:none' })).toBeNull();
  expect(withBrand({ lift: '0 0 url(https://elsewhere.example)' })).toBeNull();
  expect(withBrand({ accent: ['red;--page:url(/x)', '#fff'] })).toBeNull();
  expect(withBrand({ accent: ['oklch(. . .)', '#fff'] })).toBeNull();
  expect(withBrand({ mark: [{ d: 'M0 0"/><script>' }] })).toBeNull();
  expect(withBrand({ density: '1;--x:1' })).toBeNull();
  expect(
    changed((row) => ({ ...row, start: { ...row.start, pictures: ['//elsewhere.example'] } })),
  ).toBeNull();
  expect(withBrand({ pictures: { saturation: 0, sepia: 1, contrast: 1.2 } })).not.toBeNull();
  expect(withBrand({ pictures: { saturation: '1) blur(9px', sepia: 0, contrast: 1 } })).toBeNull();
  const withLegal = (privacy: string) =>
    changed((row) => ({ ...row, footer: { owner: 'A', address: 'B', legal: { privacy } } }));
  expect(withLegal('https://kiln-houses.example/privacy')).not.toBeNull();
  expect(withLegal('javascript:alert(1)')).toBeNull();
  expect(changed((row) => ({ ...row, forcedDiscountCode: 'X' }))).toBeNull();
});
