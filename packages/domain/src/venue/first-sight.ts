import type { OfferCards } from '../query/site-settings.ts';
import { mayPlanDays, type Venue } from './venue.ts';
import type { Offers } from '../offers/offers.ts';
import { type RatesOnCard, ratesOnCards } from '../offers/package-rates-by-room.ts';
import { shownList } from '../offers/offer-list.ts';
import type { BookingQuery, OfferKind } from '../query/booking-query.ts';
import { isMultiDay } from '../query/meeting-length.ts';
import { type OptionsInUse, optionsInUse } from '../query/form-view.ts';
import { dateOf, type WallDate } from '../time.ts';
import { type Opening, openingOf } from './business-hours.ts';
import type { StartNotice } from './start-notice.ts';

/**
 * Number of offers in each list, of the rates on the first page of rooms (the booking engine's
 * cards show them), and the effect of the discount code.
 */
export type ListedOffers = Readonly<Record<OfferKind, number>> & {
  rates: readonly RatesOnCard[];
} & Pick<Offers, 'discount'>;

/** What a venue's page shows first, as far as the sizes of the skeletons depend on it. */
export type FirstSight = {
  list: OfferKind;
  options: OptionsInUse;
  /** The meeting's day, and whether the venue accepts the meeting. */
  date: WallDate;
  opening: Opening;
  notice: StartNotice | null;
  /** The form shows that the requested time is not possible (FORM-013). */
  timeRefused: boolean;
  /** The form asks for consent to store preferences. */
  asksToKeep: boolean;
  /** The day plan replaces the venue's content (VENUE-017). */
  plansDays: boolean;
};

/** One function for the front door, which renders the page, and the browser, which hydrates it. */
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
