import { addOnsForRoom, type BookingChoices, type CartItem, type Instant } from '@foyer/domain';
import { addOnPrice, mostPerOrder } from '../catalogue/add-ons.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { Order } from '../database/order.ts';
import { cancellationOf } from './cancellation-of.ts';

/**
 * A booking of one meeting in our own rooms, at the venue's own prices, as long as cancelling it
 * costs nothing: what it could be given up for, its visitor can change (D-21).
 */
export function isChangeable(order: Order, { details }: CatalogueEntry, now: Instant): boolean {
  const { status, keptBy, offer, items, extras, total } = order;
  const isOurs = keptBy === null && !details.office && !details.propertySystem;
  if (status !== 'confirmed' || !isOurs || offer !== null || total === null) return false;
  if (items.length !== 1 || extras.length > 0) return false;
  const { state, fee } = cancellationOf(order, details, now);
  return state === 'open' && fee?.minor === 0;
}

/** What its visitor can change of the order at `now`; `null` for nothing. */
export function choicesOf(
  order: Order,
  entry: CatalogueEntry,
  now: Instant,
): BookingChoices | null {
  if (!isChangeable(order, entry, now)) return null;
  const { item, services, contact } = order;
  const { currency } = entry.details;
  const ordered = ({ id }: { id: string }) => services.find((service) => service.id === id);
  const addOns = entry.addOns.flatMap((offered) => {
    const { price } = addOnPrice(offered, entry.details, item);
    const had = ordered(offered);
    // A time is chosen with the order; one that is served at a time can be changed in its number.
    if (price === null || (!had && (offered.record.timed || !isForRoom(offered.roomIds, item))))
      return [];
    return [
      {
        id: offered.id,
        name: offered.record.title,
        price: { minor: had?.price ?? price, currency },
        amount: had?.amount ?? 0,
        most: mostPerOrder(offered),
      },
    ];
  });
  return {
    delegates: item.delegates,
    firstName: contact.firstName,
    lastName: contact.lastName,
    phone: contact.phone,
    company: contact.company,
    message: contact.additionalInfo,
    addOns,
  };
}

const isForRoom = (roomIds: readonly string[], { roomId }: CartItem): boolean =>
  addOnsForRoom([{ roomIds }], roomId).length > 0;
