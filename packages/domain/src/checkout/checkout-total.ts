import { type Money, roundHalfAwayFromZero } from '../money.ts';

/** Something with an amount. `price` is per piece, incl. VAT, in minor units. */
export type PricedPart = { price: number; amount: number };

const most = 999_999;

/** What can be ordered of one service or menu where the venue's data says nothing. */
export const mostPerLine = 999;

/** A valid amount: whole, not negative, and 0 for anything that is not a number (REGUS-045). */
export const wholeAmount = (amount: number): number =>
  Number.isFinite(amount) ? Math.min(Math.max(0, Math.floor(amount)), most) : 0;

/** Price × amount (PRICE-031), × `times` for hourly prices; whole minor units (PRICE-030). */
export const lineAmount = ({ price, amount }: PricedPart, times = 1): number =>
  roundHalfAwayFromZero(price * amount * times);

/**
 * Total of services, menus or add-ons: the sum of price × amount (PRICE-031), minor units incl.
 * VAT.
 */
export const servicesTotal = (parts: readonly PricedPart[]): number =>
  parts.reduce((sum, part) => sum + lineAmount(part), 0);

/** Sum of the visible lines, each already rounded, incl. VAT (PRICE-030). */
export const totalOfLines = (lines: readonly number[], currency: string): Money => ({
  minor: lines.reduce((sum, line) => sum + line, 0),
  currency,
});
