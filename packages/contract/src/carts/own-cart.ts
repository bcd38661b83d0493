import { cookies } from '@foyer/domain';

/** Name in the address of a venue page that one comes back to from the checkout. */
export const ownCartParameter = 'cart';

/**
 * The visitor's last cart, whose hold must not look like somebody else's; `null` where there is
 * none. From the address, which works without cookies, else from the cookie.
 */
export function readOwnCart(
  search: URLSearchParams,
  cookie: (name: string) => string | null,
): string | null {
  const found = search.get(ownCartParameter) ?? cookie(cookies.cart.name);
  // The office keeps what it holds in that cookie, its reservation within.
  return /^(?:\{.*"reservationID":")?([A-Za-z0-9_-]{1,64})(?:"\})?$/.exec(found ?? '')?.[1] ?? null;
}
