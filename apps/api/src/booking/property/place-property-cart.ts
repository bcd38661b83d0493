import type { PropertyCartRequest } from '@foyer/contract';
import { type CartItem, isPropertyEnquiry, type OfferRules } from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import { busyRooms } from '../../database/busy-rooms.ts';
import type { Queries } from '../../database/database.ts';
import { beginOutsideHold } from '../../database/outside-holds.ts';
import { serverNow } from '../../database/server-now.ts';
import { answered, type Outcome, refusedAt } from '../../http/problem.ts';
import type { PropertyAvailability } from '../../providers/property-system.ts';
import { spanOf } from '../choice.ts';
import { storeCart } from '../store-cart.ts';
import { checkEvent } from './check-event.ts';
import { propertyItemOf } from './property-item-of.ts';
import type { PropertyEntry } from './property-venue.ts';

export type PropertyCartPlacement = {
  body: PropertyCartRequest;
  rates: readonly PropertyAvailability[];
  rules: OfferRules;
};

/**
 * Prices all events and stores them as one cart, inside the caller's transaction. A booking holds
 * every room, also those of days that can only be enquired (B-010); an enquiry holds none. Returns
 * the cart's id.
 */
export async function placePropertyCart(
  queries: Queries,
  { clock, roomLock }: Pick<ApiDependencies, 'clock' | 'roomLock'>,
  property: PropertyEntry,
  { body, rates, rules }: PropertyCartPlacement,
): Promise<Outcome<string>> {
  const { entry } = property;
  await roomLock.take(queries, [...new Set(body.events.map((event) => event.room))]);
  const now = await serverNow(queries, clock);
  const items: CartItem[] = [];
  for (const [index, event] of body.events.entries()) {
    const availability = rates[index];
    if (availability === undefined)
      throw new Error('the property system was not asked about every event');
    const { startInstant, endInstant } = spanOf(event, entry.details);
    const busy =
      (
        await busyRooms(
          queries,
          { venueId: entry.id, start: startInstant, end: endInstant },
          clock.aheadSeconds(),
        )
      )?.busy ?? new Set<string>();
    const checked = checkEvent(event, {
      property,
      availability,
      busy,
      now,
      rules,
      currency: body.currency,
      discountCode: body.discount_code,
      place: `events.${index}`,
    });
    // With several days the caller needs the path of the refused one.
    if (!checked.ok) return refusedAt(`events.${index}`, checked);
    items.push(checked.answer);
  }
  await roomLock.beforeTaking();
  const isEnquiry = isPropertyEnquiry(items.flatMap((item) => propertyItemOf(entry, item) ?? []));
  const cartId = await storeCart(
    queries,
    { venueId: entry.id, items, isEnquiry, language: body.lang, discountCode: body.discount_code },
    now,
  );
  await beginOutsideHold(queries, cartId, 'property');
  return answered(cartId);
}
