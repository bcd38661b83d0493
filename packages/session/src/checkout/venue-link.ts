import { type Cart, deriveLength, venuePath, writeQuery } from '@foyer/domain';
import { readVenueAddress } from '../storage/venue-address.ts';
import { ownCartParameter } from '@foyer/contract';
import type { Site } from '@foyer/sites';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/**
 * Back to the venue page with the meeting as it was: the address one came from, else one made of
 * the cart.
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
  const [item] = cart.items;
  if (!item) return withCart(path, cart.id);
  const query = {
    ...item,
    meetingLength: deriveLength(item.start, item.end),
    delegatesGiven: true,
    rates: 'all',
    discountCode: cart.discountCode,
  } as const;
  return withCart(`${path}?${writeQuery(query, cart.venue.timezone, site)}`, cart.id);
}

/**
 * The page one goes back to must know whose hold it sees, cookies or not; it takes the id out of
 * its address at once.
 */
const withCart = (address: string, cartId: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${ownCartParameter}=${encodeURIComponent(cartId)}`;
