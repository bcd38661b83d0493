import { roundHalfAwayFromZero } from '../money.ts';
import type { Package } from './package.ts';
import type { PriceCategory, Room } from './room.ts';

/**
 * The price to strike: the original where it exceeds the current one and the strike-through is not
 * switched off (PRICE-025, PRICE-036, PRICE-038, A-072). `null`: none. Minor units.
 */
export const struckPrice = (
  current: number,
  original: number | null,
  show: boolean | undefined,
): number | null => (original !== null && original > current && show !== false ? original : null);

/**
 * Discount in whole per cent; `null` without a struck price or where it rounds to 0 (PRICE-025,
 * Minor units.
 */
export const percentOff = (current: number, struck: number | null): number | null =>
  struck === null ? null : roundHalfAwayFromZero(((struck - current) / struck) * 100) || null;

/**
 * A total of 0 is a price only where a discount made it 0 (PRICE-007, B-008); any other total of 0
 * makes an enquiry.
 */
export const isPriced = (
  total: number,
  original: number | null,
  category: PriceCategory,
): boolean => total > 0 || (category === 'disc_price' && original !== null && original > 0);

export type DiscountState = 'none' | 'found' | 'none_found';

/** Whether the code lowered any price; one item in either list is enough (FORM-064, B-035). */
export function discountState(
  code: string,
  rooms: readonly Room[],
  packages: readonly Package[],
): DiscountState {
  if (code === '') return 'none';
  const found =
    rooms.some((room) => room.rates.category === 'disc_price') ||
    packages.some((entry) => entry.price?.category === 'disc_price');
  return found ? 'found' : 'none_found';
}
