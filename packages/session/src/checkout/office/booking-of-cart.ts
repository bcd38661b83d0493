import { type Cart, checkoutPhotos, type Money, type OfficeBooking } from '@foyer/domain';

/**
 * The held room, read from the server's cart, for browsers without storage (D-9); `null` for a cart
 * without a priced room.
 */
export function bookingOfCart({ id, items, venue }: Cart): OfficeBooking | null {
  const [item] = items;
  if (!item?.total) return null;
  const { total, vat } = item;
  const priceExclVat: Money = { ...total, minor: total.minor - (vat?.minor ?? 0) };
  return {
    venueId: venue.id,
    venueTitle: venue.title,
    roomTitle: item.roomTitle,
    roomCode: item.roomId,
    packageTitle: '',
    start: item.start,
    end: item.end,
    delegates: item.delegates,
    layout: item.layout,
    price: total,
    priceExclVat,
    priceTotal: total,
    photos: checkoutPhotos(venue.pictures).map(({ src }) => src),
    reservationId: id,
  };
}
