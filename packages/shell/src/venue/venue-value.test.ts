import { anOffers, fakeVenueSession } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { beginsWithBoth } from './venue-value.ts';

const tooSmall = { kind: 'exceeds', delegates: 900, max: 26 } as const;

/** Every sixth of these rooms, the third first, is too small and not listed. */
const begins = (rooms: number, packages: number) =>
  beginsWithBoth(fakeVenueSession({ offers: { offers: anOffers(rooms, packages) } }));

test('a second list that is a sentence is there where the first ends soon', () => {
  expect(begins(2, 0)).toBe(true);
  expect(begins(0, 0)).toBe(true);
  expect(begins(4, 0)).toBe(false);
  expect(begins(0, 3)).toBe(false);
});

test('so is one whose packages are too small for the group', () => {
  const offers = anOffers(0, 3);
  const packages = offers.packages.map((offer) => ({ ...offer, fit: tooSmall }));
  expect(beginsWithBoth(fakeVenueSession({ offers: { offers: { ...offers, packages } } }))).toBe(
    true,
  );
});

test('a page whose offers are not known begins with one list', () => {
  expect(beginsWithBoth(fakeVenueSession({ offers: { offers: null, loading: true } }))).toBe(false);
});
