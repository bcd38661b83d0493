import { createHash } from 'node:crypto';
import type { ParsedVenueRecord } from './venue-file.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The same file gives the same ids, so that links and carts stay valid after an import. */
export const venueIdOf = (venue: Pick<ParsedVenueRecord, 'id' | 'alias'>): string =>
  venue.id ?? (venue.alias.length <= 64 ? venue.alias : `venue-${digest(venue.alias)}`);
export const roomIdOf = (venueId: string, code: string): string =>
  `room-${digest(`${venueId}\n${code}`)}`;
export const addOnIdOf = (venueId: string, code: string): string =>
  `add-on-${digest(`${venueId}\n${code}`)}`;
export const bedroomIdOf = (venueId: string, code: string): string =>
  `bedroom-${digest(`${venueId}\n${code}`)}`;
export const packageIdOf = (venueId: string, code: string): string =>
  `package-${digest(`${venueId}\n${code}`)}`;
