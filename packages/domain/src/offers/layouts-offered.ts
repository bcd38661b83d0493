import type { CheckoutFlow } from '../query/site-settings.ts';
import {
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
  type LayoutName,
  layoutNameOf,
} from '../query/seating-layouts.ts';
import type { RoomLayout } from './room.ts';

/** Settings of site and venue for seating layouts. */
export type LayoutRules = {
  /** The office flow has islands instead of cabaret (AVAIL-025). */
  checkout: CheckoutFlow;
  /** The new checkout, within the page, has no cabaret (AVAIL-026). */
  checkoutInPage: 'none' | 'enquiries' | 'all';
  /** The venue's reduced list: any layout, u-shape, boardroom, theatre, classroom (AVAIL-027). */
  reducedLayoutList: boolean;
};

/**
 * One choice of a layout field (AVAIL-024). `_none` is any layout, and is always offered
 * (AVAIL-023).
 */
export type LayoutEntry =
  | { value: '_none'; name: '_none'; maxDelegates: null }
  /** `maxDelegates`: seats of the room with the most seats in this layout. */
  | { value: LayoutCode; name: LayoutName; maxDelegates: number };

type WithLayouts = { layouts: readonly RoomLayout[] };

const anyLayout: LayoutEntry = { value: '_none', name: '_none', maxDelegates: null };
const reducedList: ReadonlySet<LayoutName> = new Set([
  'ushape',
  'boardroom',
  'theater',
  'classroom',
]);

/**
 * The layouts offered to a group: first any layout, then those in which at least one room seats it,
 * by code (AVAIL-009). The venue's list is applied first, then the office flow, the new checkout,
 * the capacity (B-070).
 */
export function layoutsOffered(
  rooms: readonly WithLayouts[],
  delegates: number,
  rules: LayoutRules,
): readonly LayoutEntry[] {
  const largest = new Map<LayoutName, number>();
  for (const { layouts } of rooms) {
    for (const { name, capacity } of layouts) {
      if (capacity !== null && layoutAllowed(capacity, delegates))
        largest.set(name, Math.max(capacity, largest.get(name) ?? 0));
    }
  }
  const offered = Object.values(layoutCodes).flatMap((value): LayoutEntry[] => {
    const name = layoutNameOf(value);
    const maxDelegates = largest.get(name);
    return maxDelegates !== undefined && layoutExists(name, rules)
      ? [{ value, name, maxDelegates }]
      : [];
  });
  return [anyLayout, ...offered];
}

function layoutExists(
  name: LayoutName,
  { checkout, checkoutInPage, reducedLayoutList }: LayoutRules,
): boolean {
  if (reducedLayoutList && !reducedList.has(name)) return false;
  return layoutOfSite(name, checkout) && (name !== 'cabaret' || checkoutInPage !== 'all');
}

/** Only the office flow has islands, and only the other flows have cabaret (AVAIL-025). */
export const layoutOfSite = (name: LayoutName, checkout: CheckoutFlow): boolean =>
  name === 'island' || name === 'cabaret' ? (name === 'island') === (checkout === 'office') : true;
