import type { Seating } from '../offers/seating.ts';
import type { LayoutCode, LayoutName } from '../query/seating-layouts.ts';

/** The closer a group sits together, the better it can talk. */
const closestFirst: readonly LayoutName[] = [
  'boardroom',
  'ushape',
  'island',
  'cabaret',
  'classroom',
  'theater',
  'banquet',
  'cocktail',
];

/**
 * Which of a room's layouts is drawn: the chosen one; else the one in which the group sits closest
 * together; for too large a group the one with most seats. `null` where the room has none.
 */
export function drawnSeating(
  seatings: readonly Seating[],
  chosen: LayoutCode | '_none',
): Seating | null {
  const existing = seatings
    .filter(({ capacity }) => capacity > 0)
    .toSorted((a, b) => closestFirst.indexOf(a.name) - closestFirst.indexOf(b.name));
  const largest = existing.toSorted((a, b) => b.capacity - a.capacity)[0] ?? null;
  return (
    existing.find(({ code }) => code === chosen) ??
    existing.find(({ allowed }) => allowed) ??
    largest
  );
}
