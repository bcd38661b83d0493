import { bookingTotal, type Cart, checkoutParts, numberProblem, type Taken } from '@foyer/domain';
import type { CartSession } from '@foyer/session';

/** Names of the fields of what can be added. */
export const extraFields = {
  service: (id: string) => `service ${id}`,
  serviceTime: (id: string) => `service-time ${id}`,
  serviceEnd: (id: string) => `service-end ${id}`,
  bedroom: (id: string) => `bedroom ${id}`,
  arrival: 'arrival',
  departure: 'departure',
  code: 'discount_code',
  /** The total that the visitor has seen, as `totalText`. */
  total: 'total',
} as const;

/** A total for comparison: in minor units, or that the venue is asked for it. */
export function totalText(cart: Cart, taken: Taken): string {
  const sum = bookingTotal(checkoutParts(cart, taken));
  return sum.kind === 'asks' ? 'asks' : `${sum.total.minor} ${sum.total.currency}`;
}

/**
 * Adds to the order what the sent form has of services and bedrooms; their prices are asked for.
 * Returns whether it can have all of that: a number that it cannot have is said at its field.
 */
export function takeExtras(
  { extras, actions }: Pick<CartSession, 'extras' | 'actions'>,
  sent: URLSearchParams,
): boolean {
  const { addOns, bedrooms } = extras.get();
  let isInOrder = true;
  const amountIn = (field: string, most: number): number => {
    const text = sent.get(field) ?? '';
    const isRefused = numberProblem(text, { least: 0, most }) !== null;
    if (isRefused) isInOrder = false;
    return isRefused ? 0 : Number(text);
  };
  for (const { id, most, limit } of addOns.kind === 'loaded' ? addOns.addOns : []) {
    const amount = amountIn(extraFields.service(id), Math.min(most, limit));
    if (amount > 0)
      actions.changeAddOn(id, {
        amount,
        time: sent.get(extraFields.serviceTime(id)) ?? '',
        timeEnd: sent.get(extraFields.serviceEnd(id)) ?? '',
      });
  }
  const arrival = sent.get(extraFields.arrival);
  const departure = sent.get(extraFields.departure);
  if (arrival && departure && date.test(arrival) && date.test(departure) && arrival < departure)
    actions.changeNights({ checkIn: arrival, checkOut: departure });
  for (const { id, available } of bedrooms ?? [])
    actions.changeBedroom(id, amountIn(extraFields.bedroom(id), available));
  return isInOrder;
}

const date = /^\d{4}-\d{2}-\d{2}$/;
