import type { ApiClient } from '@foyer/api-client';
import type { PropertyVenue, PropertyItem } from '@foyer/domain';
import type { Page } from '../page.ts';
import { type Entered, enterPropertyCheckout } from '../checkout/property/property-entrance.ts';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import { createCarts } from '../venue/carts.ts';

/** What stands in the way of the checkout; `entered` when nothing does. */
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
  /** Of the form, whose code the days are asked with. */
  discountCode: () => string;
  /** The cart that the visitor came back from, which a new one replaces. */
  ownCart: () => string | null;
  /** Lets the checkout of this address take the venue's place. */
  showCheckout: (address: string) => void;
};

/**
 * From a complete plan to the property system's checkout: one cart with every day, its add-ons, and
 * then the checkout in the venue's place (A-166, VENUE-031).
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
    page.show(made.address);
    showCheckout(made.address);
    return 'entered';
  };
}
