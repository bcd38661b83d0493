import { writeSpecifiedDateTime } from '@foyer/contract';
import {
  type BookingQuery,
  type Cookie,
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
import { atom } from 'jotai/vanilla';
import type { Store } from '../readable.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import type { PreferencesState } from '../venue-session.ts';

type Place = {
  language: string;
  site: Pick<Site, 'minimumHours' | 'offerCards' | 'mainBookingHost'>;
  venue: Pick<Venue, 'latitude' | 'longitude'>;
};

/**
 * Stores the visitor's preferences (CART-024, CART-025, CART-027, A-097); `readPreferences` of the
 * contract reads them. A default number of delegates is not stored.
 */
function savePreferences(
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

type Parts = { storage: BrowserStorage; store: Store; language: string; site: Site; venue: Venue };

/**
 * Stores the visitor's preferences (CART-024 to CART-026); where the site asks for consent, only
 * after a yes. A no removes them (D-9).
 */
export function createKeptPreferences({ storage, store, language, site, venue }: Parts) {
  const state = atom<PreferencesState>(site.asksBeforeKeeping ? readAnswer(storage) : 'kept');
  const save = (query: BookingQuery) => {
    if (store.get(state) === 'kept') savePreferences(storage, { language, site, venue }, query);
  };
  const forget = (query: BookingQuery) => {
    const preferences: readonly Cookie[] = [
      cookies.tab,
      cookies.meetingLength,
      cookies.lengthIndex,
      cookies.delegates,
      cookies.discountCode,
      startCookie(language),
      endCookie(language),
    ];
    for (const cookie of [
      ...preferences,
      ...stayCookies(site, query, venue).map((stay) => stay.cookie),
    ])
      storage.setCookie(cookie, null);
  };
  return {
    state,
    save,
    allow: (allowed: boolean, query: BookingQuery) => {
      storage.setCookie(cookies.keeping, allowed ? '1' : '0');
      store.set(state, allowed ? 'kept' : 'refused');
      if (allowed) save(query);
      else forget(query);
    },
  };
}

function readAnswer(storage: BrowserStorage): PreferencesState {
  const answer = storage.cookie(cookies.keeping.name);
  if (answer === null) return 'asked';
  return answer === '1' ? 'kept' : 'refused';
}
