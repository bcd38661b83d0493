import type { BookingQuery } from '../query/booking-query.ts';
import type { Picture } from '../venue/venue.ts';
import type { Package } from './package.ts';
import { pricedPeople } from './package-price.ts';
import type { Room } from './room.ts';
import type { RoomEvaluation, EvaluationById } from './room-evaluation.ts';

export type PackageFit =
  | { kind: 'fits'; room: Room }
  | { kind: 'exceeds'; delegates: number; max: number }
  | { kind: 'no-room-available' }
  | { kind: 'no-room-fits' };

/** The package's rooms that are in the availability. */
export function roomsOf(
  entry: Pick<Package, 'roomIds'>,
  rooms: EvaluationById,
): readonly RoomEvaluation[] {
  const found: RoomEvaluation[] = [];
  for (const id of entry.roomIds) {
    const evaluation = rooms.get(id);
    if (evaluation) found.push(evaluation);
  }
  return found;
}

/**
 * The room for a package: its first available, fitting one in the rooms' sort order (PACK-022,
 * A-187), or why there is none (AVAIL-019, PACK-023, A-087). A group below the package's minimum
 * pays for that minimum, which also counts towards the room's minimum (B-012).
 */
export function packageFit(
  entry: Package,
  rooms: readonly RoomEvaluation[],
  query: Pick<BookingQuery, 'delegates'>,
): PackageFit {
  if (query.delegates > entry.max)
    return { kind: 'exceeds', delegates: query.delegates, max: entry.max };
  const people = pricedPeople(entry, query);
  let anyAvailable = false;
  let anyFits = false;
  let best: RoomEvaluation | null = null;
  for (const evaluation of rooms) {
    const { room } = evaluation;
    const fits = room.min <= people && query.delegates <= room.max && evaluation.hasLayout;
    anyFits ||= fits;
    anyAvailable ||= room.available;
    if (!fits || !room.available) continue;
    if (best === null || evaluation.place < best.place) best = evaluation;
  }
  if (best) return { kind: 'fits', room: best.room };
  // Where a room that fits is taken, another time helps, and not another number of people.
  return { kind: anyAvailable && !anyFits ? 'no-room-fits' : 'no-room-available' };
}

/** What a package's card shows: where it has no pictures, those of a room that it is held in. */
export function packagePictures(
  { pictures }: Pick<Package, 'pictures'>,
  fit: PackageFit,
  rooms: readonly Pick<RoomEvaluation, 'room'>[],
): readonly Picture[] {
  if (pictures.length > 0) return pictures;
  if (fit.kind === 'fits') return fit.room.pictures;
  return rooms.find(({ room }) => room.pictures.length > 0)?.room.pictures ?? [];
}
