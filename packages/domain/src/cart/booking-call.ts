/** What a site says about how bookings are made. */
export type BookingFlow = {
  /** The cart flow, or the legacy one of certain corporate sites (A-015, CART-008). */
  orderFlow: 'cart2' | 'cart';
  /** Corporate sites whose enquiries go to the checkout within the page (CART-004, B-037). */
  corporateGoToCheckout: boolean;
  /** Bookings go to the checkout within the page (CART-005). */
  inAppCheckout: boolean;
  /** The booking engine with its horizontal form (SITE-008). */
  bookingEngine: boolean;
  /** The property mode (SITE-009). */
  hotelSystem: boolean;
  /** The hotel chain's own property mode (FORM-034). */
  hotelChainProperty: boolean;
  /** The office mode (SITE-010). */
  officeSpace: boolean;
  /** The brand whose book-universal addresses carry no language (A-016, CART-012). */
  bookUniversalWithoutLang: boolean;
};

/** The flow of a site that says nothing of its own. */
export const standardBookingFlow: BookingFlow = {
  orderFlow: 'cart2',
  corporateGoToCheckout: false,
  inAppCheckout: false,
  bookingEngine: false,
  hotelSystem: false,
  hotelChainProperty: false,
  officeSpace: false,
  bookUniversalWithoutLang: false,
};

/** Which call carries a booking or enquiry to the server. */
export type BookingCall =
  /** create/cart2: one cart with one event. */
  | 'cart2'
  /** create/cart of the legacy flow. */
  | 'cart'
  /** create/order and, with the same payload, process/{orderId}. */
  | 'order-and-process'
  /** None yet: the checkout takes the place of the venue's content. */
  | 'in-app-checkout'
  /** opera/create-cart: the property system keeps the rooms as well (CART-006). */
  | 'property-system'
  /** The office's own booking. */
  | 'office';

/** Who wants what, and how they were asked. */
export type BookingWish = {
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
export function bookingCall(flow: BookingFlow, wish: BookingWish): BookingCall {
  if (wish.inPropertySystem || flow.hotelSystem || flow.hotelChainProperty)
    return 'property-system';
  if (flow.officeSpace) return 'office';
  if (wish.isEnquiry && ordersAtOnce(flow, wish))
    return flow.corporateGoToCheckout ? 'in-app-checkout' : 'order-and-process';
  return flow.inAppCheckout ? 'in-app-checkout' : flow.orderFlow;
}

const ordersAtOnce = (
  { orderFlow, bookingEngine }: BookingFlow,
  { isLoggedIn, enquiryFormShown }: BookingWish,
): boolean => enquiryFormShown || bookingEngine || (orderFlow === 'cart' && !isLoggedIn);

/** The legacy flow asks about the e-mail address before it sends anything (CART-009). */
export const checksEmail = ({ orderFlow }: Pick<BookingFlow, 'orderFlow'>): boolean =>
  orderFlow === 'cart';
