import {
  type CartItem,
  deriveLength,
  type Menu,
  type MiscItem,
  type PropertyItem,
} from '@foyer/domain';
import type { CatalogueEntry } from '../../catalogue/catalogue-entry.ts';
import type { PropertyEvent } from '../../providers/property-system.ts';

/**
 * An event as the rules of the property flow take it; `null` if the venue no longer has its room or
 * package.
 */
export function propertyItemOf(
  entry: CatalogueEntry,
  item: CartItem,
  menus: readonly Menu[] = [],
  miscItems: readonly MiscItem[] = [],
): PropertyItem | null {
  const room = entry.rooms.find((candidate) => candidate.room.id === item.roomId)?.room;
  const offered =
    item.kind === 'package' ? entry.packages.find(({ id }) => id === item.id) : undefined;
  if (room === undefined || (item.kind === 'package' && offered === undefined)) return null;
  return {
    kind: item.kind,
    start: item.start,
    end: item.end,
    delegates: item.delegates,
    length: deriveLength(item.start, item.end),
    room,
    package: offered
      ? {
          id: offered.id,
          title: offered.record.title,
          length: offered.record.length,
          min: offered.record.min,
          max: offered.record.max,
          rateCode: offered.record.code,
        }
      : null,
    layout: item.layout,
    total: item.total,
    menus,
    miscItems,
  };
}

/** The same event in the property system's format; `null` if it does not know the room. */
export function propertyEventOf(entry: CatalogueEntry, item: CartItem): PropertyEvent | null {
  const roomId =
    entry.rooms.find((candidate) => candidate.room.id === item.roomId)?.providerId ?? null;
  if (roomId === null) return null;
  const packageId =
    item.kind === 'package'
      ? (entry.packages.find(({ id }) => id === item.id)?.record.providerPackage ?? '')
      : null;
  return { roomId, packageId, start: item.start, end: item.end, delegates: item.delegates };
}
