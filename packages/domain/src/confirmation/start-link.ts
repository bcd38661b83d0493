import { pathIn } from '../cart/navigation.ts';

/**
 * Languages that the link to the start page keeps; a list of its own, different from the offered
 * and the known languages (B-015).
 */
const kept = [
  'en',
  'en-us',
  'da',
  'fi',
  'fr',
  'de',
  'it',
  'lv',
  'ru',
  'es',
  'sv',
  'zh',
  'tr',
  'cs',
  'nb',
  'et',
  'nl',
  'pl',
  'sk',
  'sl',
  'hu',
  'ar',
];

/**
 * The start page, linked from the thank-you page: protocol and host with its port, and the language
 * where the path begins with one of the list (THANKS-006, B-017, B-092).
 */
export function startLink({ origin, pathname }: { origin: string; pathname: string }): string {
  const language =
    kept.find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`)) ?? '';
  return `${origin}${pathIn(language, '/')}`;
}
