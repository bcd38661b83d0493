import { pathIn } from '@foyer/domain';
import { languages } from './languages.ts';
import type { Site } from './site.ts';

/**
 * What a path says: the prefix to keep in links (`''` for none and for `en`), the language to
 * speak, and the rest without its first slash.
 */
export type SitePath = { prefix: string; language: string; rest: string };

/** Prefixes that are no language of their own but a country's address of one (SITE-021, B-016). */
const countryPrefixes = ['nl-nl', 'hu-hu', 'de-de', 'sv-se'];
/**
 * Every prefix that a path may begin with (SITE-021); which languages a site offers is another
 * question (B-015).
 */
export const prefixes: ReadonlySet<string> = new Set([
  ...languages.map((language) => language.id),
  ...countryPrefixes,
]);

/**
 * Splits a path into language and rest (SITE-021, SITE-029, A-023): the whole first segment is a
 * prefix or it is none,
 * `en` is understood and never kept (B-017), slashes at the end do not count. A known prefix whose
 * language the site does not offer keeps its place in the path and is answered in the site's
 * default language.
 */
export function readPath(pathname: string, site: Pick<Site, 'languages'>): SitePath {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  const slash = path.indexOf('/');
  const first = slash === -1 ? path : path.slice(0, slash);
  if (!prefixes.has(first)) return { prefix: '', language: defaultLanguage(site), rest: path };
  const spoken = countryPrefixes.includes(first) ? first.slice(0, 2) : first;
  return {
    prefix: first === 'en' ? '' : first,
    language: site.languages.includes(spoken) ? spoken : defaultLanguage(site),
    rest: slash === -1 ? '' : path.slice(slash + 1).replace(/^\/+/, ''),
  };
}

/** The path of `rest` under a prefix: what `readPath` splits. */
export const pathOf = (prefix: string, rest: string): string => pathIn(prefix, `/${rest}`);

const defaultLanguage = (site: Pick<Site, 'languages'>): string => site.languages[0] ?? 'en';
