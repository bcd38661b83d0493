import { addMinutes, dateOf, timeOf, type WallDateTime } from '../time.ts';

/** `23-11-2026 09:00`, the specification's format of a wall time (FORM-002, CONST-010). */
export const writtenDate = (wall: WallDateTime): string =>
  `${dateOf(wall).split('-').toReversed().join('-')} ${timeOf(wall)}`;

/**
 * Parses that format, day before month (B-083); `null` for anything else, and for a date that does
 * not exist.
 */
export function readWrittenDate(text: string): WallDateTime | null {
  const match = /^(\d{2})-(\d{2})-(\d{4}) ([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (!match) return null;
  const [, day, month, year, hour, minute] = match;
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  // Engines turn an impossible date such as 30 February into another day or NaN.
  return Number.isNaN(Date.parse(`${wall}Z`)) || addMinutes(wall, 0) !== wall ? null : wall;
}
