import type { ApiDependencies } from '../api-dependencies.ts';
import { cartById } from '../database/carts.ts';
import { outsideHoldOf } from '../database/outside-holds.ts';
import { endCart } from './outside-hold.ts';

/**
 * Ends the cart that its visitor came back from, here and at the outside party that keeps its
 * rooms, before the new choice is checked: the party would report those rooms as taken. An ordered
 * cart is kept.
 */
export async function endReplacedCart(
  dependencies: ApiDependencies,
  cartId: string,
): Promise<void> {
  const [cart, hold] = await Promise.all([
    cartById(dependencies.database, cartId),
    outsideHoldOf(dependencies.database, cartId),
  ]);
  if (cart !== null && cart.orderId === null)
    await endCart(dependencies, cartId, hold?.party ?? null);
}
