import type { OrderedServices } from '@foyer/contract';
import {
  type AddOn,
  addOnsForRoom,
  type BedroomStay,
  type CartItem,
  instantOf,
  lacksTime,
  quoteRequest,
} from '@foyer/domain';
import { addOnPrice, mostPerOrder } from '../catalogue/add-ons.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import type { LimitedAddOn } from './allocation.ts';
import { limitedBedrooms } from './order-bedrooms.ts';

/**
 * The venue's add-ons in an order, priced by the server for the meeting's times (D-6, CHECK-010,
 * CHECK-011).
 */
export function priceServices(
  entry: CatalogueEntry,
  item: CartItem,
  servicesAsked: OrderedServices,
): Outcome<AddOn[]> {
  const services: AddOn[] = [];
  for (const [at, asked] of servicesAsked.entries()) {
    const offered = entry.addOns.find(({ id }) => id === asked.id);
    if (offered === undefined)
      return refused('invalid_field', 'the venue has no such add-on', {
        field: `services.${at}.id`,
      });
    const unpriced: AddOn = {
      id: offered.id,
      name: offered.record.title,
      kind: offered.record.kind,
      price: null,
      priceExclVat: null,
      amount: asked.quantity,
      time: asked.service_time,
      timeEnd: asked.service_time_end,
      roomIds: offered.roomIds,
    };
    if (addOnsForRoom([unpriced], item.roomId).length === 0)
      return refused('not_bookable', 'this add-on is not for that room', {
        field: `services.${at}.id`,
      });
    const most = mostPerOrder(offered);
    if (asked.quantity > most)
      return refused('invalid_field', `at most ${most}`, { field: `services.${at}.quantity` });
    if (services.some(({ id }) => id === asked.id))
      return refused('invalid_field', 'named twice', { field: `services.${at}.id` });
    if (lacksTime({ ...unpriced, isTimed: offered.record.timed ?? false }))
      return refused('invalid_field', 'is served at a time, which is missing', {
        field: `services.${at}.service_time`,
      });
    const times = quoteRequest(unpriced, item, true);
    if (times.start < item.start || times.end > item.end || times.end <= times.start)
      return refused('invalid_field', 'has to lie within the meeting', {
        field: `services.${at}.service_time`,
      });
    services.push({ ...unpriced, ...addOnPrice(offered, entry.details, times) });
  }
  return answered(services);
}

/**
 * Whether a seen price differs from the current one; prices that were not sent are not compared.
 */
export const sawOtherPrice = (
  services: readonly AddOn[],
  servicesAsked: OrderedServices,
): boolean =>
  servicesAsked.some(
    ({ price_vat }, at) => price_vat !== undefined && price_vat !== (services[at]?.price ?? null),
  );

/** Services with a limited stock, with the span in which they are needed. */
const limitedServices = (
  entry: CatalogueEntry,
  item: CartItem,
  services: readonly AddOn[],
): LimitedAddOn[] =>
  services.flatMap((service) => {
    const stock = entry.addOns.find(({ id }) => id === service.id)?.record.stock ?? null;
    if (stock === null) return [];
    const { start, end } = quoteRequest(service, item, true);
    const { timezone } = entry.details;
    return [
      {
        addOnId: service.id,
        stock,
        amount: service.amount,
        startInstant: instantOf(start, timezone),
        endInstant: instantOf(end, timezone),
        field: 'services',
      },
    ];
  });

/** Everything of an order that has a limited stock. */
export const limitedOf = (
  entry: CatalogueEntry,
  {
    item,
    services,
    bedrooms,
  }: { item: CartItem; services: readonly AddOn[]; bedrooms: readonly BedroomStay[] },
): LimitedAddOn[] => [
  ...limitedServices(entry, item, services),
  ...limitedBedrooms(entry, bedrooms),
];
