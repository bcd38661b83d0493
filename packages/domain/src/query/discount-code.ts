const longestCode = 64;

type Codes = { query: string | null; saved: string | null };
export type SiteCodes = { forcedDiscountCode: string | null; discountCode: string | null };

/**
 * A code as typed or in an address, trimmed; `null` when it is too long to be a code. `''` is no
 * code.
 */
export function readDiscountCode(text: string | null): string | null {
  const code = text?.trim();
  return code === undefined || code.length > longestCode ? null : code;
}

/**
 * The code in effect: the site's forced one, the address, the cookie, the site's own; `''` for none
 * (A-025, SITE-030, SITE-045).
 */
export const discountCodeFrom = ({ query, saved }: Codes, site: SiteCodes): string =>
  site.forcedDiscountCode ?? query ?? saved ?? site.discountCode ?? '';

/**
 * The same site without its own code, after that code matched nothing: otherwise clearing the field
 * would set it again and again (FORM-064, A-078, B-036).
 */
export const withoutOwnCode = <S extends SiteCodes>(site: S): S => ({
  ...site,
  forcedDiscountCode: null,
  discountCode: null,
});
