import type { CartItem } from '../cart/cart.ts';
import type { Money } from '../money.ts';
import type { AddOn } from '../add-ons/add-on.ts';
import { type BedroomStay, stayCost } from '../add-ons/bedrooms.ts';
import { lineAmount, totalOfLines } from './checkout-total.ts';

/**
 * Everything that is charged for a booking. `extras` come from an outside party, with their own
 * totals; `fees` are minor units.
 */
export type BookingParts = {
  items: readonly Pick<CartItem, 'total'>[];
  extras: readonly { total: Money }[];
  services: readonly Pick<AddOn, 'price' | 'amount'>[];
  bedrooms: readonly BedroomStay[];
  fees: readonly number[];
};

/**
 * The total of each part, incl. VAT, minor units: days, add-ons, services, bedrooms, fees; `null`
 * for a part without a price.
 */
export const bookingLines = ({
  items,
  extras,
  services,
  bedrooms,
  fees,
}: BookingParts): readonly (number | null)[] => [
  ...[...items, ...extras].map(({ total }) => total?.minor ?? null),
  ...services.map(({ price, amount }) => (price === null ? null : lineAmount({ price, amount }))),
  ...bedrooms.map(stayCost),
  ...fees,
];

/**
 * The total of a booking, incl. VAT (PRICE-030, PRICE-031). `all`: every part has a price. `part`:
 * the priced parts of an enquiry; the venue names the others. `asks`: the meeting itself has no
 * price.
 */
export type BookingTotal = { kind: 'all' | 'part'; total: Money } | { kind: 'asks' };

export function bookingTotal(parts: BookingParts): BookingTotal {
  const lines = bookingLines(parts);
  const priced = lines.flatMap((line) => line ?? []);
  const currency = parts.items[0]?.total?.currency;
  if (currency === undefined) return { kind: 'asks' };
  return {
    kind: priced.length < lines.length ? 'part' : 'all',
    total: totalOfLines(priced, currency),
  };
}
