import { type CartItem, layoutAllowed } from '@foyer/domain';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { setLayout, type StoredCart } from '../database/carts.ts';
import type { Queries } from '../database/database.ts';
import { type Refused, refused } from '../http/problem.ts';
import { cartOptionsOf } from './stored-cart.ts';

type Layout = CartItem['layout'];

/**
 * Why the room of a cart cannot have this layout (CHECK-008). The layout that was chosen first, and
 * `_none` (no preference), are always allowed.
 */
export function layoutRefusal(
  entry: CatalogueEntry,
  cart: StoredCart,
  layout: Layout,
): Refused | null {
  if (layout === '_none' || layout === cart.item.layout) return null;
  const applicable = cartOptionsOf(entry, cart).applicableLayouts.find(
    ({ code }) => code === layout,
  );
  if (!applicable)
    return refused('invalid_field', 'the room cannot be set so', { field: 'layout' });
  return layoutAllowed(applicable.capacity, cart.item.delegates)
    ? null
    : refused('invalid_field', `the room seats ${applicable.capacity ?? 0} in that layout`, {
        field: 'layout',
      });
}

/** Stored with the cart, which page, mails and inbox read. */
export async function changeLayout(
  queries: Queries,
  { id, item }: StoredCart,
  layout: Layout,
): Promise<void> {
  if (layout !== item.layout) await setLayout(queries, id, layout);
}
