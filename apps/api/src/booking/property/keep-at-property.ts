import type { ApiDependencies } from '../../api-dependencies.ts';
import { cartById } from '../../database/carts.ts';
import { confirmOutsideHold, outsideHoldOf } from '../../database/outside-holds.ts';
import { answered, type Outcome } from '../../http/problem.ts';
import type { Intent } from '../idempotency.ts';
import { undoCart } from '../outside-hold.ts';
import { propertyEventOf } from './property-item-of.ts';
import { propertyProblem } from './property-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

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
