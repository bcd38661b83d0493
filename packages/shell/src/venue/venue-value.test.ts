import { anOffers, fakeVenueSession } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { beginsWithBoth } from './venue-value.ts';

/** Every sixth of these rooms, the third first, is too small and not listed. */
const begins = (rooms: number, packages: number) =>
  beginsWithBoth(fakeVenueSession({ offers: { offers: anOffers(rooms, packages) } }));

test('a second list that is a sentence is there where the first ends soon', () => {
  expect(begins(2, 0)).toBe(true);
  expect(begins(0, 0)).toBe(true);
  expect(begins(4, 0)).toBe(false);
  expect(begins(0, 3)).toBe(false);
});

test('a page whose offers are not known begins with one list', () => {
  expect(beginsWithBoth(fakeVenueSession({ offers: { offers: null, loading: true } }))).toBe(false);
});
