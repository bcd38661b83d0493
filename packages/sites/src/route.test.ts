import { expect, test } from 'vitest';
import { routeOf } from './route.ts';

test.each([
  ['/', { page: 'home' }],
  ['/grand-harbour-hotel', { page: 'venue', alias: 'grand-harbour-hotel' }],
  ['/grand-harbour-hotel/', { page: 'venue', alias: 'grand-harbour-hotel' }],
  ['/node/77', { page: 'venue', alias: '77' }],
  ['/book-universal/a-b_c9', { page: 'checkout', cartId: 'a-b_c9' }],
  ['/thank-you-anon', { page: 'confirmation' }],
  ['/terms', { page: 'legal', text: 'terms' }],
  ['/book-universal/', { page: 'venue', alias: 'book-universal' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
