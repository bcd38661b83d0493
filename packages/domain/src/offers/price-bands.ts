import type { MeetingLength } from '../query/booking-query.ts';
import type { OfferRules } from '../query/site-settings.ts';
import type { Rates } from './room.ts';

/** The unit of a room's rate. */
export type Band = 'hourly' | 'halfday' | 'fullday';

/**
 * Hours from which a full day is charged. Bands affect prices only, not which packages match
 * (B-004).
 */
const fullDayFrom = { standard: 6, short: 5 } as const satisfies Record<
  OfferRules['priceBands'],
  number
>;

/**
 * The rate for `hours`: half a day from 2, a full day from 6, also above 10; on sites with short
 * bands a full day from 5 (PRICE-014, PRICE-015, B-004). The venue may not have that rate.
 */
export function priceBandOf(hours: number, priceBands: OfferRules['priceBands']): Band {
  if (hours < 2) return 'hourly';
  return hours < fullDayFrom[priceBands] ? 'halfday' : 'fullday';
}

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
