import { cookies } from '@foyer/domain';
import type { BrowserStorage } from './browser-storage.ts';

/**
 * Path and query of the venue page that the visitor came from, stored by that page (THANKS-007,
 * `null`: none, or not a path of this site.
 */
export function readVenueAddress(storage: BrowserStorage): string | null {
  const kept = storage.cookie(cookies.venueAddress.name);
  // Only paths of this site: `//host` and `/\host` are other hosts.
  return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : null;
}

export const saveVenueAddress = (storage: BrowserStorage, address: string): void =>
  storage.setCookie(cookies.venueAddress, address);
