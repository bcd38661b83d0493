import type { Money } from '../money.ts';
import type { Package } from '../offers/package.ts';
import type { Room } from '../offers/room.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { MeetingLength, OfferKind } from '../query/booking-query.ts';
import type { WallDateTime } from '../time.ts';
import type { Menu } from '../add-ons/menus.ts';
import type { MiscItem } from '../add-ons/misc-items.ts';

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
