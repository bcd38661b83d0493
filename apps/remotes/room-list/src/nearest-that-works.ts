import type { RoomOffer } from '@foyer/domain';

/** What would bring rooms back, each with the number of rooms it brings. */
export type NearestThatWorks = {
  anyLayout: number;
  attendees: { number: number; rooms: number } | null;
};

/**
 * Looks among the free rooms for the smallest change of the visitor's wishes that some of them
 * meet.
 */
export function nearestThatWorks(rooms: readonly RoomOffer[]): NearestThatWorks {
  const free = rooms.filter(({ room }) => room.available && room.webBookable);
  const anyLayout = free.filter(({ fit }) => fit.kind === 'layout').length;
  const numbers = free.flatMap(({ fit }) =>
    fit.kind === 'exceeds'
      ? [{ asked: fit.delegates, number: fit.delegates > fit.max ? fit.max : fit.min }]
      : [],
  );
  const nearest = numbers.toSorted(
    (a, b) => Math.abs(a.number - a.asked) - Math.abs(b.number - b.asked),
  )[0];
  if (!nearest) return { anyLayout, attendees: null };
  const fitting = free.filter(
    ({ room }) => room.min <= nearest.number && nearest.number <= room.max,
  ).length;
  return { anyLayout, attendees: { number: nearest.number, rooms: fitting } };
}
