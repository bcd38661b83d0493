import type { PhoneLine, Site } from './site.ts';

/**
 * The support line: for venues in the United States the site's assistance line if it has one, else
 * the line of the language, then the English one; `null` hides it (SITE-038 to SITE-040, A-019,
 * `venueCountry` is ISO 3166-1 alpha-2 in any case, `null` on pages without a venue.
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
