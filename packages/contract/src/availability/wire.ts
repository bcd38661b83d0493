import {
  exponentOf,
  layoutCodes,
  type LayoutName,
  type Package,
  type PackageLength,
  packageLengths,
  type PriceCategory,
  type PropertySystemIds,
  type Rates,
  type Room,
  type RoomFit,
  type RoomPrice,
  type RoomWalls,
  wallNames,
} from '@foyer/domain';
import * as v from 'valibot';
import { flag, spoken, wallTime, writeFlag } from '../fields.ts';
import { pictureWire, writePicture } from '../venues/wire.ts';

/** The property system's ids of a room or package (ROOM-042, PACK-027); absent for other venues. */
const propertySystemFields = {
  pms_room_id: v.optional(v.string()),
  pms_query_ids: v.optional(v.array(v.string())),
  pms_availability_error: v.optional(v.nullable(v.string())),
  pmsfa: v.optional(v.nullable(v.string())),
} as const;
type PropertySystemWire = v.InferOutput<v.ObjectSchema<typeof propertySystemFields, undefined>>;

const readPropertySystemIds = (wire: PropertySystemWire): { propertySystem?: PropertySystemIds } =>
  wire.pms_room_id === undefined
    ? {}
    : {
        propertySystem: {
          roomId: wire.pms_room_id,
          queryIds: wire.pms_query_ids ?? [],
          availabilityError: wire.pms_availability_error ?? '',
          pmsfa: wire.pmsfa ?? '',
        },
      };

const writePropertySystemIds = (ids: PropertySystemIds | undefined): PropertySystemWire =>
  ids === undefined
    ? {}
    : {
        pms_room_id: ids.roomId,
        pms_query_ids: [...ids.queryIds],
        pms_availability_error: ids.availabilityError === '' ? null : ids.availabilityError,
        pmsfa: ids.pmsfa,
      };

/** Source of a price, with the specification's values (PRICE-037). */
const priceType = v.picklist([
  'base_price',
  'seasonal_price',
  'disc_price',
  'disc_price_percentage',
]);
/** The domain has one category for both kinds of discount. */
export const categoryOf = (type: v.InferOutput<typeof priceType>): PriceCategory =>
  type === 'disc_price_percentage' ? 'disc_price' : type;

/** One entry of `packages`. */
export const packageWire = v.object({
  id: v.string(),
  title: v.string(),
  type: v.picklist(['Half-day', 'Full-day', 'Overnight', 'Two-days package']),
  package_length: v.picklist(packageLengths),
  package_min: v.number(),
  package_max: v.number(),
  description: v.string(),
  spoken,
  content: v.array(
    v.object({
      name: v.string(),
      start_time: wallTime,
      end_time: wallTime,
      event_items: v.array(v.string()),
    }),
  ),
  services: v.array(v.string()),
  pictures: v.array(pictureWire),
  package_rate_code: v.string(),
  source_id: v.string(),
  is_new: flag,
  instant_bookable: flag,
  availability_id: v.string(),
  rooms: v.array(v.object({ id: v.string() })),
  vat_percent: v.number(),
  /** Minor units, unlike room prices (PRICE-037). */
  calculated_prices: v.nullable(
    v.object({ price_vat: v.number(), original_price_vat: v.number(), type: priceType }),
  ),
  ...propertySystemFields,
});
export type PackageWire = v.InferInput<typeof packageWire>;

export function readPackage(wire: v.InferOutput<typeof packageWire>): Package {
  return {
    id: wire.id,
    title: wire.title,
    length: wire.package_length,
    min: wire.package_min,
    max: wire.package_max,
    description: wire.description,
    ...(wire.spoken !== undefined && { spoken: wire.spoken }),
    content: wire.content.map((event) => ({
      name: event.name,
      start: event.start_time,
      end: event.end_time,
      items: event.event_items,
    })),
    services: wire.services,
    pictures: wire.pictures,
    rateCode: wire.package_rate_code,
    sourceId: wire.source_id,
    isNew: wire.is_new,
    instantBookable: wire.instant_bookable,
    availabilityId: wire.availability_id,
    roomIds: wire.rooms.map((room) => room.id),
    price: wire.calculated_prices && {
      unit: wire.calculated_prices.price_vat,
      originalUnit: wire.calculated_prices.original_price_vat,
      category: categoryOf(wire.calculated_prices.type),
      vatPercent: wire.vat_percent,
    },
    ...readPropertySystemIds(wire),
  };
}

const packageTypes: Record<PackageLength, PackageWire['type']> = {
  4: 'Half-day',
  8: 'Full-day',
  24: 'Overnight',
  36: 'Two-days package',
};

