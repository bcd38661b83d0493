import type { Money } from '../money.ts';
import type { Package } from '../offers/package.ts';
import type { Room } from '../offers/room.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { MeetingLength, OfferKind } from '../query/booking-query.ts';
import type { WallDateTime } from '../time.ts';
import type { Menu } from '../add-ons/menus.ts';
import type { MiscItem } from '../add-ons/misc-items.ts';

/** One event of a property booking with what is added to it (OPERA-016 to OPERA-018). */
export type PropertyItem = {
  kind: OfferKind;
  start: WallDateTime;
  end: WallDateTime;
  delegates: number;
  length: MeetingLength;
  /** The room itself, or the one the package takes place in. */
  room: Pick<
    Room,
    'id' | 'title' | 'code' | 'rateCode' | 'min' | 'max' | 'instantBookable' | 'layouts'
  >;
  /** `null` for a bare room. */
  package: Pick<Package, 'id' | 'title' | 'length' | 'min' | 'max' | 'rateCode'> | null;
  layout: LayoutCode | '_none';
  /** Of the room or package, incl. VAT; `null` where the venue has to be asked. */
  total: Money | null;
  menus: readonly Menu[];
  miscItems: readonly MiscItem[];
};

/**
 * Where add-ons are chosen: at the booking itself, or in a fold for each day of several, numbered
 * from 1 (OPERA-004, OPERA-005, B-067).
 */
export const addOnFolds = (
  items: readonly PropertyItem[],
): readonly { item: PropertyItem; day: number | null }[] =>
  items.map((item, index) => ({ item, day: items.length === 1 ? null : index + 1 }));
