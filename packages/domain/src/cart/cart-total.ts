import type { CartItem } from './cart.ts';

/** The parts of an item's total, in minor units: together they are it. */
export type CartLines = { net: number; vat: number; minimumSpend: number };

/**
 * What an item's total is made of: net price, VAT, minimum spend; `null` for an item without a
 * price (PRICE-030, ROOM-022).
 */
export function cartLines({
  total,
  vat,
  minimumSpend,
}: Pick<CartItem, 'total' | 'vat' | 'minimumSpend'>): CartLines | null {
  if (total === null) return null;
  const parts = { vat: vat?.minor ?? 0, minimumSpend: minimumSpend?.minor ?? 0 };
  return { net: total.minor - parts.vat - parts.minimumSpend, ...parts };
}
