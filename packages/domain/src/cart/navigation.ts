import type { BookingCall, BookingFlow } from './booking-call.ts';

/**
 * An address in a language: English, and no prefix at all, carry none (SITE-023, B-017). `path`
 * begins with a slash.
 */
export const pathIn = (prefix: string, path: string): string =>
  prefix === '' || prefix === 'en' ? path : `/${prefix}${path}`;

/**
 * Where a cart is ordered: `/fi/book-universal/123` (CART-011); one brand's carry no language
 * (CART-012).
 */
export const bookUniversalPath = (
  prefix: string,
  cartId: string,
  { bookUniversalWithoutLang }: Pick<BookingFlow, 'bookUniversalWithoutLang'>,
): string => pathIn(bookUniversalWithoutLang ? '' : prefix, `/book-universal/${cartId}`);

/** The checkout of the older flow: `/fi/checkout/123` (CART-013). */
export const olderCheckoutPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/checkout/${orderId}`);

/**
 * The checkout of the property system and of the serviced office: `/de/book` (CART-015). Without
 * the prefix a visitor would lose their language.
 */
export const bookPath = (prefix: string): string => pathIn(prefix, '/book');

/** A venue's page: the prefix and the alias (SITE-029). */
export const venuePath = (prefix: string, alias: string): string => pathIn(prefix, `/${alias}`);

/**
 * The page that confirms an order or enquiry (CART-014); the id is in the address, so that it works
 * without storage (D-9).
 */
export const thankYouPath = (prefix: string, orderId: string): string =>
  pathIn(prefix, `/thank-you-anon?order=${encodeURIComponent(orderId)}`);

/** What the page after a call depends on. `id` is what the call answered. */
export type BookingAnswer = { id: string; prefix: string; isLoggedIn: boolean };

/**
 * Where the browser goes after a call (CART-001 to CART-004, CART-011 to CART-015, A-108); `null`:
 * it stays, the checkout takes the venue's place.
 */
export function pageAfter(
  call: BookingCall,
  flow: Pick<BookingFlow, 'bookUniversalWithoutLang'>,
  { id, prefix, isLoggedIn }: BookingAnswer,
): string | null {
  switch (call) {
    case 'cart2':
      return bookUniversalPath(prefix, id, flow);
    case 'cart':
      return olderCheckoutPath(prefix, id);
    case 'order-and-process':
      return isLoggedIn ? olderCheckoutPath(prefix, id) : thankYouPath(prefix, id);
    case 'in-app-checkout':
      return null;
    case 'property-system':
    case 'serviced-office':
      return bookPath(prefix);
    default:
      return call satisfies never;
  }
}

/**
 * Whether the checkout takes the place of the venue's content, under its own address: where it is
 * in the page, the hotel system's, and that of one office-space variant (VENUE-031, CART-004,
 * CART-005, A-042).
 */
export function takesVenuesPlace(
  call: BookingCall,
  { hotelSystem, inAppCheckout }: Pick<BookingFlow, 'hotelSystem' | 'inAppCheckout'>,
): boolean {
  if (call === 'property-system') return hotelSystem;
  return call === 'in-app-checkout' || (call === 'serviced-office' && inAppCheckout);
}
