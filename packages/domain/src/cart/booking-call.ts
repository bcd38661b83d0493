import type { CheckoutFlow, OfferCards } from '../query/site-variant.ts';

/** What a site says about how bookings are made. */
export type BookingFlow = {
  checkout: CheckoutFlow;
  offerCards: OfferCards;
  /**
   * What opens the checkout within the venue's page: nothing, the enquiries of corporate sites
   * (CART-004, B-037), or everything (CART-005).
   */
  checkoutInPage: 'none' | 'enquiries' | 'all';
  /** The brand whose book-universal addresses carry no language (A-016, CART-012). */
  bookUniversalWithoutLang: boolean;
};

/** The flow of a site that says nothing of its own. */
export const standardBookingFlow: BookingFlow = {
  checkout: 'cart',
  offerCards: 'select',
  checkoutInPage: 'none',
  bookUniversalWithoutLang: false,
};

/** Which call carries a booking or enquiry to the server: that of a flow, or another. */
export type BookingCall =
  /**
   * create/cart2, one cart with one event; create/cart of the legacy flow; opera/create-cart, for
   * the property system keeps the rooms as well (CART-006); the office's own booking.
   */
  | CheckoutFlow
  /** create/order and, with the same payload, process/{orderId}. */
  | 'order-and-process'
  /** None yet: the checkout takes the place of the venue's content. */
  | 'in-app-checkout';

/** Who wants what, and how they were asked. */
export type BookingRequest = {
  /** The form is in enquiry mode. */
  isEnquiry: boolean;
  isLoggedIn: boolean;
  /** The enquiry form with the visitor's contact is shown. */
  enquiryFormShown: boolean;
  /** The venue's rooms are kept by a property system: no other call would keep them there. */
  inPropertySystem: boolean;
};

/**
 * The call of a site for a wish (CART-001 to CART-008). An enquiry from the enquiry form, from the
 * horizontal form, or by an anonymous visitor of the legacy flow makes an order at once; every other
 * one goes the way of bookings (B-037, B-089).
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
