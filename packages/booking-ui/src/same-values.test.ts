import { aRoomOffer } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { sameValues } from './same-values.ts';

test('the same offer made twice shows the same', () => {
  expect(sameValues(aRoomOffer(), aRoomOffer())).toBe(true);
});

test.each([
  ['another fit', { fit: { kind: 'unavailable' } }],
  ['no price', { price: null }],
  ['not listed', { listed: false }],
] as const)('an offer with %s shows something else', (_, over) => {
  expect(sameValues(aRoomOffer(), aRoomOffer(over))).toBe(false);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [null, {}],
  [[1, 2], [1]],
])('%j and %j differ', (before, after) => {
  expect(sameValues(before, after)).toBe(false);
});
