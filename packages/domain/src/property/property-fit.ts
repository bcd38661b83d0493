import { layoutFit, type LayoutFit } from '../checkout/layout-fit.ts';
import type { PropertyItem } from './property-item.ts';

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
