import type { MeetingLength } from '../query/booking-query.ts';
import type { Band } from './price-bands.ts';
import type { Rates } from './room.ts';

/**
 * A meeting whose length is a number of hours, `2:45` among them; nights and whole days hide
 * figures by the hour (PRICE-024, A-053).
 */
export const hasNumericLength = (length: MeetingLength): length is number =>
  typeof length === 'number';

/**
 * What a room costs per hour, half day and full day, in minor units incl. VAT (ROOM-013, A-184,
 * PRICE-035): none for a rate the venue has not, and none at all where the length hides them
 * (PRICE-024).
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
