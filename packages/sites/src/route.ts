/** The page of a path on a host, without the language's prefix. */
export type Route =
  | { page: 'home' }
  | { page: 'venue'; alias: string }
  | { page: 'checkout'; cartId: string }
  /** `orderId` is set on the office flow's success page (REGUS-020). */
  | { page: 'book'; orderId: string | null }
  | { page: 'payment-failure' }
  /** The page that follows an order at once, or the page of the booking later (D-21). */
  | { page: 'confirmation'; orderId: string | null; view: 'first' | 'booking' }
  | { page: 'account'; screen: AccountScreen }
  | { page: 'search' }
  | { page: 'legal'; text: 'terms' | 'privacy' | 'data-processing' };

/** The page of the account: profile, or orders. */
export type AccountScreen =
  | { kind: 'login' | 'register' | 'logout' | 'forgotten-password' | 'dashboard' | 'inbox' }
  | { kind: 'set-password'; token: string }
  | { kind: 'order'; orderId: string };

/** Parses a path; any path without a page of its own is a venue's alias. */
export function routeOf(path: string): Route {
  const rest = path.replace(/^\/+|\/+$/g, '');
  if (rest === '') return { page: 'home' };
  if (rest === 'terms' || rest === 'privacy' || rest === 'data-processing')
    return { page: 'legal', text: rest };
  if (rest === 'thank-you-anon') return { page: 'confirmation', orderId: null, view: 'first' };
  const order = /^(thank-you-anon|booking)\/([\w-]+)$/.exec(rest);
  if (order?.[2])
    return {
      page: 'confirmation',
      orderId: order[2],
      view: order[1] === 'booking' ? 'booking' : 'first',
    };
  if (/^(search|wl_?search)$/.test(rest)) return { page: 'search' };
  const screen = accountScreen(rest);
  if (screen !== null) return { page: 'account', screen };
  // Both are the property system's checkout (B-038); `/checkout/` with an id is a cart or an order.
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
  // The success pages of other flows write the order without a slash (B-053).
  const orderId = /^dashboard\/inbox\/?([\w-]+)$/.exec(rest)?.[1];
  return orderId === undefined ? null : { kind: 'order', orderId };
}
