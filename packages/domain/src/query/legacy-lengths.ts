import type { MeetingLength } from './booking-query.ts';
import { readMeetingLength } from './meeting-length.ts';

type Chain = { chainLengthWords: boolean };

/**
 * What the legacy lengths become in the hotel chain's property mode, where they are errors
 * (FORM-034 to FORM-036, B-029).
 */
const chainWords: ReadonlyMap<string, MeetingLength> = new Map<string, MeetingLength>([
  ['Two-Days', 8],
  ['Two Days', 8],
  ['morethan1', 2],
  ['overone', 2],
]);

/**
 * The length in an address: as `readMeetingLength` reads it, or the replacement of a legacy word on
 * a chain's site.
 */
export const lengthInUrl = (text: string, { chainLengthWords }: Chain): MeetingLength | null =>
  (chainLengthWords ? chainWords.get(text) : undefined) ?? readMeetingLength(text);

/**
 * Whether the address has a length that the site does not offer; the form then shows a notice until
 * it is dismissed (FORM-013, A-177).
 */
export const asksForWrongTime = (text: string, { chainLengthWords }: Chain): boolean =>
  chainLengthWords && chainWords.has(text);
