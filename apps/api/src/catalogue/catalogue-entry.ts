import { type Picture, type Rates, type Room, type RoomLayout, toMinor } from '@foyer/domain';
import {
  layoutNames,
  type ParsedAddOnRecord,
  type ParsedPackageRecord,
  type ParsedRoomRecord,
  type ParsedVenueRecord,
} from '../import/venue-file.ts';

export type VenueDetails = Omit<
  ParsedVenueRecord,
  'rooms' | 'packages' | 'discountCodes' | 'seasons' | 'addOns'
>;
export type DiscountCode = {
  code: string;
  percent: number;
  appliesTo: 'all' | 'rooms' | 'packages';
  from: string | null;
  to: string | null;
  uses: number | null;
};
export type Season = { from: string; to: string; percent: number };

/** A room as the venue describes it, before day and discount code change its rates. */
export type CatalogueRoom = {
  room: Room;
  base: Rates;
  /**
   * The room's id at the venue's outside party; `null` if there is none, or the party does not know
   * the room.
   */
  providerId: string | null;
};
export type CataloguePackage = {
  id: string;
  record: ParsedPackageRecord;
  roomIds: readonly string[];
  unit: number | null;
};

/** A service to order; `unit` in minor units, `null` if on request. */
export type CatalogueAddOn = {
  id: string;
  record: ParsedAddOnRecord;
  roomIds: readonly string[];
  unit: number | null;
};

/** Everything about one venue that does not depend on a request. */
export type CatalogueEntry = {
  id: string;
  version: number;
  details: VenueDetails;
  rooms: readonly CatalogueRoom[];
  packages: readonly CataloguePackage[];
  addOns: readonly CatalogueAddOn[];
  discountCodes: readonly DiscountCode[];
  seasons: readonly Season[];
};

export function catalogueRoom(
  id: string,
  record: ParsedRoomRecord,
  venue: VenueDetails,
): CatalogueRoom {
  const minor = (amount: number | null) =>
    amount === null ? null : toMinor(amount, venue.currency);
  const base: Rates = {
    hourly: minor(record.rates.hourly),
    halfDay: minor(record.rates.halfDay),
    fullDay: minor(record.rates.fullDay),
  };
  return {
    base,
    // Records stored by older versions lack it.
    providerId: record.providerRoom ?? null,
    room: {
      id,
      title: record.title,
      code: record.code,
      rateCode: record.code,
      min: record.min,
      max: record.max,
      instantBookable: record.instantBookable,
      available: true,
      webBookable: record.webBookable,
      availabilityId: id,
      pictures: record.pictures satisfies readonly Picture[],
      view360: record.view360,
      description: record.description,
      layouts: layoutNames.map((name): RoomLayout => ({
        name,
        capacity: record.layouts[name]?.capacity ?? null,
        originalCapacity:
          record.layouts[name]?.originalCapacity ?? record.layouts[name]?.capacity ?? null,
      })),
      dimensions: {
        area: record.area,
        height: record.height,
        width: record.width,
        length: record.length,
      },
      // Records stored by older versions lack them.
      ...(record.walls && { walls: record.walls }),
      equipment: record.equipment,
      equipmentWithFee: record.equipmentWithFee,
      rates: {
        ...base,
        original: base,
        chosen: record.chosenPrice,
        category: 'base_price',
        vatPercent: venue.vatPercent,
        minimumSpend: toMinor(record.minimumSpend, venue.currency),
      },
    },
  };
}

export function cataloguePackage(
  id: string,
  record: ParsedPackageRecord,
  venue: VenueDetails,
  roomIdOf: ReadonlyMap<string, string>,
): CataloguePackage {
  return {
    id,
    record,
    roomIds: record.rooms.flatMap((code) => roomIdOf.get(code) ?? []),
    unit: record.unitPrice === null ? null : toMinor(record.unitPrice, venue.currency),
  };
}

export function catalogueAddOn(
  id: string,
  record: ParsedAddOnRecord,
  venue: VenueDetails,
  roomIdOf: ReadonlyMap<string, string>,
): CatalogueAddOn {
  return {
    id,
    record,
    roomIds: record.rooms.flatMap((code) => roomIdOf.get(code) ?? []),
    unit: record.price === null ? null : toMinor(record.price, venue.currency),
  };
}

/**
 * The fee of a booking for premium service, minor units. An outside party that keeps the rooms has
 * totals of its own.
 */
export const premiumFeeOf = ({
  premiumFee,
  propertySystem,
  office,
  currency,
}: VenueDetails): number => (propertySystem || office ? 0 : toMinor(premiumFee ?? 0, currency));
