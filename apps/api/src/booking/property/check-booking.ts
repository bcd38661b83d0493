import {
  type PropertyBookingRequest,
  type PropertyEventRequest,
  readFields,
} from '@foyer/contract';
import {
  type CartItem,
  checkoutErrors,
  type CheckoutPaymentMethod,
  firstWrongField,
  offeredPaymentMethods,
  type PropertyItem,
  propertyOrder,
  type PropertyOrder,
  propertyRequired,
  wireName,
} from '@foyer/domain';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import type { AddOns } from './property-add-ons.ts';
import { propertyItemOf } from './property-item-of.ts';

/** The events of a booking are those of its cart, in order; only their additions are new. */
export const sameEvents = (
  events: readonly PropertyEventRequest[],
  items: readonly CartItem[],
): boolean =>
  events.length === items.length &&
  items.every((item, index) => {
    const event = events[index];
    return (
      event?.start === item.start &&
      event.end === item.end &&
      event.room === item.roomId &&
      event.delegates === item.delegates &&
      (item.kind === 'package' ? item.id : 'none') === event.package_id
    );
  });

type Checking = {
  entry: CatalogueEntry;
  items: readonly CartItem[];
  addOns: readonly AddOns[];
  isEnquiry: boolean;
  methods: readonly CheckoutPaymentMethod[];
};

/**
 * The order by our rules and prices, or what is wrong with the payload (OPERA-036, OPERA-037,
 * OPERA-046, D-6).
 */
export function checkBooking(
  body: PropertyBookingRequest,
  { entry, items, addOns, isEnquiry, methods }: Checking,
): Outcome<PropertyOrder> {
  const offered = offeredPaymentMethods(isEnquiry, methods);
  if (!offered.includes(body.paymentMethod))
    return refused('invalid_field', `one of ${offered.join(', ')}`, { field: 'paymentMethod' });
  const values = readFields('property', body);
  const wrong = firstWrongField(checkoutErrors(values, propertyRequired(body.paymentMethod)));
  if (wrong !== null)
    return refused('invalid_field', 'missing or not as it should be', {
      field: wireName(wrong, 'property'),
    });
  const propertyItems: PropertyItem[] = [];
  for (const [index, item] of items.entries()) {
    const built = propertyItemOf(entry, item, addOns[index]?.menus, addOns[index]?.miscItems);
    if (built === null)
      return refused('not_bookable', 'the venue no longer offers a room or package of this cart');
    propertyItems.push(built);
  }
  const order = propertyOrder(values, propertyItems, entry.details.currency, {
    method: body.paymentMethod,
    cardToken: body.card_token,
  });
  if (order.total.minor !== body.totalPrice)
    return refused('price_changed', 'the price is another one now', { total: order.total });
  return answered(order);
}
