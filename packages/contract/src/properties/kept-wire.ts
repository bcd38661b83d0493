import type { Cart, CartItem, KeptForCheckout, Menu, MiscItem, Venue } from '@foyer/domain';
import * as v from 'valibot';
import { cartEventWire, writeCartEvent } from '../carts/wire.ts';
import { menuWire, miscItemWire, writeMenu, writeMiscItem } from './add-ons-wire.ts';

/**
 * One event as the property flow's checkout reads it from local storage: with the add-ons on offer,
 * and their amounts.
 */
export type KeptItem = { item: CartItem; menus: readonly Menu[]; miscItems: readonly MiscItem[] };

/** `checkoutItemProduct` (A-098, OPERA-016): the events; `services` are their menus. */
export const keptItemsWire = v.array(
  v.pipe(
    v.object({ event: cartEventWire, services: v.array(menuWire), addons: v.array(miscItemWire) }),
    v.transform((wire): KeptItem => ({
      item: wire.event,
      menus: wire.services,
      miscItems: wire.addons,
    })),
  ),
);
export const writeKeptItems = (
  items: readonly KeptItem[],
  currency: string,
): v.InferInput<typeof keptItemsWire> =>
  items.map(({ item, menus, miscItems }) => ({
    event: writeCartEvent(item, currency),
    services: menus.map(writeMenu),
    addons: miscItems.map(writeMiscItem),
  }));

/** `checkoutProduct`: a summary of the selection, and its cart. */
export const keptProductWire = v.pipe(
  v.object({ cart_id: v.string() }),
  v.transform((wire) => ({ cartId: wire.cart_id })),
);
export const writeKeptProduct = (
  { kind, id, title, roomTitle, start, end, total }: KeptForCheckout['product'],
  cartId: string,
) => ({
  cart_id: cartId,
  type: kind,
  id,
  name: title,
  room_name: roomTitle,
  start,
  end,
  total_price: total?.minor ?? null,
});

/** `venueInfo` (OPERA-022). */
export const keptVenueWire = v.pipe(
  v.object({ alias: v.string() }),
  v.transform((wire) => ({ alias: wire.alias })),
);
export const writeKeptVenue = (
  venue: Cart['venue'],
  {
    propertySystem,
    termsOfCancellingEnquiries,
    otherSystems,
  }: Pick<Venue, 'propertySystem' | 'termsOfCancellingEnquiries' | 'otherSystems'>,
) => ({
  id: venue.id,
  alias: venue.alias,
  title: venue.title,
  terms: venue.terms,
  terms_of_cancellation: venue.termsOfCancellation,
  inquiry_venue_terms_cancellation: termsOfCancellingEnquiries,
  currency: venue.currency,
  photos: venue.pictures.map(({ src }) => src),
  server: propertySystem?.server ?? '',
  chain_code: propertySystem?.chainCode ?? '',
  hotel_code: propertySystem?.hotelCode ?? '',
  source_id: otherSystems?.sourceId ?? '',
});
