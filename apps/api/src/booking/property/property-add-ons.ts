import type { PropertyEventRequest, TakenAddOn } from '@foyer/contract';
import {
  type CartItem,
  changeMenu,
  changeMiscItem,
  exponentOf,
  type Menu,
  type MiscItem,
  mostPerLine,
  offeredMenus,
  serviceTimes,
} from '@foyer/domain';
import { answered, type Outcome, refused } from '../../http/problem.ts';
import type {
  PropertyMenus,
  PropertyMiscItems,
  PropertySystem,
} from '../../providers/property-system.ts';
import { propertyProblem } from '../outside-problem.ts';
import type { PropertyEntry } from './property-venue.ts';

export type AddOns = { menus: readonly Menu[]; miscItems: readonly MiscItem[] };

/**
 * The additions to each event, at the property system's prices, or why one is refused (OPERA-020,
 * OPERA-040 to OPERA-043).
 */
export async function orderAddOns(
  propertySystem: PropertySystem,
  { entry, hotel }: PropertyEntry,
  events: readonly PropertyEventRequest[],
  items: readonly CartItem[],
  menuCap: number,
): Promise<Outcome<readonly AddOns[]>> {
  const { currency } = entry.details;
  const menus = events.some((event) => event.menus.length > 0)
    ? await propertySystem.menus(hotel)
    : null;
  if (menus !== null && menus.kind !== 'answered') return propertyProblem(menus);
  const added: AddOns[] = [];
  for (const [index, item] of items.entries()) {
    const event = events[index];
    if (event === undefined) throw new Error('an item has no event');
    const chosenMenus = takeMenus(
      offeredMenus(propertyMenus(menus?.value ?? [])),
      event.menus,
      item,
      menuCap,
      `events.${index}.menus`,
    );
    if (!chosenMenus.ok) return chosenMenus;
    const misc =
      event.miscItems.length > 0
        ? await propertySystem.miscItems(hotel, { start: item.start, end: item.end })
        : null;
    if (misc !== null && misc.kind !== 'answered') return propertyProblem(misc);
    const chosenMisc = takeMiscItems(
      propertyMiscItems(misc?.value ?? [], currency),
      event.miscItems,
      item,
      `events.${index}.miscItems`,
    );
    if (!chosenMisc.ok) return chosenMisc;
    added.push({ menus: chosenMenus.answer, miscItems: chosenMisc.answer });
  }
  return answered(added);
}

function takeMenus(
  offered: readonly Menu[],
  taken: readonly TakenAddOn[],
  item: CartItem,
  cap: number,
  field: string,
): Outcome<readonly Menu[]> {
  let menus = offered;
  for (const { id, amount, time } of taken) {
    if (!menus.some((menu) => menu.id === id) || !servedAt(item, time))
      return refused('invalid_field', 'the hotel has no such menu at that time', { field });
    menus = changeMenu(menus, id, amount, cap).map((menu) =>
      menu.id === id ? { ...menu, time } : menu,
    );
    if (menus.find((menu) => menu.id === id)?.amount !== amount)
      return refused('invalid_field', `at most ${cap} menus, ${mostPerLine} of one`, { field });
  }
  return answered(menus);
}

function takeMiscItems(
  offered: readonly MiscItem[],
  taken: readonly TakenAddOn[],
  item: CartItem,
  field: string,
): Outcome<readonly MiscItem[]> {
  let miscItems = offered;
  for (const { id, amount, time } of taken) {
    if (!miscItems.some((misc) => misc.id === id) || !servedAt(item, time))
      return refused('invalid_field', 'the hotel has no such item at that time', { field });
    miscItems = changeMiscItem(miscItems, id, amount, item).map((misc) =>
      misc.id === id ? { ...misc, time } : misc,
    );
    if (miscItems.find((misc) => misc.id === id)?.amount !== amount)
      return refused('not_bookable', 'there are not that many of an item on that day');
  }
  return answered(miscItems);
}

const servedAt = ({ start, end }: CartItem, time: string): boolean =>
  serviceTimes(start, end).includes(time);

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
