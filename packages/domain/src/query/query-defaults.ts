import type { OfferCards } from './site-variant.ts';
import type { WallTime } from '../time.ts';
import type { LeadTimes } from '../venue/venue.ts';
import type { MeetingLength, OfferKind } from './booking-query.ts';
import type { DynamicParameters } from './parameter-names.ts';

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
  chainLengthWords: false,
  forcedDiscountCode: null,
  discountCode: null,
  dynamicParameters: null,
};

export type VenueFacts = { hasPackages: boolean; leadTimes: LeadTimes };
