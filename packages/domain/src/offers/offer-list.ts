import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import type { OfferCards } from '../query/site-settings.ts';
import type { Offers, PackageOffer, RoomOffer } from './offers.ts';

/** Number of offers in the answer, and of those that suit the query. */
export type Counts = { suiting: number; total: number };

/** "Showing N out of M rooms suitable for criteria": listed rooms, and all in the answer (ROOM-001, A-081). */
export const roomCounts = (rooms: readonly RoomOffer[]): Counts => ({
  suiting: count(rooms, ({ listed }) => listed),
  total: rooms.length,
});

/**
 * The same for packages: a listed package that cannot take the group does not suit (PACK-002,
 * A-081, B-012).
 */
export const packageCounts = (packages: readonly PackageOffer[]): Counts => ({
  suiting: count(packages, ({ listed, fit }) => listed && fit.kind === 'fits'),
  total: packages.length,
});

/**
 * Why the room list is empty: rooms are free but none meets the criteria, or none is free
 * (ROOM-003, ERR-003, ERR-004, A-082).
 */
export const whyNoRooms = (rooms: readonly RoomOffer[]): 'criteria' | 'none-available' =>
  rooms.some(({ room }) => room.available) ? 'criteria' : 'none-available';

function count<T>(items: readonly T[], suits: (item: T) => boolean): number {
  let found = 0;
  for (const item of items) if (suits(item)) found += 1;
  return found;
}

const lists = {
  room: ['room'],
  package: ['package'],
  roomFirst: ['room', 'package'],
  packageFirst: ['package', 'room'],
} as const satisfies Readonly<Record<string, readonly OfferKind[]>>;

/**
 * The visible lists, one below the other: that of the tab first, then the other, or one alone that
 * the rates filter asks for (FORM-007). Where a card books by itself or a day is planned, only the
 * tab's own; at a venue without packages, whatever is asked for, the rooms. The same array for the
 * same answer.
 */
export function shownLists(
  { kind, rates }: Pick<BookingQuery, 'kind' | 'rates'>,
  offerCards: OfferCards,
  hasPackages: boolean,
): readonly OfferKind[] {
  if (!hasPackages) return lists.room;
  if (kind === 'room' && rates === 'packages') return lists.package;
  if (offerCards !== 'select') return lists[kind];
  if (rates === 'packages') return lists.package;
  if (rates === 'roomRental') return lists.room;
  return kind === 'room' ? lists.roomFirst : lists.packageFirst;
}

/**
 * Offers that a list shows first, and adds with each "show more" (ROOM-004, PACK-003, CONST-007).
 */
export const pageSize = 5;

/** The visible part of a list; `mayShowFewer` when it is longer than the first page. */
export type Paged = { shown: number; remaining: number; mayShowFewer: boolean };

/**
 * The visible part of a list of `total` offers after `steps` times "show more"; "show fewer" is
 * step 0 (ROOM-004, PACK-003, A-079). `total` is the number after all filters (B-073).
 */
export function shownAfter(total: number, steps: number): Paged {
  const shown = Math.min(total, pageSize * (1 + steps));
  return { shown, remaining: total - shown, mayShowFewer: shown > pageSize };
}

/**
 * No offer of this kind takes the group: the form of that tab is disabled (AVAIL-013, AVAIL-015).
 */
export const nothingFits = (offers: Offers, kind: OfferKind): boolean =>
  kind === 'room'
    ? !offers.rooms.some((offer) => offer.fit.kind === 'fits')
    : !offers.packages.some((offer) => offer.listed && offer.fit.kind === 'fits');

/**
 * The number of delegates to try when nothing fits a default number: the venue's minimum
 * (AVAIL-014, AVAIL-016, B-020). `null`: keep the number. To be called once per load.
 */
export const delegatesToTry = (
  query: Pick<BookingQuery, 'kind' | 'delegatesGiven'>,
  offers: Offers,
  venueMinimum: number,
): number | null =>
  !query.delegatesGiven && nothingFits(offers, query.kind) ? venueMinimum : null;
