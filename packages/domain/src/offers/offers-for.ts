import type { BookingQuery } from '../query/booking-query.ts';
import { discountState } from './discount.ts';
import { packageListed, packageSuitsLength } from './listed-packages.ts';
import { roomListed } from './listed-rooms.ts';
import type { OfferRules } from './offer-rules.ts';
import type { Offers, PackageOffer, RoomOffer } from './offers.ts';
import { packageOutcome, roomOutcome } from './outcome.ts';
import type { Package } from './package.ts';
import { packageFit, roomsOf } from './package-fit.ts';
import { byPackageOrder } from './package-order.ts';
import { packagePrice } from './package-price.ts';
import type { Room } from './room.ts';
import { byRoomOrder } from './room-order.ts';
import { evaluateRoom, evaluationById } from './room-evaluation.ts';

/**
 * The offers for one query: each room and package with its fit, price and outcome, sorted, and
 * whether it is listed. Browser and server both call this function, so that list and cart have the
 * same prices. One pass over the rooms, one over the packages and their rooms; the lists are always
 * sorted here, for every venue (ROOM-028).
 */
export function offersFor(
  venueCurrency: string,
  rooms: readonly Room[],
  packages: readonly Package[],
  query: BookingQuery,
  rules: OfferRules,
): Offers {
  const discount = discountState(query.discountCode, rooms, packages);
  const evaluations = rooms
    .map((room) => evaluateRoom(room, query, venueCurrency, rules))
    .sort(byRoomOrder);
  const byId = evaluationById(evaluations);
  const packageOffers = [...packages].sort(byPackageOrder).map((entry): PackageOffer => {
    const places = roomsOf(entry, byId);
    const suits = packageSuitsLength(entry, query, rules);
    if (suits && query.delegates <= entry.max)
      for (const evaluation of places)
        evaluation.lowestPackageMin = Math.min(evaluation.lowestPackageMin, entry.min);
    const fit = packageFit(entry, places, query);
    const price = packagePrice(entry, query, venueCurrency, rules);
    return {
      package: entry,
      fit,
      price,
      outcome: packageOutcome(entry, fit, price),
      listed: packageListed(entry, suits, discount),
    };
  });
  const roomOffers = evaluations.map((evaluation): RoomOffer => {
    const { room, fit, price } = evaluation;
    return {
      room,
      fit,
      price,
      outcome: roomOutcome(room, fit, price, query),
      listed: roomListed(evaluation, query, discount),
    };
  });
  return { rooms: roomOffers, packages: packageOffers, discount };
}
