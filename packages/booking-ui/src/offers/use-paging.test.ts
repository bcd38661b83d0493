import { expect, test } from 'vitest';
import { cardsShown } from './use-paging.ts';

const offers = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, listed: id !== 'b' }));
const idOf = ({ id }: (typeof offers)[number]) => id;
const ids = (limit: number, chosen: string | null, stood = 0) =>
  cardsShown(offers, offers.find(({ id }) => id === chosen) ?? null, limit, idOf, stood).map(idOf);

test('the first listed offers, in the order given', () => {
  expect(ids(3, null)).toEqual(['a', 'c', 'd']);
  expect(ids(10, null)).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('a chosen one keeps its place among them', () => {
  expect(ids(3, 'c')).toEqual(['a', 'c', 'd']);
});

test('a chosen one that is listed no longer, or has dropped behind the limit, stands first', () => {
  expect(ids(3, 'b')).toEqual(['b', 'a', 'c', 'd']);
  expect(ids(3, 'f')).toEqual(['f', 'a', 'c', 'd']);
});

test('one that stood among them stays there, at the end of a list that has become shorter', () => {
  expect(ids(3, 'b', 1)).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(10, 'b', 9)).toEqual(['a', 'c', 'd', 'e', 'f', 'b']);
});
