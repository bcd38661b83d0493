import type { Money } from '../money.ts';
import { servicesTotal, totalOfLines } from '../checkout/checkout-total.ts';
import { miscLine } from '../add-ons/misc-items.ts';
import type { PropertyItem } from './property-item.ts';

/**
 * Totals of an event, in minor units incl. VAT: the room or package, its menus, its other add-ons
 * (OPERA-016).
 */
export type ItemTotals = { offer: number; menus: number; miscItems: number };

export const itemTotals = (item: PropertyItem): ItemTotals => ({
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
