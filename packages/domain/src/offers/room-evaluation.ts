import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { Room } from './room.ts';
import { hasLayout, type RoomFit, roomFit } from './room-fit.ts';
import { roomRank } from './room-order.ts';
import { type RoomPrice, roomPrice } from './room-price.ts';

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
  currency: string,
  rules: OfferRules,
): RoomEvaluation {
  const price = roomPrice(room, query, currency, rules);
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
