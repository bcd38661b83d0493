import type { OfferCards } from '../query/site-variant.ts';
import { mayPlanDays } from '../days/may-plan-days.ts';
import type { Offers } from '../offers/offers.ts';
import { type RatesOnCard, ratesOnCards } from '../offers/package-rates-by-room.ts';
import { shownList } from '../offers/shown-list.ts';
import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import { isMultiDay } from '../query/meeting-length.ts';
import { type OptionsInUse, optionsInUse } from '../query/options-in-use.ts';
import { dateOf, type WallDate } from '../time.ts';
import { type Opening, openingOf } from './business-hours.ts';
import type { StartNotice } from './start-notice.ts';
import type { Venue } from './venue.ts';

/**
 * How many offers each list shows, the rates on the first page of rooms, as the booking engine's
 * cards name them, and what a code did.
 */
export type ListedOffers = Readonly<Record<OfferKind, number>> & {
  rates: readonly RatesOnCard[];
} & Pick<Offers, 'discount'>;

/** What a venue's page shows first, as far as the boxes of what comes later depend on it. */
export type FirstSight = {
  list: OfferKind;
  options: OptionsInUse;
  /** The meeting's day, and whether the venue takes it then. */
  date: WallDate;
  opening: Opening;
  notice: StartNotice | null;
  /** The form says that a time was asked for that cannot be had (FORM-013). */
  timeRefused: boolean;
  /** The form asks whether it may keep what was entered. */
  asksToKeep: boolean;
  /** The meeting is planned day by day in the venue's place (VENUE-017). */
  plansDays: boolean;
};

/** The same for the front door, which draws the page, and the browser, which takes it over. */
export const firstSight = (
  query: BookingQuery,
  venue: Venue,
  site: { offerCards: OfferCards },
  said: Pick<FirstSight, 'notice' | 'timeRefused' | 'asksToKeep'>,
): FirstSight => ({
  list: shownList(query),
  options: optionsInUse(query),
  date: dateOf(query.start),
  opening: openingOf(venue, query, site),
  ...said,
  plansDays: isMultiDay(query) && mayPlanDays(site, venue),
});

export const listedOffers = (
  offers: Offers,
  query: BookingQuery,
  site: { showAllPackages: boolean },
): ListedOffers => ({
  room: offers.rooms.filter(({ listed }) => listed).length,
  package: offers.packages.filter(({ listed }) => listed).length,
  rates: ratesOnCards(offers, query, site),
  discount: offers.discount,
});
