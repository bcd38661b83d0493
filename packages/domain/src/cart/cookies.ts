import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { dateOf } from '../time.ts';
import type { Venue } from '../venue/venue.ts';
import { holdSeconds } from './hold.ts';

/**
 * A cookie's name and its life in seconds; `null` lasts as long as the browser session. All are
 * `path=/; SameSite=Lax`.
 */
export type Cookie = { name: string; maxAgeSeconds: number | null };

const hundredDays = 100 * 24 * 60 * 60;
const preference = (name: string): Cookie => ({ name, maxAgeSeconds: hundredDays });
const forSession = (name: string): Cookie => ({ name, maxAgeSeconds: null });

/** The cookies of the standard flow (CART-024 to CART-026, CONST-028, A-096, A-097, B-052). */
export const cookies = {
  meetingLength: preference('_pref_mt'),
  /** Place of that length among the form's choices, from 0. */
  lengthIndex: preference('_pref_index'),
  delegates: preference('_pref_qty'),
  tab: preference('room_booking_type'),
  discountCode: preference('discount_code'),
  /**
   * Whether the visitor lets the site keep the ones above, where it asks first (D-9): `1` or `0`.
   */
  keeping: preference('_pref_ok'),
  /**
   * Whether the last choice is booked at once (PRICE-012). Screens of other flows keep their own
   * flag (B-041).
   */
  instantBooking: forSession('instant_booking'),
  /** Where "book another" of the thank-you page leads (THANKS-007). */
  venueAddress: forSession('venue_redirect_url'),
  /** Notices of houses that the visitor closed. */
  closedNotices: forSession('closed_notices'),
  /** Only finds the cart again; when the hold ends, the server says (D-7). */
  cart: { name: 'checkout_items', maxAgeSeconds: holdSeconds },
  /**
   * When the office's hold ends, in unix milliseconds of the visitor's own clock.
   */
  cartExpiry: { name: 'checkout_items_expires', maxAgeSeconds: holdSeconds },
} as const satisfies Record<string, Cookie>;

/** Start of the last meeting asked for, kept by language (CART-025). */
export const startCookie = (language: string): Cookie => preference(`_pref_dt_${language}`);
/** Its end. */
export const endCookie = (language: string): Cookie => preference(`_pref_edt_${language}`);

/**
 * Place of a length among the form's choices; `null` for one that only followed from the times,
 * which no choice names (CART-025, A-097).
 */
export function lengthIndex(
  length: MeetingLength,
  offered: readonly MeetingLength[],
): number | null {
  const index = offered.indexOf(length);
  return index === -1 ? null : index;
}

/**
 * Days and place of the last meeting asked for, for the pages around the main booking sites
 * (CART-027, A-096); none elsewhere.
 */
export function stayCookies(
  { mainBookingHost }: { mainBookingHost: boolean },
  query: Pick<BookingQuery, 'start' | 'end'>,
  venue: Pick<Venue, 'latitude' | 'longitude'>,
): readonly { cookie: Cookie; value: string }[] {
  if (!mainBookingHost) return [];
  return [
    { cookie: forSession('check_in_date'), value: dateOf(query.start) },
    { cookie: forSession('check_out_date'), value: dateOf(query.end) },
    { cookie: forSession('latitude'), value: String(venue.latitude) },
    { cookie: forSession('longitude'), value: String(venue.longitude) },
  ];
}
