import { cookies } from '@foyer/domain';
import type { BrowserStorage } from './browser-storage.ts';

/**
 * Path and query of the venue page one came from, as its own page wrote them (THANKS-007, A-101).
 * `null`: none, or no path of this site.
 */
export function readVenueAddress(storage: BrowserStorage): string | null {
  const kept = storage.cookie(cookies.venueAddress.name);
  // A path of this site and nothing else: `//host` and `/\host` lead elsewhere.
  return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : null;
}

export const saveVenueAddress = (storage: BrowserStorage, address: string): void =>
  storage.setCookie(cookies.venueAddress, address);