export function writePackage(entry: Package): PackageWire {
  return {
    id: entry.id,
    title: entry.title,
    type: packageTypes[entry.length],
    package_length: entry.length,
    package_min: entry.min,
    package_max: entry.max,
    description: entry.description,
    ...(entry.spoken !== undefined && { spoken: entry.spoken }),
    content: entry.content.map((event) => ({
      name: event.name,
      start_time: event.start,
      end_time: event.end,
      event_items: [...event.items],
    })),
    services: [...entry.services],
    pictures: entry.pictures.map(writePicture),
    package_rate_code: entry.rateCode,
    source_id: entry.sourceId,
    is_new: writeFlag(entry.isNew),
    instant_bookable: writeFlag(entry.instantBookable),
    availability_id: entry.availabilityId,
    rooms: entry.roomIds.map((roomId) => ({ id: roomId })),
    vat_percent: entry.price?.vatPercent ?? 0,
    calculated_prices: entry.price && {
      price_vat: entry.price.unit,
      original_price_vat: entry.price.originalUnit,
      type: entry.price.category,
    },
    ...writePropertySystemIds(entry.propertySystem),
  };
}

const layoutNames = Object.keys(layoutCodes) as LayoutName[];
const capacities = v.optional(v.record(v.string(), v.nullable(v.number())), {});
const major = v.optional(v.nullable(v.number()), null);

/** A piece of a wall, in metres. */
const onWall = v.object({ wall: v.picklist(wallNames), from: v.number(), to: v.number() });
/** Doors, windows and screen of a room; absent where the venue has not told. */
const wallsWire = v.object({
  doors: v.array(onWall),
  windows: v.array(onWall),
  screen: v.nullable(onWall),
});
const writeWalls = ({ doors, windows, screen }: RoomWalls): v.InferInput<typeof wallsWire> => ({
  doors: [...doors],
  windows: [...windows],
  screen,
});

/** One entry of `meeting_rooms`; room prices are in major units on the wire (B-006). */
export const roomWire = v.object({
  id: v.string(),
  title: v.string(),
  code: v.string(),
  rate_code: v.string(),
  min: v.number(),
  max: v.number(),
  instant_bookable: flag,
  available: flag,
  exceed: v.picklist(['yes', 'no']),
  valid_layout: flag,
  room_online: flag,
  availability_id: v.string(),
  room_pictures: v.array(pictureWire),
  room_360_view: v.optional(v.nullable(v.string()), null),
  description: v.object({ value: v.string() }),
  spoken,
  room_layout: capacities,
  room_layout_original: capacities,
  height: major,
  width: major,
  length: major,
  area: major,
  room_walls: v.optional(wallsWire),
  equipment_name: v.array(v.string()),
  equipment_fee_name: v.array(v.string()),
  chosen_price: v.optional(
    v.nullable(
      v.picklist(['normal', 'hourly', 'halfday', 'fullday', 'opera', 'none', 'smart_space']),
    ),
    null,
  ),
  vat_percent: v.number(),
  calculated_prices: v.object({
    price_vat: major,
    halfday_price: major,
    fullday_price: major,
    type: priceType,
    original_price_vat: major,
    original_halfday_price: major,
    original_fullday_price: major,
  }),
  correct_price: v.nullable(
    v.object({
      type: v.string(),
      price_category: v.string(),
      price: v.number(),
      original_price: v.nullable(v.number()),
      price_excl_vat: v.number(),
      tax_total: v.number(),
      minimum_spend: v.number(),
      total_price: v.number(),
      show_strike_through: v.boolean(),
    }),
  ),
  minimum_spend: v.number(),
  ...propertySystemFields,
});
export type RoomWire = v.InferInput<typeof roomWire>;

/**
 * Answer of GET availability: every room and package of the venue for the requested span, not
 * evaluated.
 */
export const availabilityWire = v.pipe(
  v.object({
    venue_id: v.string(),
    currency_code: v.string(),
    meeting_rooms: v.array(roomWire),
    packages: v.array(packageWire),
  }),
  v.transform((wire) => ({
    venueId: wire.venue_id,
    rooms: readRooms(wire.meeting_rooms, 10 ** exponentOf(wire.currency_code)),
    packages: wire.packages.map(readPackage),
  })),
);
export type AvailabilityWire = v.InferInput<typeof availabilityWire>;
/**
 * A venue's rooms with rates and whether they are free, and its packages, for the requested span.
 */
export type Availability = v.InferOutput<typeof availabilityWire>;

