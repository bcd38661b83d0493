import { mostPerLine, type PricedPart, wholeAmount } from '../checkout/checkout-total.ts';

/** A menu of the property system (OPERA-019, OPERA-021). `time` is a wall time, `''` for none. */
export type Menu = PricedPart & {
  id: string;
  name: string;
  eventType: string;
  time: string;
  items: readonly string[];
};

/** The cap of every site without an own one: no limit (OPERA-044, B-060). */
export const unlimitedMenus = 7777;

/**
 * Menus to offer: those with "do not" in their name, ignoring case, are internal to the property
 * system (OPERA-042).
 */
export const offeredMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.filter((menu) => !menu.name.toLowerCase().includes('do not'));

export const chosenMenus = (menus: readonly Menu[]): readonly Menu[] =>
  menus.filter((menu) => menu.amount > 0);

/**
 * Whether a menu can be chosen: it is chosen already, or fewer than `cap` menus are (OPERA-043,
 * OPERA-044, B-060).
 */
export const mayChooseMenu = (menus: readonly Menu[], id: string, cap: number): boolean => {
  const chosen = chosenMenus(menus);
  return chosen.length < cap || chosen.some((menu) => menu.id === id);
};

/**
 * Sets a menu's amount, 0 for none. A menu above the cap is ignored; amounts become whole, not
 * negative, and no more than can be ordered of one.
 */
export function changeMenu(
  menus: readonly Menu[],
  id: string,
  amount: number,
  cap: number,
): readonly Menu[] {
  if (!mayChooseMenu(menus, id, cap)) return menus;
  const taken = Math.min(wholeAmount(amount), mostPerLine);
  return menus.map((menu) => (menu.id === id ? { ...menu, amount: taken } : menu));
}
