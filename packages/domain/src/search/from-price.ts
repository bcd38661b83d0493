import type { Money } from '../money.ts';
import { packageSuitsLength } from '../offers/package-length.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { Offers } from '../offers/offers.ts';
import { payable } from '../offers/price-terms.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import { openingOf } from '../venue/business-hours.ts';
import type { WallDateTime } from '../time.ts';
import { leadTimeProblem } from '../venue/lead-times.ts';
import type { Venue } from '../venue/venue.ts';

/**
 * What a search result shows of a venue (D-15): whether it accepts the meeting, how many rooms fit,
 * and the lowest total of the rooms and packages that fit; `null` where none of them has a price.
 */
export type Found = { open: boolean; fitting: number; from: Money | null };

/**
 * Evaluates what could be chosen on the venue's page for the same query: rooms bookable by
 * themselves, packages of that length.
 */
export function foundAt(
  { rooms, packages }: Offers,
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  query: BookingQuery,
  rules: OfferRules,
  /** The venue's clock. */
  now: WallDateTime,
): Found {
  if (!takes(venue, query, rules, now)) return { open: false, fitting: 0, from: null };
  const fitting = rooms.filter(({ fit, room }) => fit.kind === 'fits' && room.webBookable);
  const packed = packages.filter(
    ({ fit, package: entry }) => fit.kind === 'fits' && packageSuitsLength(entry, query, rules),
  );
  const totals = [...fitting, ...packed].flatMap(({ price }) =>
    price !== null && price.total.minor > 0 ? [payable(price)] : [],
  );
  return {
    open: true,
    fitting: fitting.length,
    from: totals.toSorted((one, other) => one.minor - other.minor)[0] ?? null,
  };
}

/** A start that has passed is another question: the search moves it. */
function takes(
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  query: BookingQuery,
  rules: OfferRules,
  now: WallDateTime,
): boolean {
  const problem = leadTimeProblem(venue.leadTimes, query.start, now);
  return (problem === null || problem === 'past') && openingOf(venue, query, rules).kind === 'open';
}
