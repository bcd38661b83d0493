import { availabilityWire } from '@foyer/contract';
import {
  type BookingQuery,
  delegatesToTry,
  type ListedOffers,
  listedOffers,
  offersFor,
  type OfferRules,
  type Venue,
} from '@foyer/domain';
import * as v from 'valibot';

/**
 * Larger venues fill the first page of a list anyhow, and parsing their answer would delay every
 * visitor.
 */
const worthCounting = 60;

const answerText = v.pipe(v.string(), v.parseJson(), availabilityWire);

/**
 * How many cards the lists of a page will have, and how many rates on them, from the answer that is
 * sent with it; `null` for large venues, or where the answer cannot be parsed.
 */
export function countListed(
  answer: string,
  query: BookingQuery,
  venue: Venue,
  site: OfferRules & { showAllPackages: boolean },
): ListedOffers | null {
  if (venue.roomCount > worthCounting) return null;
  const read = v.safeParse(answerText, answer);
  if (!read.success) return null;
  const offersOf = (asked: BookingQuery) =>
    offersFor(venue.currency, read.output.rooms, read.output.packages, asked, site);
  const offers = offersOf(query);
  // A default number of delegates that fits nowhere is replaced in the browser.
  const instead = delegatesToTry(query, offers, venue.minDelegates);
  if (instead === null) return listedOffers(offers, query, site);
  const tried = { ...query, delegates: instead };
  return listedOffers(offersOf(tried), tried, site);
}
