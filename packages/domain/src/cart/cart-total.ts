import { addMoney, type Money } from '../money.ts';
import type { CartItem } from './cart.ts';

/**
 * What the items cost together, incl. VAT (PRICE-030): one amount per currency, in the order of their codes, so that the
 * order of the items changes nothing. Items without a price add nothing.
 */
export function cartTotal(items: readonly Pick<CartItem, 'total'>[]): readonly Money[] {
  const totals = new Map<string, Money>();
  for (const { total } of items) {
    if (total === null) continue;
    const soFar = totals.get(total.currency);
    totals.set(total.currency, soFar ? addMoney(soFar, total) : total);
  }
  return [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** The parts of an item's total, in minor units: together they are it. */
export type CartLines = { readonly net: number; readonly vat: number; readonly minimumSpend: number };

/** What an item's total is made of: net price, VAT, minimum spend; `null` for an item without a price (PRICE-030, ROOM-022). */
export function cartLines({ total, vat, minimumSpend }: Pick<CartItem, 'total' | 'vat' | 'minimumSpend'>): CartLines | null {
  if (total === null) return null;
  const parts = { vat: vat?.minor ?? 0, minimumSpend: minimumSpend?.minor ?? 0 };
  return { net: total.minor - parts.vat - parts.minimumSpend, ...parts };
}
