import { bookingTotal, type Cart, checkoutParts, serviceAmount, type Taken } from '@foyer/domain';
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

/** Adds to the order what the sent form has of services and bedrooms; their prices are asked for. */
export function takeExtras(
  { extras, actions }: Pick<CartSession, 'extras' | 'actions'>,
  sent: URLSearchParams,
): void {
  const { addOns, bedrooms } = extras.get();
  for (const { id } of addOns.kind === 'loaded' ? addOns.addOns : []) {
    const amount = serviceAmount(sent.get(extraFields.service(id)) ?? '0');
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
  for (const { id } of bedrooms ?? [])
    actions.changeBedroom(id, serviceAmount(sent.get(extraFields.bedroom(id)) ?? '0'));
}

const date = /^\d{4}-\d{2}-\d{2}$/;
