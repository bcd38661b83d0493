import type { OfferCards } from './site-variant.ts';
import type { WallTime } from '../time.ts';
import type { LeadTimes } from '../venue/venue.ts';
import type { MeetingLength, OfferKind } from './booking-query.ts';
import type { DynamicParameters } from './parameter-names.ts';

/** What a site says about the form, in the words of its row of data. */
export type QueryDefaults = {
  /**
   * `meetingLength` is also what the room tab begins with in the property mode
   * (FORM-033).
   */
  defaults: { delegates: number; meetingLength: MeetingLength; start: WallTime };
  defaultTab: OfferKind | null;
  /**
   * The form opens on rooms, whatever else was asked for: business bookings, and single venues
   * (FORM-015, FORM-016).
   */
  alwaysRoomTab: boolean;
  /** Shortest meeting in a room, in hours: 2, or 1 where the 1 h option stands (FORM-030). */
  minimumHours: number;
  /**
   * Minutes that a start lies ahead at least (FORM-057); 0 where only the next full hour counts.
   */
  leadMinutes: number;
  /** Highest number of attendees the form takes; larger ones are clamped silently (FORM-051). */
  delegatesCap: number | null;
  /** Larger groups are refused with an error (FORM-052). */
  delegatesErrorAbove: number | null;
  /** The property mode (FORM-032, FORM-033). */
  offerCards: OfferCards;
  /** The hotel chain's property mode: legacy words for lengths are errors (FORM-034, FORM-035). */
  chainLengthWords: boolean;
  /** Set whatever the address says (SITE-045). */
  forcedDiscountCode: string | null;
  /** Used where neither address nor cookie has one (SITE-013). */
  discountCode: string | null;
  /** Names that the site's addresses use instead of ours (SITE-036). */
  dynamicParameters: DynamicParameters | null;
};

/**
 * A site that says nothing of its own: 10 people, 8 hours from 09:00 (SITE-041 to SITE-043,
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
