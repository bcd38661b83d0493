import { writeSpecifiedDateTime } from '@foyer/contract';
import {
  type BookingQuery,
  cookies,
  endCookie,
  lengthIndex,
  offeredLengths,
  startCookie,
  stayCookies,
  type Venue,
  writeMeetingLength,
} from '@foyer/domain';
import type { Site } from '@foyer/sites';
import type { BrowserStorage } from './browser-storage.ts';

type Place = {
  language: string;
  site: Pick<Site, 'minimumHours' | 'offerCards' | 'mainBookingHost'>;
  venue: Pick<Venue, 'latitude' | 'longitude'>;
};

/**
 * Stores the visitor's preferences (CART-024, CART-025, CART-027, A-097); `readPreferences` of the
 * contract reads them. A default number of delegates is not stored.
 */
export function savePreferences(
  storage: BrowserStorage,
  { language, site, venue }: Place,
  query: BookingQuery,
): void {
  const index = lengthIndex(query.meetingLength, offeredLengths(site, query.kind));
  storage.setCookie(cookies.tab, query.kind);
  storage.setCookie(cookies.meetingLength, writeMeetingLength(query.meetingLength));
  storage.setCookie(cookies.lengthIndex, index === null ? null : String(index));
  if (query.delegatesGiven) storage.setCookie(cookies.delegates, String(query.delegates));
  storage.setCookie(startCookie(language), writeSpecifiedDateTime(query.start));
  storage.setCookie(endCookie(language), writeSpecifiedDateTime(query.end));
  storage.setCookie(cookies.discountCode, query.discountCode || null);
  for (const { cookie, value } of stayCookies(site, query, venue)) storage.setCookie(cookie, value);
}
