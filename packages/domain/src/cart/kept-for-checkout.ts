import { type Cart, type CartItem, checkoutPhotos } from './cart.ts';

/** Local-storage keys that a checkout reads (CART-028, A-098). */
export const checkoutStorageKeys = {
  product: 'checkoutProduct',
  delegates: 'checkoutDelegates',
  venue: 'venueInfo',
  items: 'checkoutItemProduct',
} as const;

/** The values stored under those keys. */
export type KeptForCheckout = {
  product: Pick<CartItem, 'kind' | 'id' | 'title' | 'roomTitle' | 'start' | 'end' | 'total'>;
  delegates: number;
  venue: Cart['venue'];
  items: readonly CartItem[];
};

/**
 * A cart as its checkout reads it from storage: a summary of the first item, and all items; `null`
 * for an empty cart (CART-028, A-098).
 */
export function keptForCheckout({
  items,
  venue,
}: Pick<Cart, 'items' | 'venue'>): KeptForCheckout | null {
  const [first] = items;
  if (!first) return null;
  const { kind, id, title, roomTitle, start, end, total, delegates } = first;
  return {
    product: { kind, id, title, roomTitle, start, end, total },
    delegates,
    venue: { ...venue, pictures: checkoutPhotos(venue.pictures) },
    items,
  };
}
