import { expect, test } from 'vitest';
import { groupDigits, isCardNumber, networkOf } from './card-number.ts';

test.each([
  '4242424242424242',
  '4000000000000002',
  '4000000000003220',
  '378282246310005',
  '5555555555554444',
  '2223003122003222',
  '36227206271667',
  '6759649826438453',
])('%s is a card number', (digits) => expect(isCardNumber(digits)).toBe(true));

test.each([
  '',
  '4242424242424241',
  '4242 4242 4242 4242',
  '42424242424242',
  '2424242424242424',
  'abcd',
  '0000',
])('"%s" is none', (digits) => {
  expect(isCardNumber(digits)).toBe(false);
});

test.each([
  ['4', 'Visa', '4'],
  ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
  ['42424', 'Visa', '4242 4'],
  ['378282246310005', 'Amex', '3782 822463 10005'],
  ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
  ['', '', ''],
])('%s is of "%s", written "%s"', (digits, network, written) => {
  expect(networkOf(digits).name).toBe(network);
  expect(groupDigits(digits)).toBe(written);
});
