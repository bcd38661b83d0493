const longestCode = 64;

type Codes = { query: string | null; saved: string | null };
type SiteCodes = { forcedDiscountCode: string | null; discountCode: string | null };

/**
 * A code as typed or in an address, trimmed; `null` for one that is too long to be any. `''` asks
 * for none.
 */
export function readDiscountCode(text: string | null): string | null {
  const code = text?.trim();
  return code === undefined || code.length > longestCode ? null : code;
}

/**
 * Which code counts: the site's forced one, the address, the cookie, the site's own; `''` for none
 * (A-025, SITE-030, SITE-045).
 */
export const discountCodeFrom = ({ query, saved }: Codes, site: SiteCodes): string =>
  site.forcedDiscountCode ?? query ?? saved ?? site.discountCode ?? '';

/**
 * The same site after its code found nothing: neither forced nor set again while the page lives, so
 * that clearing ends (FORM-064, A-078, B-036).
 */
export const withoutOwnCode = <S extends SiteCodes>(site: S): S => ({
  ...site,
  forcedDiscountCode: null,
  discountCode: null,
});
