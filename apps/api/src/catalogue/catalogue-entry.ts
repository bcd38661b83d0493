import { type Picture, type Rates, type Room, type RoomLayout, toMinor } from '@foyer/domain';
import { languageOf } from '@foyer/sites';
import { layoutNames } from '../import/venue-file.ts';
import {
  addOnIn,
  detailsIn,
  packageIn,
  roomIn,
  type SaidAddOn,
  type SaidPackage,
  type SaidRoom,
  type VenueDetails,
} from './said-record.ts';
import type { DiscountCode, Season, StoredVenue } from './stored-venue.ts';

export type { VenueDetails };

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
  record: SaidPackage;
  roomIds: readonly string[];
  unit: number | null;
};

/** A service to order; `unit` in minor units, `null` if on request. */
export type CatalogueAddOn = {
  id: string;
  record: SaidAddOn;
  roomIds: readonly string[];
  unit: number | null;
};

/** Everything about one venue that does not depend on a request, in one language. */
export type CatalogueEntry = {
  id: string;
  version: number;
  details: VenueDetails;
  rooms: readonly CatalogueRoom[];
  packages: readonly CataloguePackage[];
  addOns: readonly CatalogueAddOn[];
  discountCodes: readonly DiscountCode[];
  seasons: readonly Season[];
  /**
   * The same in a reader's language, where the venue says it in that language; in the venue's own
   * where no reader is named.
   */
  in: (language: string | undefined) => CatalogueEntry;
};

/** So many languages of a venue are kept beside its own: most are read in few at a time. */
const keptLanguages = 4;

/**
 * A stored venue in its own language. Languages that no site offers are read in that, too; of the
 * others the latest ones are kept.
 */
export function catalogueEntry(id: string, stored: StoredVenue): CatalogueEntry {
  const own = stored.record.defaultLanguage;
  const kept = new Map<string, CatalogueEntry>();
  const inLanguage = (language = own): CatalogueEntry => {
    if (language === own || languageOf(language) === null) return entry;
    const said = kept.get(language) ?? entryIn(id, stored, language, inLanguage);
    kept.delete(language);
    kept.set(language, said);
    const [oldest] = kept.keys();
    if (kept.size > keptLanguages && oldest !== undefined) kept.delete(oldest);
    return said;
  };
  const entry = entryIn(id, stored, own, inLanguage);
  return entry;
}

function entryIn(
  id: string,
  stored: StoredVenue,
  language: string,
  inLanguage: CatalogueEntry['in'],
): CatalogueEntry {
  const reader = { language, defaultLanguage: stored.record.defaultLanguage };
  const details = detailsIn(stored.record, language);
  const rooms = stored.rooms.map((room) =>
    catalogueRoom(room.id, roomIn(room.record, reader), details),
  );
  const roomIdOf = new Map(rooms.map(({ room }) => [room.code, room.id]));
  return {
    id,
    version: stored.version,
    details,
    rooms,
    packages: stored.packages.map((entry) =>
      cataloguePackage(entry.id, packageIn(entry.record, reader), details, roomIdOf),
    ),
    addOns: stored.addOns.map((entry) =>
      catalogueAddOn(entry.id, addOnIn(entry.record, reader), details, roomIdOf),
    ),
    discountCodes: stored.codes,
    seasons: stored.seasons,
    in: inLanguage,
  };
}

function catalogueRoom(id: string, record: SaidRoom, venue: VenueDetails): CatalogueRoom {
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
      ...(record.spoken !== undefined && { spoken: record.spoken }),
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

function cataloguePackage(
  id: string,
  record: SaidPackage,
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

function catalogueAddOn(
  id: string,
  record: SaidAddOn,
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
