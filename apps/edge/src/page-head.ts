import type { Venue } from '@foyer/domain';
import { scriptSafe } from '@foyer/federation/page';
import { saidIn, truncate } from '@foyer/domain';
import { localeOf } from '@foyer/i18n/formats';
import { msg } from '@foyer/i18n/message';
import { sayIn, spokenLanguage } from '@foyer/i18n/server';
import { pathOf, type Route, type Site, startIn } from '@foyer/sites';
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
function pageHead({ site, origin, rest, language }: About, title: string): string {
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

type Shown = {
  title: string;
  /** `null`: there is nothing short to say. */
  description: string | null;
  /** Address of a picture. */
  picture: string | null;
};

/** The head of a page that is found and passed on: also what search engines and messengers show. */
function sharedHead(about: About, { title, description, picture }: Shown): string {
  return [
    pageHead(about, title),
    ...(description === null ? [] : [meta('description', description)]),
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === null ? [] : [property('og:description', description)]),
    property('og:url', urlOf(about)),
    property('og:locale', openGraphLocale(about.language)),
    ...(picture === null ? [] : [property('og:image', picture)]),
  ].join('');
}

const urlOf = ({ origin, language, rest }: About): string => `${origin}${pathOf(language, rest)}`;

/** Open Graph names a language with a region: `de_DE`. */
function openGraphLocale(language: string): string {
  const { language: spoken, region } = new Intl.Locale(localeOf(language)).maximize();
  return `${spoken}_${region}`;
}

/** The head of a page that is no venue's; those of one visitor are not passed on. */
export const headOf = (page: Route['page'], about: About, title: string): string =>
  page === 'home' || page === 'search' || page === 'legal'
    ? sharedHead(about, { title, description: descriptionOf(page, about), picture: null })
    : pageHead(about, title);

const nameAndCity = msg({ message: '{title}, {city}' });

/** What a start page without words of its own says below its title; it is true of the search as well. */
const general = msg({
  message: 'Choose a house. See what fits and what it costs, and book it at once.',
});

function descriptionOf(
  page: 'home' | 'search' | 'legal',
  { site: { start }, language }: About,
): string | null {
  if (page === 'legal') return null;
  const own = page === 'home' && start ? startIn(start, language).words[language] : undefined;
  return own?.lead ?? sayIn(spokenLanguage(language))(general);
}

/**
 * What search engines and messengers read of a venue page: description, Open Graph, and schema.org
 * as JSON-LD.
 */
export function venueHead(about: About, venue: Venue): string {
  const { title: name, city } = venue;
  const place = sayIn(spokenLanguage(about.language))(nameAndCity, { title: name, city });
  const title = `${place} | ${about.site.name}`;
  const description = truncate(
    saidIn(venue.description, about.language, venue.defaultLanguage).text,
    155,
  ).text;
  const picture = venue.pictures[0] ? `${about.origin}${venue.pictures[0].src}-960.webp` : null;
  const linked = {
    '@context': 'https://schema.org',
    '@type': 'EventVenue',
    name: venue.title,
    description,
    url: urlOf(about),
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
  return (
    sharedHead(about, { title, description, picture }) +
    `<script type="application/ld+json">${scriptSafe(JSON.stringify(linked))}</script>`
  );
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
