import { roundHalfAwayFromZero } from '../money.ts';
import type { Room } from '../offers/room.ts';

type Dimensions = Room['dimensions'];

const feetPerMetre = 3.28084;
const toHundredths = (value: number): number => roundHalfAwayFromZero(value * 100) / 100;

/** Feet to two decimals (ROOM-017, A-085). */
export const feetOf = (metres: number): number => toHundredths(metres * feetPerMetre);

/** Square feet to two decimals, with the length factor squared (B-014). */
export const squareFeetOf = (squareMetres: number): number =>
  toHundredths(squareMetres * feetPerMetre ** 2);

/** A room's dimensions in the unit of a language: feet for `en-us` only (ROOM-017, B-014). */
export function dimensionsIn(
  language: string,
  metric: Dimensions,
): Dimensions & { unit: 'metres' | 'feet' } {
  if (language !== 'en-us') return { ...metric, unit: 'metres' };
  const feet = (metres: number | null) => (metres === null ? null : feetOf(metres));
  return {
    unit: 'feet',
    area: metric.area === null ? null : squareFeetOf(metric.area),
    height: feet(metric.height),
    width: feet(metric.width),
    length: feet(metric.length),
  };
}
