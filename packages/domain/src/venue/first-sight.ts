import { mayPlanDays } from '../days/may-plan-days.ts';
import type { Offers } from '../offers/offers.ts';
import { shownList } from '../offers/shown-list.ts';
import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import { isMultiDay } from '../query/meeting-length.ts';
import { type OptionsInUse, optionsInUse } from '../query/options-in-use.ts';
import { openingOf } from './business-hours.ts';
import type { Venue } from './venue.ts';

/** How many offers each list shows. */
export type ListedOffers = Readonly<Record<OfferKind, number>>;

/** What a venue's page shows first, as far as the boxes of what comes later depend on it. */
export type FirstSight = {
  readonly list: OfferKind;
  readonly options: OptionsInUse;
  /** The venue takes the meeting at its time. */
  readonly isOpen: boolean;
  /** The meeting is planned day by day in the venue's place (VENUE-017). */
  readonly plansDays: boolean;
};

/** The same for the front door, which draws the page, and the browser, which takes it over. */
export const firstSight = (query: BookingQuery, venue: Venue, site: { readonly hotelSystem: boolean }): FirstSight => ({
  list: shownList(query),
  options: optionsInUse(query),
  isOpen: openingOf(venue, query, site).kind === 'open',
  plansDays: isMultiDay(query) && mayPlanDays(site, venue),
});

export const listedOffers = ({ rooms, packages }: Offers): ListedOffers => ({ room: rooms.filter(({ listed }) => listed).length, package: packages.filter(({ listed }) => listed).length });
