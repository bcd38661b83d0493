import type { PropertyCartRequest } from '@foyer/contract';
import { type CartItem, isPropertyEnquiry } from '@foyer/domain';
import type { ApiDependencies } from '../../api-dependencies.ts';
import { busyRooms } from '../../database/busy-rooms.ts';
import { cartById } from '../../database/carts.ts';
import { type Queries, serverNow } from '../../database/database.ts';
import {
  beginOutsideHold,
  confirmOutsideHold,
  outsideHoldOf,
} from '../../database/outside-holds.ts';
import { answered, type Outcome, refusedAt } from '../../http/problem.ts';
import type { PropertyAvailability } from '../../providers/property-system.ts';
import { spanOf } from '../choice.ts';
import type { Intent } from '../idempotency.ts';
import { undoCart } from '../outside-hold.ts';
import { propertyProblem } from '../outside-problem.ts';
import type { SiteRules } from '../site-of-call.ts';
import { storeCart } from '../stored-cart.ts';
import { checkEvent } from './check-event.ts';
import { propertyEventOf, propertyItemOf } from './property-item-of.ts';
import type { PropertyEntry } from './property-venue.ts';

type PropertyCartPlacement = {
  body: PropertyCartRequest;
  rates: readonly PropertyAvailability[];
  rules: SiteRules;
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

/**
 * Has the property system keep the rooms of a cart too, with the cart's id as key. If it does not,
 * the cart and its hold are undone, and what it may have kept without an answer is released.
 */
export async function keepAtProperty(
  dependencies: ApiDependencies,
  { entry, hotel }: PropertyEntry,
  cartId: string,
  intent: Intent,
): Promise<Outcome<string>> {
  const { database, providers } = dependencies;
  const [cart, hold] = await Promise.all([
    cartById(database, cartId),
    outsideHoldOf(database, cartId),
  ]);
  if (cart === null || hold === null || hold.reference !== null || cart.isEnquiry)
    return answered(cartId);
  const kept = await providers.propertySystem.keep(
    cartId,
    hotel,
    hold.items.flatMap((item) => propertyEventOf(entry, item) ?? []),
  );
  if (kept.kind === 'answered') {
    await confirmOutsideHold(database, cartId, kept.value.cartId);
    return answered(cartId);
  }
  await undoCart(dependencies, cartId, intent, kept.kind === 'refused' ? null : 'property');
  return propertyProblem(kept);
}
