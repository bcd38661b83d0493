import type { AddOnWire } from '@foyer/contract';
import {
  type AddOn,
  exponentOf,
  minutesBetween,
  roundHalfAwayFromZero,
  splitVat,
  type WallDateTime,
} from '@foyer/domain';
import type { CatalogueAddOn, VenueDetails } from './catalogue-entry.ts';

type Times = { start: WallDateTime; end: WallDateTime };
type Price = Pick<AddOn, 'price' | 'priceExclVat'>;

/**
 * Price of one in minor units; per hour if the venue prices it so. Without times, the price of one
 * hour.
 */
export function addOnPrice(
  { unit, record }: CatalogueAddOn,
  { vatPercent }: Pick<VenueDetails, 'vatPercent'>,
  times: Times | null,
): Price {
  if (unit === null) return { price: null, priceExclVat: null };
  const hours =
    record.per === 'hour' && times !== null ? minutesBetween(times.start, times.end) / 60 : 1;
  const price = roundHalfAwayFromZero(unit * hours);
  return { price, priceExclVat: splitVat(price, vatPercent).excl };
}

/** How many one order may have. Records stored by older versions do not say it. */
export const mostPerOrder = ({ record }: Pick<CatalogueAddOn, 'record'>): number =>
  record.mostPerOrder ?? 1000;

/** An add-on on the wire; `left` is how many are available, `null` for no limit. */
export const writeAddOn = (
  { id, record, roomIds }: CatalogueAddOn,
  { price, priceExclVat }: Price,
  left: number | null,
): AddOnWire => ({
  id,
  name: record.title,
  ...(record.spoken !== undefined && { spoken: record.spoken }),
  type: record.kind,
  price: priceExclVat,
  price_vat: price,
  per: record.per,
  quantity: 0,
  max_quantity: left,
  max_per_order: mostPerOrder({ record }),
  timed: record.timed ?? false,
  service_time: '',
  service_time_end: '',
  room_ids: [...roomIds],
});

/** The same in major units, for a cart without integration (CHECK-015). */
export function inMajorUnits(wire: AddOnWire, currency: string): AddOnWire {
  const major = (minor: number | null) =>
    minor === null ? null : minor / 10 ** exponentOf(currency);
  return { ...wire, price: major(wire.price), price_vat: major(wire.price_vat) };
}
