import type { CheckoutFlow, OfferCards } from '../query/site-settings.ts';

/** A site's settings for how bookings are made. */
export type BookingFlow = {
  checkout: CheckoutFlow;
  offerCards: OfferCards;
  /**
   * Which orders open the checkout within the venue's page: none, the enquiries of corporate sites
   * (CART-004, B-037), or all (CART-005).
   */
  checkoutInPage: 'none' | 'enquiries' | 'all';
  /** The brand whose book-universal addresses carry no language (A-016, CART-012). */
  bookUniversalWithoutLang: boolean;
};

/** The settings of a site without own ones. */
export const standardBookingFlow: BookingFlow = {
  checkout: 'cart',
  offerCards: 'select',
  checkoutInPage: 'none',
  bookUniversalWithoutLang: false,
};

/** The call that sends a booking or enquiry to the server: that of a flow, or another. */
export type BookingCall =
  /**
   * create/cart2, one cart with one event; create/cart of the legacy flow; opera/create-cart, which
   * also books the rooms in the property system (CART-006); the booking of the office flow.
   */
  | CheckoutFlow
  /** create/order, then process/{orderId} with the same payload. */
  | 'order-and-process'
  /** No call yet: the checkout replaces the venue's content. */
  | 'in-app-checkout';

/** What decides the call of a booking or enquiry. */
export type BookingRequest = {
  /** The form is in enquiry mode. */
  isEnquiry: boolean;
  isLoggedIn: boolean;
  /** The enquiry form with the visitor's contact is shown. */
  enquiryFormShown: boolean;
  /** A property system keeps the venue's rooms: only its own call can book them. */
  inPropertySystem: boolean;
};

/**
 * The call for a request on a site (CART-001 to CART-008). An enquiry from the enquiry form, from
 * the horizontal form, or by an anonymous visitor of the legacy flow makes an order immediately;
 * every other one uses the call for bookings (B-037, B-089).
 */
export function bookingCall(flow: BookingFlow, request: BookingRequest): BookingCall {
  if (request.inPropertySystem) return 'property';
  if (flow.checkout === 'property' || flow.checkout === 'office') return flow.checkout;
  if (request.isEnquiry && ordersAtOnce(flow, request))
    return flow.checkoutInPage === 'enquiries' ? 'in-app-checkout' : 'order-and-process';
  return flow.checkoutInPage === 'all' ? 'in-app-checkout' : flow.checkout;
}

const ordersAtOnce = (
  { checkout, offerCards }: BookingFlow,
  { isLoggedIn, enquiryFormShown }: BookingRequest,
): boolean => enquiryFormShown || offerCards === 'book' || (checkout === 'legacy' && !isLoggedIn);
