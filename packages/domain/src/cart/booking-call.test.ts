import { describe, expect, it, test } from 'vitest';
import {
  type BookingCall,
  bookingCall,
  type BookingFlow,
  type BookingWish,
  checksEmail,
  standardBookingFlow,
} from './booking-call.ts';
import { bookUniversalPath, olderCheckoutPath, pageAfter, takesVenuesPlace } from './navigation.ts';

const older: Partial<BookingFlow> = { orderFlow: 'cart' };
const enquiry: Partial<BookingWish> = { isEnquiry: true };

test.each<[string, Partial<BookingFlow>, Partial<BookingWish>, BookingCall]>([
  ['a booking: cart2 (CART-001)', {}, {}, 'cart2'],
  ['an enquiry without the enquiry form: cart2 too (CART-001, B-089)', {}, enquiry, 'cart2'],
  [
    'an enquiry from the enquiry form: an order (B-089)',
    {},
    { ...enquiry, enquiryFormShown: true },
    'order-and-process',
  ],
  [
    'an enquiry from the horizontal form: an order (CART-007, B-089)',
    { bookingEngine: true },
    enquiry,
    'order-and-process',
  ],
  ['a booking from the horizontal form: cart2 (CART-007)', { bookingEngine: true }, {}, 'cart2'],
  ['a booking of the older flow: cart (CART-002, CART-008)', older, {}, 'cart'],
  [
    'an anonymous enquiry of the older flow: an order (CART-003, C-181, B-037)',
    older,
    enquiry,
    'order-and-process',
  ],
  [
    'an enquiry of the older flow by somebody logged in: cart (CART-003, B-089)',
    older,
    { ...enquiry, isLoggedIn: true },
    'cart',
  ],
  [
    'an anonymous enquiry of the corporate sites: the checkout in the page (CART-004, B-037)',
    { ...older, corporateGoToCheckout: true },
    enquiry,
    'in-app-checkout',
  ],
  [
    'a booking of the corporate sites: cart (CART-002, B-037)',
    { ...older, corporateGoToCheckout: true },
    {},
    'cart',
  ],
  [
    'sites with the checkout in the page (CART-005)',
    { inAppCheckout: true },
    {},
    'in-app-checkout',
  ],
  [
    'the property system (CART-006)',
    { hotelSystem: true, inAppCheckout: true },
    enquiry,
    'property-system',
  ],
  [
    'the hotel chain’s property mode (CART-006, CART-015)',
    { hotelChainProperty: true },
    {},
    'property-system',
  ],
  [
    'a venue of the property system, on any site (CART-006, OPERA-048)',
    { ...older, inAppCheckout: true },
    { inPropertySystem: true },
    'property-system',
  ],
  ['the serviced office (CART-015)', { officeSpace: true }, {}, 'serviced-office'],
])('%s', (_what, flow, wish, call) => {
  expect(
    bookingCall(
      { ...standardBookingFlow, ...flow },
      {
        isEnquiry: false,
        isLoggedIn: false,
        enquiryFormShown: false,
        inPropertySystem: false,
        ...wish,
      },
    ),
  ).toBe(call);
});

test('the older flow asks about the e-mail address, the newer does not (CART-009)', () => {
  expect([checksEmail({ orderFlow: 'cart' }), checksEmail({ orderFlow: 'cart2' })]).toEqual([
    true,
    false,
  ]);
});

describe('the browser goes', () => {
  const after = (
    call: BookingCall,
    { isLoggedIn = false, prefix = 'sv', bookUniversalWithoutLang = false } = {},
  ) => pageAfter(call, { bookUniversalWithoutLang }, { id: '55', prefix, isLoggedIn });
  it('to book-universal with a cart of the newer flow (CART-001, CART-011, C-121)', () => {
    expect([after('cart2'), after('cart2', { prefix: 'en' })]).toEqual([
      '/sv/book-universal/55',
      '/book-universal/55',
    ]);
  });
  it('there without a language for one brand (CART-012, C-122)', () => {
    expect(after('cart2', { prefix: 'fi', bookUniversalWithoutLang: true })).toBe(
      '/book-universal/55',
    );
    expect(bookUniversalPath('fi', '123', { bookUniversalWithoutLang: true })).toBe(
      '/book-universal/123',
    );
  });
  it('to the checkout of the older flow (CART-002, CART-013)', () => {
    expect([after('cart'), olderCheckoutPath('en', '9')]).toEqual([
      '/sv/checkout/55',
      '/checkout/9',
    ]);
  });
  it('to the thank-you page after an anonymous enquiry, to the order for who is logged in (CART-003, CART-014, C-181, A-108)', () => {
    expect([after('order-and-process'), after('order-and-process', { isLoggedIn: true })]).toEqual([
      '/sv/thank-you-anon?order=55',
      '/sv/checkout/55',
    ]);
  });
  it('nowhere where the checkout is in the page (CART-004, CART-005)', () => {
    expect(after('in-app-checkout')).toBeNull();
  });
  it('to /book in the property-system, chain and serviced-office modes, in their language (CART-015)', () => {
    expect([
      after('property-system', { prefix: 'en' }),
      after('property-system'),
      after('serviced-office'),
    ]).toEqual(['/book', '/sv/book', '/sv/book']);
  });
});

test.each<[BookingCall, Partial<BookingFlow>, boolean]>([
  ['property-system', { hotelSystem: true }, true],
  ['property-system', { hotelChainProperty: true }, false],
  ['serviced-office', { officeSpace: true, inAppCheckout: true }, true],
  ['serviced-office', { officeSpace: true }, false],
  ['in-app-checkout', { orderFlow: 'cart', corporateGoToCheckout: true }, true],
  ['cart', { orderFlow: 'cart' }, false],
  ['cart2', {}, false],
  ['order-and-process', { orderFlow: 'cart' }, false],
])(
  'the checkout of %s with %j takes the venue’s place: %s (VENUE-031, A-042)',
  (call, flow, takes) => {
    expect(takesVenuesPlace(call, { ...standardBookingFlow, ...flow })).toBe(takes);
  },
);
