import type { CartItem } from '../cart/cart.ts';
import type { Money } from '../money.ts';
import type { AddOn } from '../add-ons/add-on.ts';
import { type BedroomStay, stayCost } from '../bedrooms/bedroom-stay.ts';
import { lineAmount, totalOfLines } from './checkout-total.ts';

/**
 * Everything a booking is charged for. `extras` are an outside party's, with their own totals;
 * `fees` are minor units.
 */
export type BookingParts = {
  items: readonly Pick<CartItem, 'total'>[];
  extras: readonly { total: Money }[];
  services: readonly Pick<AddOn, 'price' | 'amount'>[];
  bedrooms: readonly BedroomStay[];
  fees: readonly number[];
};

/**
 * What each part costs, incl. VAT, minor units: its days, what was added, its services and
 * bedrooms, the fees; `null` for what has to be asked for.
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
 * What a booking comes to, incl. VAT (PRICE-030, PRICE-031): all of it; of an enquiry what has a
 * price, beside what the venue has to name; or nothing, where the meeting itself has none.
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
