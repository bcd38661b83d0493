import type { MeetingLength } from '../query/booking-query.ts';
import type { Band } from './price-bands.ts';
import type { Rates } from './room.ts';

/**
 * Whether a length is a number of hours, including `2:45`. Named lengths hide the prices by hour
 * (PRICE-024, A-053).
 */
export const hasNumericLength = (length: MeetingLength): length is number =>
  typeof length === 'number';

/**
 * A room's rates per hour, half day and full day, in minor units incl. VAT (ROOM-013, A-184,
 * PRICE-035): a rate that the venue does not have is left out, and all are where the length hides
 * them (PRICE-024).
 */
export function priceBoxes(
  rates: Rates,
  length: MeetingLength,
): readonly { band: Band; minor: number }[] {
  if (!hasNumericLength(length)) return [];
  const boxes = [
    { band: 'hourly', minor: rates.hourly ?? 0 },
    { band: 'halfday', minor: rates.halfDay ?? 0 },
    { band: 'fullday', minor: rates.fullDay ?? 0 },
  ] as const;
  return boxes.filter(({ minor }) => minor > 0);
}
