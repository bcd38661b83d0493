import type { BookingQuery } from '../query/booking-query.ts';
import type { OfferRules } from '../query/site-settings.ts';
import { discountState } from './discount.ts';
import type { Offers, PackageOffer, RoomOffer } from './offers.ts';
import { packageOutcome, roomOutcome } from './outcome.ts';
import { packageFit, packagePictures, roomsOf } from './package-fit.ts';
import { packageSuitsLength } from './package-length.ts';
import { packagePrice } from './package-price.ts';
import { effectiveMinimum } from './package-rates-by-room.ts';
import type { Package } from './package.ts';
import type { PriceTerms } from './price-terms.ts';
import {
  byRoomOrder,
  evaluateRoom,
  evaluationById,
  type RoomEvaluation,
} from './room-evaluation.ts';
import type { Room } from './room.ts';

/**
 * The offers for one query: each room and package with its fit, price and outcome, sorted, and
 * whether it is listed. Browser and server both call this function, so that list and cart have the
 * same prices. One pass over the rooms, one over the packages and their rooms; the lists are always
 * sorted here, for every venue (ROOM-028).
 */
export function offersFor(
  terms: PriceTerms,
  rooms: readonly Room[],
  packages: readonly Package[],
  query: BookingQuery,
  rules: OfferRules,
): Offers {
  const discount = discountState(query.discountCode, rooms, packages);
  const evaluations = rooms
    .map((room) => evaluateRoom(room, query, terms, rules))
    .sort(byRoomOrder);
  const byId = evaluationById(evaluations);
  const packageOffers = [...packages].sort(byPackageOrder).map((entry): PackageOffer => {
    const places = roomsOf(entry, byId);
    const suits = packageSuitsLength(entry, query, rules);
    if (suits && query.delegates <= entry.max)
      for (const evaluation of places)
        evaluation.lowestPackageMin = Math.min(evaluation.lowestPackageMin, entry.min);
    const fit = packageFit(entry, places, query);
    const price = packagePrice(entry, query, terms, rules);
    return {
      package: entry,
      pictures: packagePictures(entry, fit, places),
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

/**
 * Whether a room is listed (AVAIL-021): it fits, and by the rates filter it is bookable on the web
 * by itself or has a package that fits. When the discount code lowered a price, only
 * discounted rooms are listed (FORM-065).
 */
function roomListed(
  { room, fit, lowestPackageMin }: Pick<RoomEvaluation, 'room' | 'fit' | 'lowestPackageMin'>,
  query: Pick<BookingQuery, 'rates' | 'delegates'>,
  discount: Offers['discount'],
): boolean {
  if (fit.kind !== 'fits' || (discount === 'found' && room.rates.category !== 'disc_price'))
    return false;
  const byItself = room.webBookable && query.rates !== 'packages';
  return (
    byItself ||
    (query.rates !== 'roomRental' && effectiveMinimum(room, lowestPackageMin) <= query.delegates)
  );
}

/** 4, 8, 24, 36 hours; the venue's own order within a length (PACK-014, A-089). */
const byPackageOrder = (a: Package, b: Package): number => a.length - b.length;

/**
 * Whether a package is listed: it matches the length of the meeting and, when the discount code
 * lowered a price, is a discounted one (FORM-065). A package whose limits the group breaks is
 * listed as unavailable (B-012).
 */
const packageListed = (
  entry: Package,
  suitsLength: boolean,
  discount: Offers['discount'],
): boolean => suitsLength && (discount !== 'found' || entry.price?.category === 'disc_price');
