/** Where a path leads on a host, after the language's prefix was taken off. */
export type Route =
  | { page: 'home' }
  | { page: 'venue'; alias: string }
  | { page: 'checkout'; cartId: string }
  /** `orderId` on the office's page of success (REGUS-020). */
  | { page: 'book'; orderId: string | null }
  | { page: 'payment-failure' }
  | { page: 'confirmation' }
  | { page: 'account'; screen: AccountScreen }
  | { page: 'search' }
  | { page: 'legal'; text: 'terms' | 'privacy' | 'data-processing' };

/** What of the account is shown: who one is, or one's orders. */
export type AccountScreen =
  | { kind: 'login' | 'register' | 'logout' | 'forgotten-password' | 'dashboard' | 'inbox' }
  | { kind: 'set-password'; token: string }
  | { kind: 'order'; orderId: string };

/** Reads the path; whatever has no page of its own is a venue's alias. */
export function routeOf(path: string): Route {
  const rest = path.replace(/^\/+|\/+$/g, '');
  if (rest === '') return { page: 'home' };
  if (rest === 'terms' || rest === 'privacy' || rest === 'data-processing')
    return { page: 'legal', text: rest };
  if (rest === 'thank-you-anon') return { page: 'confirmation' };
  if (/^(search|wl_?search)$/.test(rest)) return { page: 'search' };
  const screen = accountScreen(rest);
  if (screen !== null) return { page: 'account', screen };
  // The property system's checkout is at both (B-038); what follows `/checkout/` is a cart or an
  // order.
  if (rest === 'book' || rest === 'checkout') return { page: 'book', orderId: null };
  const booked = /^book\/([A-Za-z0-9_-]+)\/success$/.exec(rest);
  if (booked?.[1]) return { page: 'book', orderId: booked[1] };
  if (rest === 'payment/failure') return { page: 'payment-failure' };
  const cart = /^(?:book-universal|checkout)\/([A-Za-z0-9_-]+)$/.exec(rest);
  if (cart?.[1]) return { page: 'checkout', cartId: cart[1] };
  return { page: 'venue', alias: rest.replace(/^node\//, '') };
}

const accountPaths = new Map<string, Exclude<AccountScreen['kind'], 'set-password' | 'order'>>([
  ['user/login', 'login'],
  ['user/register', 'register'],
  ['user/logout', 'logout'],
  ['user/password', 'forgotten-password'],
  ['dashboard', 'dashboard'],
  ['dashboard/inbox', 'inbox'],
]);

function accountScreen(rest: string): AccountScreen | null {
  const kind = accountPaths.get(rest);
  if (kind !== undefined) return { kind };
  const token = /^user\/password\/([\w-]{43})$/.exec(rest)?.[1];
  if (token !== undefined) return { kind: 'set-password', token };
  // The success pages of other checkouts write the order without a slash (B-053).
  const orderId = /^dashboard\/inbox\/?([\w-]+)$/.exec(rest)?.[1];
  return orderId === undefined ? null : { kind: 'order', orderId };
}
