import {
  type KeptItem,
  keptItemsWire,
  keptProductWire,
  keptVenueWire,
  writeKeptItems,
  writeKeptProduct,
  writeKeptVenue,
} from '@foyer/contract';
import { type Cart, checkoutStorageKeys, keptForCheckout, type Venue } from '@foyer/domain';
import * as v from 'valibot';
import type { BrowserStorage } from '../../storage/browser-storage.ts';
import { currencySymbol } from '../currency-symbol.ts';
import type { ItemToKeep } from './cart-items.ts';

/**
 * What the checkout of the property flow reads from local storage (OPERA-002, CART-028, A-098).
 * `items` is `null` where the add-ons did not load.
 */
export type KeptCheckout = { cartId: string; alias: string; items: readonly KeptItem[] | null };

const read = <Schema extends v.GenericSchema<unknown, unknown>>(
  storage: BrowserStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null => {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), storage.item(key));
  return found.success ? found.output : null;
};

/** `null` where nothing is stored, or it is invalid. */
export function readKeptCheckout(storage: BrowserStorage): KeptCheckout | null {
  const product = read(storage, checkoutStorageKeys.product, keptProductWire);
  const venue = read(storage, checkoutStorageKeys.venue, keptVenueWire);
  if (product === null || venue === null) return null;
  return { ...product, ...venue, items: read(storage, checkoutStorageKeys.items, keptItemsWire) };
}

export function keepCheckout(
  storage: BrowserStorage,
  cart: Cart,
  venue: Venue,
  items: readonly ItemToKeep[] | null,
): void {
  const kept = keptForCheckout(cart);
  if (kept === null) return;
  const write = (key: string, value: unknown) =>
    storage.setItem(key, value === null ? null : JSON.stringify(value));
  write(checkoutStorageKeys.product, writeKeptProduct(kept.product, cart.id));
  write(checkoutStorageKeys.delegates, kept.delegates);
  write(checkoutStorageKeys.venue, writeKeptVenue(kept.venue, venue));
  write(
    checkoutStorageKeys.items,
    items && writeKeptItems(items, currencySymbol(cart.venue.currency)),
  );
}

/** Removes everything stored, after the order (OPERA-031). */
export function forgetCheckout(storage: BrowserStorage): void {
  for (const key of Object.values(checkoutStorageKeys)) storage.setItem(key, null);
}
