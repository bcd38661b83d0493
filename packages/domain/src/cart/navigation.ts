import type { BookingCall, BookingFlow } from './booking-call.ts';

/**
 * A path with the language's prefix; English has none (SITE-023, B-017). `path` begins with a
 * slash.
 */
export const pathIn = (prefix: string, path: string): string =>
  prefix === '' || prefix === 'en' ? path : `/${prefix}${path}`;

/**
 * Page where a cart is ordered: `/fi/book-universal/123` (CART-011); one brand has no language in
 * it (CART-012).
 */
export const bookUniversalPath = (
  prefix: string,
  cartId: string,
  { bookUniversalWithoutLang }: Pick<BookingFlow, 'bookUniversalWithoutLang'>,
): string => pathIn(bookUniversalWithoutLang ? '' : prefix, `/book-universal/${cartId}`);

/** Checkout of the legacy flow: `/fi/checkout/123` (CART-013). */
export const legacyCheckoutPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/checkout/${orderId}`);

/**
 * Checkout of the property flow and the office flow: `/de/book` (CART-015). The prefix keeps the
 * visitor's language.
 */
export const bookPath = (prefix: string): string => pathIn(prefix, '/book');

/** A venue's page: the prefix and the alias (SITE-029). */
export const venuePath = (prefix: string, alias: string): string => pathIn(prefix, `/${alias}`);

/** The page of an order, for who has its unguessable id: state, changes, cancelling (D-21). */
export const bookingPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/booking/${encodeURIComponent(orderId)}`);

/**
 * The thank-you page of an order or enquiry (CART-014); the id is in the address, so that it works
 * without storage (D-9), and in its path, because proxies log query strings (D-21).
 */
export const thankYouPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/thank-you-anon/${encodeURIComponent(orderId)}`);

/**
 * The page after an enquiry that was sent at once: a logged-in visitor sees the order (CART-003,
 * CART-014, A-108).
 */
export const pageAfterEnquiry = (prefix: string, orderId: string, isLoggedIn: boolean): string =>
  isLoggedIn ? legacyCheckoutPath(prefix, orderId) : thankYouPath(prefix, orderId);

/**
 * Whether the checkout replaces the venue's content, under its own address: a checkout within the
 * page, that of the property mode, and that of one office variant (VENUE-031, CART-004, CART-005,
 *
 */
export function takesVenuesPlace(
  call: BookingCall,
  { offerCards, checkoutInPage }: Pick<BookingFlow, 'offerCards' | 'checkoutInPage'>,
): boolean {
  if (call === 'property') return offerCards === 'plan';
  return call === 'in-app-checkout' || (call === 'office' && checkoutInPage === 'all');
}