export function readRooms(
  rooms: readonly v.InferOutput<typeof roomWire>[],
  factor: number,
): Room[] {
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * factor));
  return rooms.map((wire) => ({
    id: wire.id,
    title: wire.title,
    code: wire.code,
    rateCode: wire.rate_code,
    min: wire.min,
    max: wire.max,
    instantBookable: wire.instant_bookable,
    available: wire.available,
    webBookable: wire.room_online,
    availabilityId: wire.availability_id,
    pictures: wire.room_pictures,
    view360: wire.room_360_view,
    description: wire.description.value,
    ...(wire.spoken !== undefined && { spoken: wire.spoken }),
    layouts: layoutNames.map((name) => ({
      name,
      capacity: wire.room_layout[name] ?? null,
      originalCapacity: wire.room_layout_original[name] ?? null,
    })),
    dimensions: { area: wire.area, height: wire.height, width: wire.width, length: wire.length },
    ...(wire.room_walls && { walls: wire.room_walls }),
    equipment: wire.equipment_name,
    equipmentWithFee: wire.equipment_fee_name,
    rates: {
      hourly: minor(wire.calculated_prices.price_vat),
      halfDay: minor(wire.calculated_prices.halfday_price),
      fullDay: minor(wire.calculated_prices.fullday_price),
      original: {
        hourly: minor(wire.calculated_prices.original_price_vat),
        halfDay: minor(wire.calculated_prices.original_halfday_price),
        fullDay: minor(wire.calculated_prices.original_fullday_price),
      },
      chosen: wire.chosen_price,
      category: categoryOf(wire.calculated_prices.type),
      vatPercent: wire.vat_percent,
      minimumSpend: minor(wire.minimum_spend) ?? 0,
    },
    ...readPropertySystemIds(wire),
  }));
}

/**
 * A room for the requested span, in the specification's spelling; `fit` and `price` are from the
 * domain's evaluation.
 */
export function writeRoom(
  room: Room,
  currency: string,
  fit: RoomFit,
  price: RoomPrice | null,
): RoomWire {
  const factor = 10 ** exponentOf(currency);
  const inMajor = (amount: number | null) => (amount === null ? null : amount / factor);
  const rates = (from: Rates) =>
    [inMajor(from.hourly), inMajor(from.halfDay), inMajor(from.fullDay)] as const;
  const [hourly, halfDay, fullDay] = rates(room.rates);
  const [originalHourly, originalHalfDay, originalFullDay] = rates(room.rates.original);
  const capacityMap = (pick: 'capacity' | 'originalCapacity') =>
    Object.fromEntries(room.layouts.map((layout) => [layout.name, layout[pick]]));
  return {
    id: room.id,
    title: room.title,
    code: room.code,
    rate_code: room.rateCode,
    min: room.min,
    max: room.max,
    instant_bookable: writeFlag(room.instantBookable),
    available: writeFlag(room.available),
    exceed: fit.kind === 'exceeds' ? 'yes' : 'no',
    valid_layout: writeFlag(fit.kind !== 'layout'),
    room_online: writeFlag(room.webBookable),
    availability_id: room.availabilityId,
    room_pictures: room.pictures.map(writePicture),
    room_360_view: room.view360,
    description: { value: room.description },
    ...(room.spoken !== undefined && { spoken: room.spoken }),
    room_layout: capacityMap('capacity'),
    room_layout_original: capacityMap('originalCapacity'),
    height: room.dimensions.height,
    width: room.dimensions.width,
    length: room.dimensions.length,
    area: room.dimensions.area,
    ...(room.walls && { room_walls: writeWalls(room.walls) }),
    equipment_name: [...room.equipment],
    equipment_fee_name: [...room.equipmentWithFee],
    chosen_price: room.rates.chosen,
    vat_percent: room.rates.vatPercent,
    calculated_prices: {
      price_vat: hourly,
      halfday_price: halfDay,
      fullday_price: fullDay,
      type: room.rates.category,
      original_price_vat: originalHourly,
      original_halfday_price: originalHalfDay,
      original_fullday_price: originalFullDay,
    },
    correct_price: price && {
      type: price.type,
      price_category: room.rates.category,
      price: (price.total.minor - price.minimumSpend.minor) / factor,
      original_price: price.original && (price.original.minor - price.minimumSpend.minor) / factor,
      price_excl_vat: price.rentalExclVat.minor / factor,
      tax_total: price.vat.minor / factor,
      minimum_spend: price.minimumSpend.minor / factor,
      total_price: price.total.minor / factor,
      show_strike_through: price.original !== null,
    },
    minimum_spend: room.rates.minimumSpend / factor,
    ...writePropertySystemIds(room.propertySystem),
  };
}
