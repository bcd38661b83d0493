import type { PhoneLine, Site } from './site.ts';

/**
 * The line to call: the assistance of venues in the United States where the site has one, else the
 * support line of the language, then English; `null` where nothing is known, and then nothing is
 * shown (SITE-038 to SITE-040, A-019, A-180).
 * `venueCountry` is ISO 3166-1 alpha-2 in any case, `null` away from a venue.
 */
export function phoneLine(
  site: Pick<Site, 'supportPhones' | 'usAssistanceLine'>,
  language: string,
  venueCountry: string | null,
): PhoneLine | null {
  if (site.usAssistanceLine !== null && venueCountry?.toUpperCase() === 'US')
    return site.usAssistanceLine;
  const number = site.supportPhones[language] ?? site.supportPhones['en'];
  return number === undefined ? null : { number, hours: null };
}
