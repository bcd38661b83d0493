import { aRoom, aRoomOffer } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { expectedAlternatives, nearestAlternatives } from './nearest-alternatives.ts';

const asked = 80;
const upTo = (max: number, over: { available?: boolean; webBookable?: boolean } = {}) =>
  aRoomOffer({
    room: aRoom({ min: 2, max, ...over }),
    fit: { kind: 'exceeds', delegates: asked, min: 2, max },
    listed: false,
  });

test('the largest group that free rooms take, with the number of rooms that take it', () => {
  expect(nearestAlternatives([upTo(20), upTo(70), upTo(70)]).attendees).toEqual({
    number: 70,
    rooms: 2,
  });
});

test('the smallest group where the visitor comes with too few', () => {
  const large = aRoomOffer({
    room: aRoom({ min: 10, max: 40 }),
    fit: { kind: 'exceeds', delegates: 4, min: 10, max: 40 },
    listed: false,
  });
  expect(nearestAlternatives([large]).attendees).toEqual({ number: 10, rooms: 1 });
});

test('taken rooms, and rooms that are not sold by themselves, help nobody', () => {
  expect(
    nearestAlternatives([upTo(70, { available: false }), upTo(60, { webBookable: false })]),
  ).toEqual({ anyLayout: 0, attendees: null });
});

test('rooms that only lack the layout are counted', () => {
  const flat = aRoomOffer({ fit: { kind: 'layout', layout: 405, capacity: null }, listed: false });
  expect(nearestAlternatives([flat, flat]).anyLayout).toBe(2);
});

test('as many alternatives are expected as rooms have another layout, six at most, or two rooms together', () => {
  const flat = aRoomOffer({ fit: { kind: 'layout', layout: 405, capacity: null }, listed: false });
  expect(expectedAlternatives([flat, flat], 2, 'cart')).toBe(2);
  expect(
    expectedAlternatives(
      Array.from({ length: 9 }, () => flat),
      2,
      'cart',
    ),
  ).toBe(6);
  expect(expectedAlternatives([upTo(20), upTo(70)], asked, 'cart')).toBe('together');
  expect(expectedAlternatives([upTo(20, { available: false })], 12, 'cart')).toBe(5);
});

test('none is expected for a group that is larger than two rooms, or where one room is sold', () => {
  const rooms = [upTo(20), upTo(70), upTo(20, { available: false })];
  expect(expectedAlternatives(rooms, 90, 'cart')).toBe('together');
  expect(expectedAlternatives(rooms, 91, 'cart')).toBe(0);
  expect(expectedAlternatives(rooms, 90, 'legacy')).toBe(0);
  const half = upTo(70, { webBookable: false });
  expect(expectedAlternatives([upTo(20), half], asked, 'cart')).toBe(0);
});
