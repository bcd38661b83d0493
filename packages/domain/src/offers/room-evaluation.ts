import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferRules } from '../query/site-settings.ts';
import { hasLayout, type RoomFit, roomFit, takesDelegates } from './room-fit.ts';
import { type RoomPrice, roomPrice } from './room-price.ts';
import type { PriceTerms } from './price-terms.ts';
import type { Room } from './room.ts';

/**
 * Everything a query says about one room, computed once, so that each package of the room finds it
 * by one lookup. Its place in the sorted list and its packages are set while the offers are
 * evaluated.
 */
export type RoomEvaluation = {
  room: Room;
  fit: RoomFit;
  price: RoomPrice | null;
  rank: number;
  /** Total in minor units; rooms without a price are sorted last. */
  total: number;
  hasLayout: boolean;
  place: number;
  /** Smallest minimum among its packages that suit the meeting; Infinity without any. */
  lowestPackageMin: number;
};

export function evaluateRoom(
  room: Room,
  query: Pick<BookingQuery, 'meetingLength' | 'delegates' | 'layout'>,
  terms: PriceTerms,
  rules: OfferRules,
): RoomEvaluation {
  const price = roomPrice(room, query, terms, rules);
  return {
    room,
    fit: roomFit(room, query),
    price,
    rank: roomRank(room, query),
    total: price?.total.minor ?? Infinity,
    hasLayout: hasLayout(room, query),
    place: 0,
    lowestPackageMin: Infinity,
  };
}

export type EvaluationById = ReadonlyMap<string, RoomEvaluation>;

/** Evaluations by room id, each with its place in the sorted list. */
export function evaluationById(sorted: readonly RoomEvaluation[]): EvaluationById {
  const byId = new Map<string, RoomEvaluation>();
  for (const [place, evaluation] of sorted.entries()) {
    evaluation.place = place;
    byId.set(evaluation.room.id, evaluation);
  }
  return byId;
}

/**
 * Available, then within capacity, then with the layout, then instant: lower comes first
 * (ROOM-027).
 */
const roomRank = (room: Room, query: Pick<BookingQuery, 'layout' | 'delegates'>): number =>
  (room.available ? 0 : 8) +
  (takesDelegates(room, query.delegates) ? 0 : 4) +
  (hasLayout(room, query) ? 0 : 2) +
  (room.instantBookable ? 0 : 1);

/** `total`: minor units, Infinity without a price. */
type Ranked = { room: Room; rank: number; total: number };

/**
 * Order of the room list: rank, lowest total (none last), smallest capacity, title, id; no two
 * rooms are equal (ROOM-027, A-088).
 */
export const byRoomOrder = (a: Ranked, b: Ranked): number =>
  a.rank - b.rank ||
  compare(a.total, b.total) ||
  a.room.max - b.room.max ||
  compare(a.room.title, b.room.title) ||
  compare(a.room.id, b.room.id);

/**
 * Compares by code unit: the same order in every engine and language, and faster than a collator.
 */
function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
