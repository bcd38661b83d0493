import { type Package, type PackageLength, packageLengths } from '@foyer/domain';
import * as v from 'valibot';
import { flag, wallTime, writeFlag } from './fields.ts';
import { categoryOf, priceType } from './price-category.ts';
import {
  propertySystemFields,
  readPropertySystemIds,
  writePropertySystemIds,
} from './property/ids-wire.ts';
import { pictureWire, writePicture } from './venue-wire.ts';

/** One entry of `packages`. */
export const packageWire = v.object({
  id: v.string(),
  title: v.string(),
  type: v.picklist(['Half-day', 'Full-day', 'Overnight', 'Two-days package']),
  package_length: v.picklist(packageLengths),
  package_min: v.number(),
  package_max: v.number(),
  description: v.string(),
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
  /** Minor units, unlike a room's (PRICE-037). */
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
