import { aPackage, aPackageOffer } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { packagesShown } from './packages-shown.ts';

const packages = ['a', 'b', 'c', 'd'].map((id) => aPackageOffer({ package: aPackage({ id }), listed: id !== 'b' }));
const ids = (limit: number, chosen: string | null) => packagesShown(packages, packages.find((offer) => offer.package.id === chosen) ?? null, limit).map((offer) => offer.package.id);

test('the first listed packages, in the order given', () => {
  expect(ids(2, null)).toEqual(['a', 'c']);
});

test('a chosen package keeps its place among them, and stands first where it would be missing', () => {
  expect(ids(2, 'c')).toEqual(['a', 'c']);
  expect(ids(2, 'b')).toEqual(['b', 'a', 'c']);
  expect(ids(2, 'd')).toEqual(['d', 'a', 'c']);
});
