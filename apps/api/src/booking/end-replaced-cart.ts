import type { Parts } from '../routes/routes.ts';
import { endCart, readOutsideHold } from './outside-hold.ts';
import { readCart } from './read-cart.ts';

/**
 * Ends the cart that its visitor came back from, here and at the party that keeps its rooms, before
 * another is judged: the party would call its rooms taken. What was ordered stays.
 */
export async function endReplacedCart(parts: Parts, cartId: string): Promise<void> {
  const [cart, hold] = await Promise.all([
    readCart(parts.database, cartId),
    readOutsideHold(parts.database, cartId),
  ]);
  if (cart !== null && cart.orderId === null) await endCart(parts, cartId, hold?.party ?? null);
}
