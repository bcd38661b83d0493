import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { dateOf } from '../time.ts';
import type { Venue } from '../venue/venue.ts';
import { holdSeconds } from './cart.ts';

/**
 * A cookie's name and lifetime in seconds; `null` ends with the browser session. All are `path=/;
 * SameSite=Lax`.
 */
export type Cookie = { name: string; maxAgeSeconds: number | null };

const hundredDays = 100 * 24 * 60 * 60;
const preference = (name: string): Cookie => ({ name, maxAgeSeconds: hundredDays });
const forSession = (name: string): Cookie => ({ name, maxAgeSeconds: null });

/** The cookies of the standard flow (CART-024 to CART-026, CONST-028, A-096, A-097, B-052). */
export const cookies = {
  meetingLength: preference('_pref_mt'),
  /** Index of the length among the form's lengths, from 0. */
  lengthIndex: preference('_pref_index'),
  delegates: preference('_pref_qty'),
  tab: preference('room_booking_type'),
  discountCode: preference('discount_code'),
  /**
   * Whether the visitor allows the preferences above, where the site asks for consent (D-9): `1` or
   * `0`.
   */
  keeping: preference('_pref_ok'),
  /**
   * Whether the last chosen offer is instant (PRICE-012). Other flows have their own flag (B-041).
   */
  instantBooking: forSession('instant_booking'),
  /** Target of "book another" on the thank-you page (THANKS-007). */
  venueAddress: forSession('venue_redirect_url'),
  /** Venue notices that the visitor has closed. */
  closedNotices: forSession('closed_notices'),
  /** Only the cart's id; the end of the hold comes from the server (D-7). */
  cart: { name: 'checkout_items', maxAgeSeconds: holdSeconds },
  /** End of the office's hold, in unix milliseconds of the visitor's clock. */
  cartExpiry: { name: 'checkout_items_expires', maxAgeSeconds: holdSeconds },
} as const satisfies Record<string, Cookie>;

/** Start of the last requested meeting, per language (CART-025). */
export const startCookie = (language: string): Cookie => preference(`_pref_dt_${language}`);
/** End of the last requested meeting, per language. */
export const endCookie = (language: string): Cookie => preference(`_pref_edt_${language}`);

/**
 * Index of a length among the form's lengths; `null` for a derived length that is not one of them
 * (CART-025, A-097).
 */
export function lengthIndex(
  length: MeetingLength,
  offered: readonly MeetingLength[],
): number | null {
  const index = offered.indexOf(length);
  return index === -1 ? null : index;
}

/**
 * Dates and place of the last requested meeting, for the other pages of the main booking sites
 * (CART-027, A-096); none on other sites.
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
