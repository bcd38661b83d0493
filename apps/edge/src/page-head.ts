import type { Venue } from '@foyer/domain';
import { scriptSafe } from '@foyer/federation/page';
import { saidIn, truncate } from '@foyer/domain';
import { pathOf, type Site } from '@foyer/sites';
import { escaped } from './escaped.ts';

const meta = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}">`;

type About = { site: Site; origin: string; rest: string; language: string };

/**
 * Title and addresses of every page: canonical without a query, and the same page in each offered
 * language.
 */
export function pageHead({ site, origin, rest, language }: About, title: string): string {
  const at = (inLanguage: string) => escaped(`${origin}${pathOf(inLanguage, rest)}`);
  return [
    `<title>${escaped(title)}</title>`,
    `<link rel="canonical" href="${at(language)}">`,
    ...site.languages.map(
      (offered) => `<link rel="alternate" hreflang="${offered}" href="${at(offered)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${at(site.languages[0] ?? 'en')}">`,
  ].join('');
}

/**
 * What search engines and messengers read of a venue page: description, Open Graph, and schema.org
 * as JSON-LD.
 */
export function venueHead(about: About, venue: Venue): string {
  const title = `${venue.title}, ${venue.city} | ${about.site.name}`;
  const description = truncate(
    saidIn(venue.description, about.language, venue.defaultLanguage).text,
    155,
  ).text;
  const url = `${about.origin}${pathOf(about.language, about.rest)}`;
  const picture = venue.pictures[0] ? `${about.origin}${venue.pictures[0].src}-960.webp` : null;
  const linked = {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: venue.title,
    description,
    url,
    ...(picture && { image: picture }),
    telephone: venue.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: venue.city,
      addressCountry: venue.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: venue.latitude, longitude: venue.longitude },
    maximumAttendeeCapacity: venue.largestRoom,
    openingHoursSpecification: (venue.businessHours ?? [])
      .filter((hours) => !hours.closed)
      .map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[hours.day],
        opens: hours.start,
        closes: hours.end,
      })),
  };
  return [
    pageHead(about, title),
    meta('description', description),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', about.language.replace('-', '_')),
    ...(picture ? [property('og:image', picture)] : []),
    `<script type="application/ld+json">${scriptSafe(JSON.stringify(linked))}</script>`,
  ].join('');
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
