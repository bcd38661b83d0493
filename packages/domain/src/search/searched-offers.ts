import type { Money } from '../money.ts';
import { packageSuitsLength } from '../offers/package-length.ts';
import type { Offers } from '../offers/offers.ts';
import { payable } from '../offers/price-terms.ts';
import type { Room } from '../offers/room.ts';
import type { BookingQuery } from '../query/booking-query.ts';
import {
  capacityIn,
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
} from '../query/seating-layouts.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { WallDateTime } from '../time.ts';
import { openingOf } from '../venue/business-hours.ts';
import { leadTimeProblem } from '../venue/lead-times.ts';
import type { Venue } from '../venue/venue.ts';
import { foldText } from '../fold-text.ts';

/** A room in which an offer can be held, with what filters ask about. */
type Place = {
  id: string;
  /** Most people. */
  size: number;
  /** Those that seat the group. */
  layouts: ReadonlySet<LayoutCode>;
  /** Folded names of what it has without a fee. */
  equipment: ReadonlySet<string>;
};

/** An offer that takes the meeting. `total` is what is paid for it; `null` on request. */
export type SearchedOffer = {
  kind: 'room' | 'package';
  total: Money | null;
  instant: boolean;
  places: readonly Place[];
};

/** What a venue has for the meeting of a search; nothing where it is closed then. */
export type SearchedOffers = { open: boolean; offers: readonly SearchedOffer[] };

/**
 * What could be chosen on the venue's page for the same query: rooms bookable by themselves,
 * packages of that length.
 */
export function searchedOffers(
  { rooms, packages }: Offers,
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  query: BookingQuery,
  rules: OfferRules,
  /** The venue's clock. */
  now: WallDateTime,
): SearchedOffers {
  if (!takes(venue, query, rules, now)) return { open: false, offers: [] };
  const fitting = rooms.filter(({ fit }) => fit.kind === 'fits');
  const places = new Map(fitting.map(({ room }) => [room.id, placeOf(room, query.delegates)]));
  const placed = (id: string) => places.get(id) ?? [];
  return {
    open: true,
    offers: [
      ...fitting
        .filter(({ room }) => room.webBookable)
        .map(({ room, price, outcome }) => ({
          kind: 'room' as const,
          total: priced(price),
          instant: outcome.kind === 'instant',
          places: [placed(room.id)].flat(),
        })),
      ...packages.flatMap(({ package: entry, fit, price, outcome }) =>
        fit.kind === 'fits' && packageSuitsLength(entry, query, rules)
          ? [
              {
                kind: 'package' as const,
                total: priced(price),
                instant: outcome.kind === 'instant',
                // A group below the package's minimum may be in a room that is too large for it.
                places: places.has(fit.room.id)
                  ? entry.roomIds.flatMap(placed)
                  : [placeOf(fit.room, query.delegates)],
              },
            ]
          : [],
      ),
    ],
  };
}

const priced = (price: { total: Money; premiumFee: number } | null): Money | null =>
  price !== null && price.total.minor > 0 ? payable(price) : null;

const placeOf = (room: Room, delegates: number): Place => ({
  id: room.id,
  size: room.max,
  layouts: new Set(
    Object.values(layoutCodes).filter((code) => layoutAllowed(capacityIn(room, code), delegates)),
  ),
  equipment: new Set(room.equipment.map(foldText)),
});

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
