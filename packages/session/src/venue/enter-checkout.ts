import {
  bookingCall,
  cookies,
  isEnquiry,
  isInstant,
  type Money,
  takesVenuesPlace,
} from '@foyer/domain';
import { loadEntry } from '../checkout/entries.ts';
import type { LostHold } from '../checkout/entry.ts';
import { nameCartInAddress } from '../storage/own-cart-address.ts';
import { saveVenueAddress } from '../storage/venue-address.ts';
import type { Selection } from '../venue-session.ts';
import type { BookingParts, EnterOutcome } from './booking.ts';
import { createCarts, type OfferRequest } from './carts.ts';

/**
 * The way of an offer into a checkout, by the site's flow. Made once for a page: its idempotency
 * keys and a lost hold belong to all presses on Book. Rejects where the script of the flow cannot be
 * loaded.
 */
export function createCheckoutEntrance(parts: BookingParts) {
  const { storage, page, venue, site, newKey, isLoggedIn, ownCart } = parts;
  const create = createCarts(newKey);
  const lostHold: LostHold = { current: null };

  /** Stores what the next pages read. */
  const keep = (selection: Selection, cartId: string | null): void => {
    const { pathname, search } = page.address();
    saveVenueAddress(storage, pathname + search);
    storage.setCookie(cookies.instantBooking, isInstant(selection) ? '1' : '0');
    if (cartId === null) return;
    storage.setCookie(cookies.cart, cartId);
    nameCartInAddress(page, storage, cartId);
  };

  return async (
    wanted: OfferRequest,
  ): Promise<(accepted: Money | null) => Promise<EnterOutcome>> => {
    const call = bookingCall(site, {
      isEnquiry: isEnquiry(wanted.selection),
      isLoggedIn: isLoggedIn(),
      enquiryFormShown: false,
      inPropertySystem: venue.propertySystem !== undefined,
    });
    const atBook = call === 'property' || call === 'office';
    const enter = await loadEntry(site.checkout, atBook, venue);
    return async (accepted) => {
      const entered = await enter(
        { ...parts, create, lostHold, atBook },
        { ...wanted, accepted, ownCart: ownCart() },
      );
      if (!('address' in entered)) return entered;
      keep(wanted.selection, entered.cartId);
      return { ...entered, inPlace: takesVenuesPlace(call, site), atBook };
    };
  };
}
