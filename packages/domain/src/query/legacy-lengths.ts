import type { MeetingLength } from './booking-query.ts';
import { readMeetingLength } from './meeting-length.ts';

type Chain = { chainLengthWords: boolean };

/**
 * In the hotel-chain property mode these words are no lengths: what they become instead (FORM-034
 * to FORM-036, B-029).
 */
const chainWords: ReadonlyMap<string, MeetingLength> = new Map<string, MeetingLength>([
  ['Two-Days', 8],
  ['Two Days', 8],
  ['morethan1', 2],
  ['overone', 2],
]);

/**
 * The length of an address: as `readMeetingLength` reads it, or what a legacy word of a chain's
 * property becomes.
 */
export const lengthInUrl = (text: string, { chainLengthWords }: Chain): MeetingLength | null =>
  (chainLengthWords ? chainWords.get(text) : undefined) ?? readMeetingLength(text);

/**
 * Whether the address asked for a time that cannot be had, which the form says in a box until it is
 * dismissed (FORM-013, A-177).
 */
export const asksForWrongTime = (text: string, { chainLengthWords }: Chain): boolean =>
  chainLengthWords && chainWords.has(text);
