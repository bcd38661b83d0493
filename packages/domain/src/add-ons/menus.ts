import { type PricedPart, wholeAmount } from '../checkout/checkout-total.ts';

/** A menu of the property system (OPERA-019, OPERA-021). `time` is a wall time, `''` for none. */
export type Menu = PricedPart & {
  id: string;
  name: string;
  eventType: string;
  time: string;
  items: readonly string[];
};

/** The cap of every site but those whose data says otherwise: no limit (OPERA-044, B-060). */
export const unlimitedMenus = 7777;

/**
 * Menus to offer: the property system marks those it keeps for itself by "do not" in their names,
 * in any case (OPERA-042).
 */
export const offeredMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.filter((menu) => !menu.name.toLowerCase().includes('do not'));

export const chosenMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.filter((menu) => menu.amount > 0);

/**
 * Whether a menu can be chosen: it is already, or fewer than `cap` menus are (OPERA-043, OPERA-044,
 * B-060).
 */
export const mayChooseMenu = (menus: readonly Menu[], id: string, cap: number): boolean => {
  const chosen = chosenMenus(menus);
  return chosen.length < cap || chosen.some((menu) => menu.id === id);
};

/**
 * Takes that many of a menu, 0 for none. One menu too many changes nothing; amounts are whole and
 * never negative.
 */
export function changeMenu(
  menus: readonly Menu[],
  id: string,
  amount: number,
  cap: number,
): readonly Menu[] {
  if (!mayChooseMenu(menus, id, cap)) return menus;
  return menus.map((menu) => (menu.id === id ? { ...menu, amount: wholeAmount(amount) } : menu));
}
