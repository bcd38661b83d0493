import { pathIn } from '@foyer/domain';
import { languages } from './languages.ts';
import { routeOf } from './route.ts';
import type { Site } from './site.ts';

/**
 * The parts of a path: the prefix to keep in links (`''` for none and for `en`), the page's
 * language, and the rest without its first slash.
 */
export type SitePath = { prefix: string; language: string; rest: string };

/** Prefixes of a country that stand for its language (SITE-021, B-016). */
const countryPrefixes = ['nl-nl', 'hu-hu', 'de-de', 'sv-se'];
/** Every valid path prefix (SITE-021), independent of the languages that a site offers (B-015). */
export const prefixes: ReadonlySet<string> = new Set([
  ...languages.map((language) => language.id),
  ...countryPrefixes,
]);

/**
 * Splits a path into language and rest (SITE-021, SITE-029, A-023): only a whole first segment can
 * be a prefix, `en` is accepted but not kept (B-017), and slashes at the end are ignored. A known
 * prefix whose language the site does not offer stays in the path, and the page is in the site's
 * default language.
 */
export function readPath(pathname: string, site: Pick<Site, 'languages'>): SitePath {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const slash = path.indexOf('/');
  const first = slash === -1 ? path : path.slice(0, slash);
  if (!prefixes.has(first)) return { prefix: '', language: defaultLanguage(site), rest: path };
  const spoken = spokenUnder(first);
  return {
    prefix: first === 'en' ? '' : first,
    language: site.languages.includes(spoken) ? spoken : defaultLanguage(site),
    rest: slash === -1 ? '' : path.slice(slash + 1).replace(/^\/+/, ''),
  };
}

/**
 * Where an address leads whose language the site does not offer: to the same page without a prefix,
 * so that none answers in another language than its address says. `null` for all other addresses.
 */
export function offeredPath(pathname: string, site: Pick<Site, 'languages'>): string | null {
  const { prefix, language, rest } = readPath(pathname, site);
  return prefix === '' || spokenUnder(prefix) === language ? null : pathOf('', rest);
}

/**
 * The cart of an address that says no language: one brand has none in it (CART-012), so that the
 * page is in the language in which the cart was made. `null` for all other addresses.
 */
export function cartWithoutLanguage(
  pathname: string,
  { bookUniversalWithoutLang }: Pick<Site, 'bookUniversalWithoutLang'>,
): string | null {
  if (!bookUniversalWithoutLang || !pathname.startsWith('/book-universal/')) return null;
  const route = routeOf(pathname);
  return route.page === 'checkout' ? route.cartId : null;
}

/**
 * The prefix of the links of a page in this language. An address without a prefix has none, unless
 * the language is the cart's.
 */
export function prefixOfPage(
  pathname: string,
  language: string,
  site: Pick<Site, 'languages' | 'bookUniversalWithoutLang'>,
): string {
  if (cartWithoutLanguage(pathname, site) === null) return readPath(pathname, site).prefix;
  return language === 'en' ? '' : language;
}

/** The same page in another language, which is named where the address alone says another one. */
export function pathInLanguage(
  pathname: string,
  language: string,
  site: Pick<Site, 'languages' | 'bookUniversalWithoutLang'>,
): string {
  const { rest } = readPath(pathname, site);
  const path = pathOf(language, rest);
  return cartWithoutLanguage(path, site) === null ? path : `/${language}/${rest}`;
}

/** The path of `rest` under a prefix: the inverse of `readPath`. */
export const pathOf = (prefix: string, rest: string): string => pathIn(prefix, `/${rest}`);

const spokenUnder = (prefix: string): string =>
  countryPrefixes.includes(prefix) ? prefix.slice(0, 2) : prefix;

const defaultLanguage = (site: Pick<Site, 'languages'>): string => site.languages[0] ?? 'en';
