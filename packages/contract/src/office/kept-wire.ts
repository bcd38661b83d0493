import { type OfficeBooking, timeOf, toMinor } from '@foyer/domain';
import * as v from 'valibot';
import { currency, layoutChoice } from '../fields.ts';
import { inMajor } from './search-wire.ts';

const text = v.string();
const wallDateTime = v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/));

/** Cookie `checkout_items` (REGUS-022, A-128), in major units. */
export const keptOfficeBookingWire = v.pipe(
  v.object({
    venue_id: text,
    venue: text,
    room: text,
    room_code: text,
    startD: wallDateTime,
    endD: wallDateTime,
    startT: text,
    delegates: v.number(),
    layout: layoutChoice,
    package: text,
    roomPrice: v.number(),
    roomPrice_NoVAT: v.number(),
    roomTotalPrice: v.number(),
    currency,
    currencySymbol: text,
    roomPhoto: v.array(text),
    reservationID: text,
  }),
  v.transform((wire): OfficeBooking => {
    const money = (major: number) => ({
      minor: toMinor(major, wire.currency),
      currency: wire.currency,
    });
    return {
      venueId: wire.venue_id,
      venueTitle: wire.venue,
      roomTitle: wire.room,
      roomCode: wire.room_code,
      packageTitle: wire.package,
      start: wire.startD,
      end: wire.endD,
      delegates: wire.delegates,
      layout: wire.layout,
      price: money(wire.roomPrice),
      priceExclVat: money(wire.roomPrice_NoVAT),
      priceTotal: money(wire.roomTotalPrice),
      photos: wire.roomPhoto,
      reservationId: wire.reservationID,
    };
  }),
);

/** Browsers take cookies of some 4000 characters: photos only as far as there is room. */
const mostCharacters = 3600;

/** As the cookie carries it; `symbol` is for display only. */
export function writeKeptOfficeBooking(
  booking: OfficeBooking,
  symbol: string,
): v.InferInput<typeof keptOfficeBookingWire> {
  const wire = {
    venue_id: booking.venueId,
    venue: booking.venueTitle,
    room: booking.roomTitle,
    room_code: booking.roomCode,
    startD: booking.start,
    endD: booking.end,
    startT: timeOf(booking.start),
    delegates: booking.delegates,
    layout: booking.layout,
    package: booking.packageTitle,
    roomPrice: inMajor(booking.price),
    roomPrice_NoVAT: inMajor(booking.priceExclVat),
    roomTotalPrice: inMajor(booking.priceTotal),
    currency: booking.price.currency,
    currencySymbol: symbol,
    roomPhoto: [] as string[],
    reservationID: booking.reservationId,
  };
  for (const photo of booking.photos) {
    if (
      encodeURIComponent(JSON.stringify({ ...wire, roomPhoto: [...wire.roomPhoto, photo] }))
        .length > mostCharacters
    )
      break;
    wire.roomPhoto.push(photo);
  }
  return wire;
}
