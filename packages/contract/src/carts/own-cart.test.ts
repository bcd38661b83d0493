import { expect, it } from 'vitest';
import { readOwnCart } from './own-cart.ts';

const none = new URLSearchParams();

it.each([
  ['c_1', 'c_1'],
  ['{"venue_id":"v","roomPhoto":["/a"],"reservationID":"c_office"}', 'c_office'],
  ['{"reservationID":"c office"}', null],
  ['{"venue_id":"v"}', null],
  ['../x', null],
  [null, null],
])(
  'the cookie %j is of the cart %j: an id, or what the office holds (A-127, REGUS-022)',
  (cookie, cart) => {
    expect(readOwnCart(none, () => cookie)).toBe(cart);
  },
);

it('the address comes before the cookie', () => {
  expect(readOwnCart(new URLSearchParams('cart=c_2'), () => 'c_1')).toBe('c_2');
});
