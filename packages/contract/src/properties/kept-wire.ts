import {
  type Cart,
  type CartItem,
  deriveLength,
  itemTotals,
  type KeptForCheckout,
  type Menu,
  type MiscItem,
  type Venue,
  writeMeetingLength,
} from '@foyer/domain';
import * as v from 'valibot';
import { specifiedDateTime, writePropertySystemDateTime } from '../fields.ts';
import { writeSpecifiedDateTime } from '../specified-time.ts';
import { menuWire, miscItemWire, writeMenu, writeMiscItem } from './add-ons-wire.ts';

/**
 * One event as the property flow's checkout reads it from local storage: with the add-ons on offer,
 * and their amounts.
 */
export type KeptItem = AddOns & { event: Pick<CartItem, 'id' | 'roomId' | 'start' | 'end'> };
type AddOns = { menus: readonly Menu[]; miscItems: readonly MiscItem[] };

const named = v.object({ id: v.string() });

/** `checkoutItemProduct` (A-098, OPERA-016): the events; `services` are their menus. */
export const keptItemsWire = v.array(
  v.pipe(
    v.object({
      startD: specifiedDateTime,
      endD: specifiedDateTime,
      room: named,
      package: v.nullable(named),
      services: v.array(menuWire),
      addons: v.array(miscItemWire),
    }),
    v.transform((wire): KeptItem => ({
      event: {
        id: (wire.package ?? wire.room).id,
        roomId: wire.room.id,
        start: wire.startD,
        end: wire.endD,
      },
      menus: wire.services,
      miscItems: wire.addons,
    })),
  ),
);

/** Amounts are minor units; the property system's times have a format of their own (CART-031). */
export const writeKeptItems = (
  items: readonly (AddOns & { item: CartItem })[],
  currencySymbol: string,
) =>
  items.map(({ item, menus, miscItems }) => {
    const { kind, id, title, roomId, roomTitle, layout, start, end, delegates, total } = item;
    const totals = itemTotals({ start, end, total, menus, miscItems });
    return {
      type: kind,
      startD: writeSpecifiedDateTime(start),
      endD: writeSpecifiedDateTime(end),
      operaStartD: writePropertySystemDateTime(start),
      operaEndD: writePropertySystemDateTime(end),
      delegates,
      mt_length: writeMeetingLength(deriveLength(start, end)),
      currencySymbol,
      total_price: total?.minor ?? null,
      total_services: totals.menus,
      total_addons: totals.miscItems,
      services: menus.map(writeMenu),
      addons: miscItems.map(writeMiscItem),
      room: { id: roomId, name: roomTitle, layout_code: layout },
      package: kind === 'room' ? null : { id, name: title },
    };
  });

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
