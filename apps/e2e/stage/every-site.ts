import { hostnamesOf, sites } from '@foyer/sites';

/** Venues that show a site's own features; the other sites have the one with everything. */
const venues: Readonly<Record<string, string>> = {
  'us-marketplace': 'new-york-canal-exchange',
  'office-marketplace': 'harbour-office',
  'opera-booking-engine': 'harbour-opera',
};

/** Every site by its hostname: its name, its languages, and a venue with its time zone. */
export const everySite = sites.map(({ id, name, languages }) => ({
  id,
  hostname: hostnamesOf(id).at(-1) ?? '',
  name,
  languages,
  venue: venues[id] ?? 'grand-harbour-hotel',
  zone: id === 'us-marketplace' ? 'America/New_York' : 'Europe/Helsinki',
}));
