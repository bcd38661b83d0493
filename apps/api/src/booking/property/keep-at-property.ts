import { answered, type Outcome } from '../../http/problem.ts';
import type { Parts } from '../../routes/routes.ts';
import type { Intent } from '../idempotency.ts';
import { keptOutside, readOutsideHold, undoCart } from '../outside-hold.ts';
import { readCart } from '../read-cart.ts';
import { propertyProblem } from './property-problem.ts';
import { propertyEventOf } from './property-item-of.ts';
import type { PropertyEntry } from './property-venue.ts';

/**
 * Has the property system keep the rooms of a cart too, under the cart's id as key. Where it does
 * not, the cart and its hold are undone, and what it may have kept without telling is released.
 */
export async function keepAtProperty(
  parts: Parts,
  { entry, hotel }: PropertyEntry,
  cartId: string,
  intent: Intent,
): Promise<Outcome<string>> {
  const { database, providers } = parts;
  const [cart, hold] = await Promise.all([
    readCart(database, cartId),
    readOutsideHold(database, cartId),
  ]);
  if (cart === null || hold === null || hold.reference !== null || cart.isEnquiry)
    return answered(cartId);
  const kept = await providers.propertySystem.keep(
    cartId,
    hotel,
    hold.items.flatMap((item) => propertyEventOf(entry, item) ?? []),
  );
  if (kept.kind === 'answered') {
    await keptOutside(database, cartId, kept.value.cartId);
    return answered(cartId);
  }
  await undoCart(parts, cartId, intent, kept.kind === 'refused' ? null : 'property');
  return propertyProblem(kept);
}
