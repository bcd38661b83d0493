import type { BookingQuery } from '../query/booking-query.ts';
import type { Offers, PackageOffer, RoomOffer } from './offers.ts';
import { packageOutcome } from './outcome.ts';
import type { PackageFit } from './package-fit.ts';
import type { Room } from './room.ts';

/** Minimum people of a package in a room: the larger of the two minimums (AVAIL-020, C-071). */
export const effectiveMinimum = (room: Pick<Room, 'min'>, packageMin: number): number =>
  Math.max(room.min, packageMin);

/** Package rates by room id, in the order of the package list. */
export type RatesByRoom = ReadonlyMap<string, readonly PackageOffer[]>;

/**
 * The packages shown on each room's card (ROOM-023): listed, and with the group between the
 * effective minimum and the package's maximum; others are hidden (AVAIL-020, B-012). None when the
 * rates filter is room rental. One pass over rooms and packages.
 */
export function packageRatesByRoom(
  offers: Pick<Offers, 'rooms' | 'packages'>,
  { delegates, rates: asked }: Pick<BookingQuery, 'delegates' | 'rates'>,
): RatesByRoom {
  if (asked === 'roomRental') return new Map();
  const minimums = new Map(offers.rooms.map(({ room }) => [room.id, room]));
  const rates = new Map<string, PackageOffer[]>();
  for (const offer of offers.packages) {
    const { package: entry, listed } = offer;
    if (!listed || delegates > entry.max) continue;
    for (const id of entry.roomIds) {
      const room = minimums.get(id);
      if (!room || delegates < effectiveMinimum(room, entry.min)) continue;
      const known = rates.get(id);
      if (known) known.push(offer);
      else rates.set(id, [offer]);
    }
  }
  return rates;
}

/** Rates shown while the others are collapsed (ROOM-025, CONST-007). */
const foldedRates = 2;

/** The rates shown on a room's card, and the state of its toggle; `null` without a toggle. */
export type ShownRates = { shown: readonly PackageOffer[]; toggle: 'more' | 'less' | null };

/**
 * Two of a room's rates; all of them when expanded or where the site always shows all (ROOM-024,
 * ROOM-025, A-173, B-074).
 */
export function shownRates(
  rates: readonly PackageOffer[],
  { showAllPackages, unfolded }: { showAllPackages: boolean; unfolded: boolean },
): ShownRates {
  if (showAllPackages || rates.length <= foldedRates) return { shown: rates, toggle: null };
  return unfolded
    ? { shown: rates, toggle: 'less' }
    : { shown: rates.slice(0, foldedRates), toggle: 'more' };
}

/**
 * A package in the room on whose card it was chosen (ROOM-023), instead of the first room that
 * fits; or why that room does not fit. `null` where it is none of the package's rooms.
 */
export function packageInRoom(
  offer: PackageOffer,
  rooms: readonly RoomOffer[],
  roomId: string,
): PackageOffer | null {
  const wanted = offer.package.roomIds.includes(roomId)
    ? rooms.find(({ room }) => room.id === roomId)
    : undefined;
  if (!wanted) return null;
  const fit = fitIn(offer.fit, wanted);
  return { ...offer, fit, outcome: packageOutcome(offer.package, fit, offer.price) };
}

function fitIn(fit: PackageFit, { room, fit: roomFit }: RoomOffer): PackageFit {
  if (fit.kind === 'exceeds') return fit;
  if (roomFit.kind === 'fits') return { kind: 'fits', room };
  return { kind: roomFit.kind === 'unavailable' ? 'no-room-available' : 'no-room-fits' };
}
