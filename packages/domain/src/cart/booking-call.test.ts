import { describe, expect, it, test } from 'vitest';
import {
  type BookingCall,
  bookingCall,
  type BookingFlow,
  type BookingRequest,
  standardBookingFlow,
} from './booking-call.ts';
import {
  bookPath,
  bookUniversalPath,
  legacyCheckoutPath,
  pageAfterEnquiry,
  takesVenuesPlace,
} from './navigation.ts';

const legacy: Partial<BookingFlow> = { checkout: 'legacy' };
const enquiry: Partial<BookingRequest> = { isEnquiry: true };

test.each<[string, Partial<BookingFlow>, Partial<BookingRequest>, BookingCall]>([
  ['a booking: create/cart2 (CART-001)', {}, {}, 'cart'],
  ['an enquiry without the enquiry form: create/cart2 too (CART-001, B-089)', {}, enquiry, 'cart'],
  [
    'an enquiry from the enquiry form: an order (B-089)',
    {},
    { ...enquiry, enquiryFormShown: true },
    'order-and-process',
  ],
  [
    'an enquiry from the horizontal form: an order (CART-007, B-089)',
    { offerCards: 'book' },
    enquiry,
    'order-and-process',
  ],
  [
    'a booking from the horizontal form: create/cart2 (CART-007)',
    { offerCards: 'book' },
    {},
    'cart',
  ],
  ['a booking of the legacy flow: create/cart (CART-002, CART-008)', legacy, {}, 'legacy'],
  [
    'an anonymous enquiry of the legacy flow: an order (CART-003, C-181, B-037)',
    legacy,
    enquiry,
    'order-and-process',
  ],
  [
    'an enquiry of the legacy flow by a logged-in visitor: create/cart (CART-003, B-089)',
    legacy,
    { ...enquiry, isLoggedIn: true },
    'legacy',
  ],
  [
    'an anonymous enquiry of the corporate sites: the checkout in the page (CART-004, B-037)',
    { ...legacy, checkoutInPage: 'enquiries' },
    enquiry,
    'in-app-checkout',
  ],
  [
    'a booking of the corporate sites: create/cart (CART-002, B-037)',
    { ...legacy, checkoutInPage: 'enquiries' },
    {},
    'legacy',
  ],
  [
    'sites with the checkout in the page (CART-005)',
    { checkoutInPage: 'all' },
    {},
    'in-app-checkout',
  ],
  [
    'the property system (CART-006)',
    { checkout: 'property', offerCards: 'plan', checkoutInPage: 'all' },
    enquiry,
    'property',
  ],
  [
    'the hotel chain’s property mode (CART-006, CART-015)',
    { checkout: 'property' },
    {},
    'property',
  ],
  [
    'a venue of the property system, on any site (CART-006, OPERA-048)',
    { ...legacy, checkoutInPage: 'all' },
    { inPropertySystem: true },
    'property',
  ],
  ['the office (CART-015)', { checkout: 'office' }, {}, 'office'],
])('%s', (_what, flow, request, call) => {
  expect(
    bookingCall(
      { ...standardBookingFlow, ...flow },
      {
        isEnquiry: false,
        isLoggedIn: false,
        enquiryFormShown: false,
        inPropertySystem: false,
        ...request,
      },
    ),
  ).toBe(call);
});

describe('the browser goes', () => {
  it('to book-universal with a cart of the cart flow (CART-001, CART-011, C-121)', () => {
    const path = (prefix: string) => bookUniversalPath(prefix, '55', standardBookingFlow);
    expect([path('sv'), path('en')]).toEqual(['/sv/book-universal/55', '/book-universal/55']);
  });
  it('there without a language for one brand (CART-012, C-122)', () => {
    expect(bookUniversalPath('fi', '123', { bookUniversalWithoutLang: true })).toBe(
      '/book-universal/123',
    );
  });
  it('to the checkout of the legacy flow (CART-002, CART-013)', () => {
    expect([legacyCheckoutPath('sv', '55'), legacyCheckoutPath('en', '9')]).toEqual([
      '/sv/checkout/55',
      '/checkout/9',
    ]);
  });
  it('to the thank-you page after an anonymous enquiry, to the order for a logged-in visitor (CART-003, CART-014, C-181, A-108)', () => {
    expect([pageAfterEnquiry('sv', '55', false), pageAfterEnquiry('sv', '55', true)]).toEqual([
      '/sv/thank-you-anon/55',
      '/sv/checkout/55',
    ]);
  });
  it('to /book in the property-system, chain and office modes, in their language (CART-015)', () => {
    expect([bookPath('en'), bookPath('sv')]).toEqual(['/book', '/sv/book']);
  });
});

test.each<[BookingCall, Partial<BookingFlow>, boolean]>([
  ['property', { checkout: 'property', offerCards: 'plan' }, true],
  ['property', { checkout: 'property' }, false],
  ['office', { checkout: 'office', checkoutInPage: 'all' }, true],
  ['office', { checkout: 'office' }, false],
  ['in-app-checkout', { checkout: 'legacy', checkoutInPage: 'enquiries' }, true],
  ['legacy', { checkout: 'legacy' }, false],
  ['in-app-checkout', { checkoutInPage: 'all' }, true],
  ['cart', {}, false],
  ['order-and-process', { checkout: 'legacy' }, false],
])(
  'the checkout of %s with %j takes the venue’s place: %s (VENUE-031, CART-004, CART-005, A-042)',
  (call, flow, takes) => {
    expect(takesVenuesPlace(call, { ...standardBookingFlow, ...flow })).toBe(takes);
  },
);
