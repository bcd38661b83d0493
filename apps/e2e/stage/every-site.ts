import { hostnamesOf, sites } from '@foyer/sites';

/** Venues that show a site's own features; the other sites have the one with everything. */
const venues: Readonly<Record<string, string>> = {
  'us-marketplace': 'new-york-canal-exchange',
  'office-marketplace': 'harbour-office',
  'opera-booking-engine': 'harbour-opera',
};

/** Every site by its hostname: its name, its languages, and a venue with its time zone. */
export const everySite = sites.map((site) => ({
  id: site.id,
  hostname: hostnamesOf(site.id).at(-1) ?? '',
  name: site.name,
  languages: site.languages,
  ownHouses: site.ownHouses,
  invitesVenues: !site.ownHouses && !site.partnerFooterLogo,
  venue: venues[site.id] ?? 'grand-harbour-hotel',
  zone: site.id === 'us-marketplace' ? 'America/New_York' : 'Europe/Helsinki',
}));
