import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', { page: 'home' }],
  ['/grand-harbour-hotel', { page: 'venue', alias: 'grand-harbour-hotel' }],
  ['/grand-harbour-hotel/', { page: 'venue', alias: 'grand-harbour-hotel' }],
  ['/node/77', { page: 'venue', alias: '77' }],
  ['/book-universal/a-b_c9', { page: 'checkout', cartId: 'a-b_c9' }],
  ['/checkout/a-b_c9', { page: 'checkout', cartId: 'a-b_c9' }],
  ['/book', { page: 'book', orderId: null }],
  ['/book/o_55/success', { page: 'book', orderId: 'o_55' }],
  ['/book/o_55', { page: 'venue', alias: 'book/o_55' }],
  ['/book/', { page: 'book', orderId: null }],
  ['/book/o_55/failure', { page: 'venue', alias: 'book/o_55/failure' }],
  ['/checkout', { page: 'book', orderId: null }],
  ['/payment/failure', { page: 'payment-failure' }],
  ['/booking', { page: 'venue', alias: 'booking' }],
  ['/thank-you-anon', { page: 'confirmation', orderId: null, view: 'first' }],
  ['/thank-you-anon/o_9-b', { page: 'confirmation', orderId: 'o_9-b', view: 'first' }],
  ['/booking/o_9-b', { page: 'confirmation', orderId: 'o_9-b', view: 'booking' }],
  ['/terms', { page: 'legal', text: 'terms' }],
  ['/search', { page: 'search' }],
  ['/wl_search', { page: 'search' }],
  ['/wlsearch/', { page: 'search' }],
  ['/search/helsinki', { page: 'venue', alias: 'search/helsinki' }],
  ['/user/login', { page: 'account', screen: { kind: 'login' } }],
  ['/user/register', { page: 'account', screen: { kind: 'register' } }],
  ['/user/logout', { page: 'account', screen: { kind: 'logout' } }],
  ['/user/password', { page: 'account', screen: { kind: 'forgotten-password' } }],
  [
    `/user/password/${'a'.repeat(43)}`,
    { page: 'account', screen: { kind: 'set-password', token: 'a'.repeat(43) } },
  ],
  ['/user/password/short', { page: 'venue', alias: 'user/password/short' }],
  ['/dashboard', { page: 'account', screen: { kind: 'dashboard' } }],
  ['/dashboard/inbox', { page: 'account', screen: { kind: 'inbox' } }],
  ['/dashboard/inbox/o_1', { page: 'account', screen: { kind: 'order', orderId: 'o_1' } }],
  ['/dashboard/inboxo_1', { page: 'account', screen: { kind: 'order', orderId: 'o_1' } }],
  ['/dashboard/venues', { page: 'venue', alias: 'dashboard/venues' }],
  ['/constructor', { page: 'venue', alias: 'constructor' }],
  ['/book-universal/', { page: 'venue', alias: 'book-universal' }],
])(
  '%s (HEADER-003, HEADER-004, HEADER-005, HEADER-006, THANKS-001, OPERA-012, ' +
    'REGUS-011, D-15, B-038, B-040, B-053)',
  (path, route) => {
    expect(routeOf(path)).toEqual(route);
  },
);
