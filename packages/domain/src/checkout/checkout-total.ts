import { type Money, roundHalfAwayFromZero } from '../money.ts';

/** Something that can be taken several times. `price` is of one, incl. VAT, in minor units. */
export type PricedPart = { price: number; amount: number };

const most = 999_999;

/** An amount as it can be taken: whole, not negative, and 0 for what is no number (REGUS-045). */
export const wholeAmount = (amount: number): number =>
  Number.isFinite(amount) ? Math.min(Math.max(0, Math.floor(amount)), most) : 0;

/**
 * Price × amount (PRICE-031), × `times` for what counts by the hour; whole minor units (PRICE-030).
 */
export const lineAmount = ({ price, amount }: PricedPart, times = 1): number =>
  roundHalfAwayFromZero(price * amount * times);

/**
 * What services, menus or add-ons cost together: the sum of price × amount (PRICE-031), minor units
 * incl. VAT.
 */
export const servicesTotal = (parts: readonly PricedPart[]): number =>
  parts.reduce((sum, part) => sum + lineAmount(part), 0);

/** The sum of the lines that the visitor sees, each rounded by itself, incl. VAT (PRICE-030). */
export const totalOfLines = (lines: readonly number[], currency: string): Money => ({
  minor: lines.reduce((sum, line) => sum + line, 0),
  currency,
});
