import {
  exponentOf,
  type Package,
  type PackageFit,
  type PackageTotal,
  type Room,
  type RoomFit,
  type RoomPrice,
} from '@foyer/domain';
import * as v from 'valibot';
import {
  packageWire,
  readPackage,
  readRooms,
  roomWire,
  writePackage,
  writeRoom,
} from '../availability/wire.ts';
import { flag, writeFlag } from '../fields.ts';

const day = v.optional(v.nullable(v.number()), null);

/**
 * POST all-room-info (API-008, API-009): `day` is the requested tab's number; `enquiry` where none
 * of the rooms has a price.
 */
export const roomInfoWire = v.pipe(
  v.object({ roomList: v.array(roomWire), day, enquiry: flag, currency_code: v.string() }),
  v.transform((wire) => ({
    rooms: readRooms(wire.roomList, 10 ** exponentOf(wire.currency_code)),
    day: wire.day,
    isEnquiry: wire.enquiry,
  })),
);
export type RoomInfoWire = v.InferInput<typeof roomInfoWire>;

/**
 * How much of a room is in the answer: its description, also its availability, or also its price
 * (A-158).
 */
export type RoomDetail = 'static' | 'availability' | 'prices';

/**
 * One entry of `roomList`; what was not requested is empty, and without a check of availability the
 * room is not marked free.
 */
export function writeRoomInfo(
  offer: { room: Room; fit: RoomFit; price: RoomPrice | null },
  currency: string,
  detail: RoomDetail,
): RoomInfoWire['roomList'][number] {
  const written = writeRoom(offer.room, currency, offer.fit, offer.price);
  if (detail === 'prices') return written;
  const { type } = written.calculated_prices;
  const unpriced = {
    calculated_prices: {
      type,
      price_vat: null,
      halfday_price: null,
      fullday_price: null,
      original_price_vat: null,
      original_halfday_price: null,
      original_fullday_price: null,
    },
    correct_price: null,
  };
  return {
    ...written,
    ...unpriced,
    available: detail === 'availability' ? written.available : null,
  };
}

/**
 * Price of a package, in minor units like its `calculated_prices`: `price` is per person
 * (PRICE-038).
 */
export const packagePriceWire = v.object({
  price: v.number(),
  original_price: v.nullable(v.number()),
  show_strike_through: v.boolean(),
  total_price: v.number(),
  tax_total: v.number(),
  /** The people in the price (PRICE-021). */
  correct_delegates: v.number(),
});

export const writePackagePrice = (price: PackageTotal): v.InferInput<typeof packagePriceWire> => ({
  price: price.unit.minor,
  original_price: price.originalUnit?.minor ?? null,
  show_strike_through: price.originalUnit !== null,
  total_price: price.total.minor,
  tax_total: price.vat.minor,
  correct_delegates: price.people,
});

const packageInfo = v.object({
  ...packageWire.entries,
  available: flag,
  allRoomUnavailable: flag,
  correct_price: v.nullable(packagePriceWire),
});

/** POST all-package-info (API-010, A-157), analogous to the rooms'. */
export const packageInfoWire = v.pipe(
  v.object({ packageList: v.array(packageInfo), day, enquiry: flag, currency_code: v.string() }),
  v.transform((wire) => ({
    packages: wire.packageList.map((entry) => ({
      package: readPackage(entry),
      available: entry.available,
    })),
    day: wire.day,
    isEnquiry: wire.enquiry,
  })),
);
export type PackageInfoWire = v.InferInput<typeof packageInfoWire>;

/** One entry of `packageList`: `available` where one of its rooms is free and fits. */
export const writePackageInfo = (offer: {
  package: Package;
  fit: PackageFit;
  price: PackageTotal | null;
}): PackageInfoWire['packageList'][number] => ({
  ...writePackage(offer.package),
  available: writeFlag(offer.fit.kind === 'fits'),
  allRoomUnavailable: writeFlag(offer.fit.kind === 'no-room-available'),
  correct_price: offer.price && writePackagePrice(offer.price),
});
