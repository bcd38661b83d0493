import {
  type Cart,
  deriveLength,
  offerParameter,
  offerValue,
  venuePath,
  writeQuery,
} from '@foyer/domain';
import { readVenueAddress } from '../storage/venue-address.ts';
import { ownCartParameter } from '@foyer/contract';
import type { Site } from '@foyer/sites';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/**
 * The venue page with the same meeting: the address the visitor came from, else one made from the
 * cart.
 */
export function venueLinkOf(
  cart: Cart,
  prefix: string,
  site: Site,
  storage: BrowserStorage,
): string {
  const path = venuePath(prefix, cart.venue.alias);
  const kept = readVenueAddress(storage);
  if (kept !== null && kept.split('?')[0] === path) return withCart(kept, cart.id);
  const [item, other] = cart.items;
  if (!item) return withCart(path, cart.id);
  /** The second room of the same meeting; in the other flows, another meeting. */
  const second = site.checkout === 'cart' ? other : undefined;
  const query = {
    ...item,
    delegates: item.delegates + (second?.delegates ?? 0),
    meetingLength: deriveLength(item.start, item.end),
    delegatesGiven: true,
    rates: 'all',
    discountCode: cart.discountCode,
  } as const;
  const search = writeQuery(query, cart.venue.timezone, site);
  const { kind, id, roomId } = item;
  search.set(
    offerParameter,
    offerValue(kind === 'room' ? { kind, id, together: second?.id } : { kind, id, inRoom: roomId }),
  );
  return withCart(`${path}?${search}`, cart.id);
}

/**
 * Adds the cart's id, so that the venue page recognises the visitor's own hold without cookies;
 * that page removes it from its address.
 */
const withCart = (address: string, cartId: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${ownCartParameter}=${encodeURIComponent(cartId)}`;
