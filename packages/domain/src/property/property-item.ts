import type { Menu } from '../add-ons/menus.ts';
import { type MiscItem, miscLine } from '../add-ons/misc-items.ts';
import type { Cookie } from '../cart/cookies.ts';
import { servicesTotal, totalOfLines } from '../checkout/checkout-total.ts';
import { layoutFit, type LayoutFit } from '../checkout/layout-fit.ts';
import type { Money } from '../money.ts';
import type { Package } from '../offers/package.ts';
import type { Room } from '../offers/room.ts';
import type { MeetingLength, OfferKind } from '../query/booking-query.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { WallDateTime } from '../time.ts';

/** One event of a property booking with its add-ons (OPERA-016 to OPERA-018). */
export type PropertyItem = {
  kind: OfferKind;
  start: WallDateTime;
  end: WallDateTime;
  delegates: number;
  length: MeetingLength;
  /** The room, or the one in which the package is held. */
  room: Pick<
    Room,
    'id' | 'title' | 'code' | 'rateCode' | 'min' | 'max' | 'instantBookable' | 'layouts'
  >;
  /** `null` for a room without a package. */
  package: Pick<Package, 'id' | 'title' | 'length' | 'min' | 'max' | 'rateCode'> | null;
  layout: LayoutCode | '_none';
  /** Of the room or package, incl. VAT; `null` without a price. */
  total: Money | null;
  menus: readonly Menu[];
  miscItems: readonly MiscItem[];
};

/**
 * Where add-ons are chosen: directly, or for several days in one collapsible section per day,
 * numbered from 1 (OPERA-004, OPERA-005, B-067).
 */
export const addOnFolds = (
  items: readonly PropertyItem[],
): readonly { item: PropertyItem; day: number | null }[] =>
  items.map((item, index) => ({ item, day: items.length === 1 ? null : index + 1 }));

/**
 * A property booking is an enquiry when none of its rooms is instant; one instant room makes it a
 * booking (OPERA-033, B-010).
 */
export const isPropertyEnquiry = (items: readonly Pick<PropertyItem, 'room'>[]): boolean =>
  !items.some(({ room }) => room.instantBookable);

/** Tells the next page for ten minutes that the order is an enquiry (OPERA-034, B-041, B-052). */
export const enquiryCookie: Cookie = { name: 'isEnquiryBooking', maxAgeSeconds: 600 };

/** Whether an event fits, or the limit of its room or package that it breaks. */
export type PropertyFit =
  | LayoutFit
  | { kind: 'room-too-small'; delegates: number; max: number }
  | { kind: 'package-range'; delegates: number; min: number; max: number };

/**
 * Whether an event can be booked in the property system: a room by its maximum only, a package by
 * minimum and maximum, the layout by its seats or `_none` (AVAIL-018, OPERA-017, OPERA-018, B-011,
 * B-012). The venue page is stricter with rooms.
 */
export function propertyFit({
  room,
  package: entry,
  layout,
  delegates,
}: Pick<PropertyItem, 'room' | 'package' | 'layout' | 'delegates'>): PropertyFit {
  if (entry !== null && (delegates < entry.min || delegates > entry.max))
    return { kind: 'package-range', delegates, min: entry.min, max: entry.max };
  if (delegates > room.max) return { kind: 'room-too-small', delegates, max: room.max };
  return layoutFit(room, layout, delegates);
}

/**
 * Totals of an event, in minor units incl. VAT: the room or package, its menus, its other add-ons
 * (OPERA-016).
 */
export type ItemTotals = { offer: number; menus: number; miscItems: number };

export const itemTotals = (
  item: Pick<PropertyItem, 'start' | 'end' | 'total' | 'menus' | 'miscItems'>,
): ItemTotals => ({
  offer: item.total?.minor ?? 0,
  menus: servicesTotal(item.menus),
  miscItems: item.miscItems.reduce((sum, misc) => sum + miscLine(misc, item), 0),
});

/** The sum of every line of every event (OPERA-006, OPERA-016, PRICE-030). */
export const propertyTotal = (items: readonly PropertyItem[], currency: string): Money =>
  totalOfLines(
    items.map(itemTotals).flatMap(({ offer, menus, miscItems }) => [offer, menus, miscItems]),
    currency,
  );
