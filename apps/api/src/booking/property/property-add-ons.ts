import { exponentOf, type Menu, type MiscItem } from '@foyer/domain';
import type { PropertyMenus, PropertyMiscItems } from '../../providers/property-system.ts';

/** The menus with nothing chosen yet. */
export const propertyMenus = (menus: PropertyMenus): readonly Menu[] =>
  menus.map((menu) => ({ ...menu, amount: 0, time: '' }));

export const propertyMiscItems = (
  items: PropertyMiscItems,
  currency: string,
): readonly MiscItem[] =>
  items.map(({ id, name, price, hourly, available }) => ({
    id,
    name,
    price,
    isHourly: hourly,
    availability: available,
    amount: 0,
    time: '',
    priceText: priceText(price, currency),
  }));

/** `20.00 EUR`. */
const priceText = (minor: number, currency: string): string =>
  `${(minor / 10 ** exponentOf(currency)).toFixed(exponentOf(currency))} ${currency}`;
