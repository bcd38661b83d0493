import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferRules } from './offer-rules.ts';
import type { Room } from './room.ts';
import { hasLayout, type RoomFit, roomFit } from './room-fit.ts';
import { roomRank } from './room-order.ts';
import { type RoomPrice, roomPrice } from './room-price.ts';

/**
 * Everything a query says about a room, in one record, so that each package of the room finds it by
 * one look. Its place in the sorted list and the packages it carries follow while the venue's
 * offers are made.
 */
export type RoomEvaluation = {
  room: Room;
  fit: RoomFit;
  price: RoomPrice | null;
  rank: number;
  /** Total in minor units; a room without a price comes after all that have one. */
  total: number;
  hasLayout: boolean;
  place: number;
  /** Smallest minimum among the packages it carries that suit the meeting; Infinity without any. */
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

/** Rooms by id, each knowing its place in the sorted list. */
export function evaluationById(sorted: readonly RoomEvaluation[]): EvaluationById {
  const byId = new Map<string, RoomEvaluation>();
  for (const [place, evaluation] of sorted.entries()) {
    evaluation.place = place;
    byId.set(evaluation.room.id, evaluation);
  }
  return byId;
}
