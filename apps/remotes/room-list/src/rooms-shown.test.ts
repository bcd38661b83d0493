import { aRoomOffer } from '@foyer/fixtures';
import { expect, test } from 'vitest';
import { roomsShown } from './rooms-shown.ts';

const rooms = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => {
  const offer = aRoomOffer();
  return { ...offer, room: { ...offer.room, id }, listed: id !== 'b' };
});
const ids = (limit: number, chosen: string | null) => roomsShown(rooms, rooms.find(({ room }) => room.id === chosen) ?? null, limit).map(({ room }) => room.id);

test('the first listed rooms, in the order given', () => {
  expect(ids(3, null)).toEqual(['a', 'c', 'd']);
  expect(ids(10, null)).toEqual(['a', 'c', 'd', 'e', 'f']);
});

test('a chosen room keeps its place among them', () => {
  expect(ids(3, 'c')).toEqual(['a', 'c', 'd']);
});

test('a chosen room that is listed no longer, or has dropped behind the limit, stands first', () => {
  expect(ids(3, 'b')).toEqual(['b', 'a', 'c', 'd']);
  expect(ids(3, 'f')).toEqual(['f', 'a', 'c', 'd']);
});
