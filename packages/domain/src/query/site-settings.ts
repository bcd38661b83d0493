import type { WallTime } from '../time.ts';
import type { MeetingLength, OfferKind } from './booking-query.ts';
import type { DynamicParameters } from './parameter-names.ts';

/**
 * The flow in which a site's bookings end (CART-001, CART-002, CART-006, CART-015): the standard
 * cart, a hotel's property system, an office operator, or the legacy flow of certain corporate
 * sites (A-015, CART-008). The same names are used from the site's data to the database.
 */
export type CheckoutFlow = 'cart' | 'property' | 'office' | 'legacy';

/**
 * How offer cards work. `select`: an offer is selected and booked in the form beside the list.
 * `book`: each card books, below a horizontal form (SITE-008). `plan`: the property mode, where a
 * package has its own times and meetings of several days are planned day by day (SITE-009).
 */
export type OfferCards = 'select' | 'book' | 'plan';

/** A site's settings for the form, with the names of its row of data. */
export type QueryDefaults = {
  /** `meetingLength` is also the first length of the room tab in the property mode (FORM-033). */
  defaults: { delegates: number; meetingLength: MeetingLength; start: WallTime };
  defaultTab: OfferKind | null;
  /** The form always opens on rooms: business bookings, and single venues (FORM-015, FORM-016). */
  alwaysRoomTab: boolean;
  /** Shortest meeting in a room, in hours: 2, or 1 where the 1 h option is offered (FORM-030). */
  minimumHours: number;
  /** Minimum minutes before a start (FORM-057); 0 where only the next full hour counts. */
  leadMinutes: number;
  /** Highest number of attendees; larger ones become it without a message (FORM-051). */
  delegatesCap: number | null;
  /** Larger groups get an error (FORM-052). */
  delegatesErrorAbove: number | null;
  /** The property mode (FORM-032, FORM-033). */
  offerCards: OfferCards;
  /** The system that books decides which meetings there are. */
  checkout: CheckoutFlow;
  /** The hotel chain's property mode: legacy words for lengths are errors (FORM-034, FORM-035). */
  chainLengthWords: boolean;
  /** Applied whatever the address contains (SITE-045). */
  forcedDiscountCode: string | null;
  /** Used when neither address nor cookie has one (SITE-013). */
  discountCode: string | null;
  /** The site's own parameter names (SITE-036). */
  dynamicParameters: DynamicParameters | null;
};

/**
 * Defaults of a site without own settings: 10 people, 8 hours from 09:00 (SITE-041 to SITE-043,
 * FORM-049, FORM-055).
 */
export const standardQueryDefaults: QueryDefaults = {
  defaults: { delegates: 10, meetingLength: 8, start: '09:00' },
  defaultTab: null,
  alwaysRoomTab: false,
  minimumHours: 2,
  leadMinutes: 0,
  delegatesCap: null,
  delegatesErrorAbove: null,
  offerCards: 'select',
  checkout: 'cart',
  chainLengthWords: false,
  forcedDiscountCode: null,
  discountCode: null,
  dynamicParameters: null,
};

/** A site's settings for rooms, packages and their prices, with the names of its row of data. */
export type OfferRules = {
  /** From how many hours a meeting is priced as a full day, see `priceBandOf` (A-004, PRICE-015). */
  priceBands: 'standard' | 'short';
  /** In the property mode every package is listed (SITE-009, AVAIL-002). */
  offerCards: OfferCards;
  /** Packages show neither a struck price nor a percentage (A-010, PRICE-026). */
  hidePackageStrikeThrough: boolean;
};

/** The rules of a site without own settings. */
export const standardOfferRules: OfferRules = {
  priceBands: 'standard',
  offerCards: 'select',
  hidePackageStrikeThrough: false,
};
