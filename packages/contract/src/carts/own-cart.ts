import { bookPath, cookies } from '@foyer/domain';

/** Parameter of a venue page's address when the visitor returns from the checkout. */
export const ownCartParameter = 'cart';

/**
 * The visitor's last cart, whose hold must not count as another visitor's; `null` where there is
 * none. From the address, which works without cookies, else from the cookie.
 */
export function readOwnCart(
  search: URLSearchParams,
  cookie: (name: string) => string | null,
): string | null {
  const found = search.get(ownCartParameter) ?? cookie(cookies.cart.name);
  // The office flow's cookie is a JSON object with the reservation in it.
  return /^(?:\{.*"reservationID":")?([A-Za-z0-9_-]{1,64})(?:"\})?$/.exec(found ?? '')?.[1] ?? null;
}

/**
 * `/de/book?venue=…&cart=…`: with cookies and storage blocked, the checkout reads both ids from the
 * address (D-9).
 */
export const bookAddress = (prefix: string, alias: string, cartId: string): string =>
  `${bookPath(prefix)}?${new URLSearchParams({ venue: alias, [ownCartParameter]: cartId })}`;
