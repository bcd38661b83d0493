import type { ApiClient } from '@foyer/api-client';
import type { PropertyVenue, PropertyItem } from '@foyer/domain';
import type { Page } from '../page.ts';
import type { Entered } from '../checkout/entry.ts';
import { enterPropertyCheckout } from '../checkout/property/enter-events.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { nameCartInAddress } from '../storage/own-cart-address.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import { createCarts } from '../venue/carts.ts';

/** Enters the checkout with the events; returns `entered`, or what prevents it. */
export type EnterWithDays = (
  events: readonly PropertyItem[],
) => Promise<Exclude<Entered, { address: string }> | 'entered'>;

export type EnterParts = {
  api: ApiClient;
  storage: BrowserStorage;
  page: Page;
  venue: PropertyVenue;
  language: string;
  prefix: string;
  newKey: () => string;
  /** The form's code, which is part of the days' requests. */
  discountCode: () => string;
  /** The cart that the visitor came back from; the new one replaces it. */
  ownCart: () => string | null;
  /** Shows the checkout of this address in place of the venue's content. */
  showCheckout: (address: string) => void;
};

/**
 * Takes a complete plan to the property system's checkout: creates one cart with every day, loads
 * the add-ons, and shows the checkout in place of the venue's content (A-166, VENUE-031).
 */
export function createEntrance(parts: EnterParts): EnterWithDays {
  const { page, storage, newKey, discountCode, ownCart, showCheckout } = parts;
  const create = createCarts(newKey);
  return async (events) => {
    const made = await enterPropertyCheckout(
      { ...parts, create },
      { events, discountCode: discountCode(), ownCart: ownCart() },
    );
    if (!('address' in made)) return made;
    const { pathname, search } = page.address();
    saveVenueAddress(storage, pathname + search);
    nameCartInAddress(page, storage, made.cartId);
    page.show(made.address);
    showCheckout(made.address);
    return 'entered';
  };
}
