import type { ExpectedAlternatives } from '@foyer/booking-ui';
import { type CheckoutFlow, isOneOfTwo, type RoomOffer } from '@foyer/domain';

/** Changes of the query that would list rooms, each with the number of rooms. */
export type NearestAlternatives = {
  anyLayout: number;
  attendees: { number: number; rooms: number } | null;
};

/** Finds the smallest change of the query that some of the free rooms fit. */
export function nearestAlternatives(rooms: readonly RoomOffer[]): NearestAlternatives {
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

/** So many alternatives are shown at most. */
const shown = 6;

/**
 * About how many alternatives the server will find, which keeps their place: for a group that is
 * larger than every room two rooms together, or none where it is larger than two, or only one is
 * sold; where only the layout is wrong, the rooms with another, since another hour changes nothing;
 * else some other times and days.
 */
export function expectedAlternatives(
  rooms: readonly RoomOffer[],
  delegates: number,
  checkout: CheckoutFlow,
): ExpectedAlternatives {
  if (rooms.every(({ room }) => delegates > room.max)) {
    const seats = rooms.filter(isOneOfTwo).map(({ room }) => room.max);
    const [largest = 0, second = 0] = seats.toSorted((a, b) => b - a);
    return checkout === 'cart' && delegates <= largest + second ? 'together' : 0;
  }
  const { anyLayout } = nearestAlternatives(rooms);
  return anyLayout > 0 ? Math.min(shown, anyLayout) : 5;
}
