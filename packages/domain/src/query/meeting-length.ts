import { dateOf, minutesBetween, type WallDateTime } from '../time.ts';
import type { BookingQuery, MeetingLength, OfferKind } from './booking-query.ts';
import type { OfferCards } from './site-settings.ts';

const hoursByName = { overnight: 24, twodays: 36, oneday: 8, overone: 8 } as const;

/** Hours of a length (FORM-028, FORM-029, A-054); a day of an `overone` meeting has 8. */
export const hoursOf = (length: MeetingLength): number =>
  typeof length === 'number' ? length : hoursByName[length];

/**
 * Length of a span: `twodays` when it ends on another day, else its hours, 2.75 for 2:45 (FORM-045,
 * FORM-046).
 */
export const deriveLength = (start: WallDateTime, end: WallDateTime): MeetingLength =>
  dateOf(start) === dateOf(end) ? minutesBetween(start, end) / 60 : 'twodays';

/** A meeting of several days, each with its own times and offers (FORM-031). */
export const isMultiDay = ({ meetingLength }: Pick<BookingQuery, 'meetingLength'>): boolean =>
  meetingLength === 'overone';

/**
 * Whether a length is a name that the site offers: one day and several days belong to the property
 * system alone (A-166, D-18).
 */
export const isOfferedName = (
  length: MeetingLength,
  { offerCards }: { offerCards: OfferCards },
): boolean =>
  typeof length === 'string' &&
  (offerCards === 'plan' || (length !== 'oneday' && length !== 'overone'));

/** A package of the property mode is for a day or for several, never for hours (FORM-032). */
export const isForDays = (kind: OfferKind, { offerCards }: { offerCards: OfferCards }): boolean =>
  offerCards === 'plan' && kind === 'package';

/**
 * Parses a length as URLs and payloads write it: `8`, `2:45`, a name, or the older `Two Days`
 * (FORM-036, A-026, B-029). `null` for anything else, and for hours that do not fit in one day
 * (A-024).
 */
export function readMeetingLength(text: string): MeetingLength | null {
  if (text === 'overnight' || text === 'twodays' || text === 'oneday' || text === 'overone')
    return text;
  if (text === 'Two Days') return 'twodays';
  const match = /^(\d{1,2})(?::([0-5]\d))?$/.exec(text);
  if (!match) return null;
  const hours = (Number(match[1]) * 60 + Number(match[2] ?? 0)) / 60;
  return hours > 0 && hours < 24 ? hours : null;
}

/** The inverse of `readMeetingLength`: `8`, `2:45` or the name. */
export function writeMeetingLength(length: MeetingLength): string {
  if (typeof length === 'string') return length;
  const minutes = Math.round(length * 60);
  const rest = minutes % 60;
  return rest === 0
    ? String(minutes / 60)
    : `${Math.floor(minutes / 60)}:${String(rest).padStart(2, '0')}`;
}

const longestHours = 10;

/** Shortest meeting of a tab, in hours; only rooms have the 1 h option (FORM-030). */
export const minimumHoursOf = (
  kind: OfferKind,
  { minimumHours }: { minimumHours: number },
): number => (kind === 'room' ? minimumHours : Math.max(minimumHours, 2));

/**
 * The lengths the form offers: whole hours from the shortest meeting to 10, overnight, two days.
 * The property mode adds one day and several days, which are the only lengths of its packages
 * (FORM-005, FORM-027, FORM-030, FORM-032).
 */
export function offeredLengths(
  site: { minimumHours: number; offerCards: OfferCards },
  kind: OfferKind,
): readonly MeetingLength[] {
  if (isForDays(kind, site)) return ['oneday', 'overone'];
  const shortest = minimumHoursOf(kind, site);
  const hours = Array.from({ length: longestHours - shortest + 1 }, (_, index) => shortest + index);
  return [
    ...hours,
    'overnight',
    'twodays',
    ...(site.offerCards === 'plan' ? (['oneday', 'overone'] as const) : []),
  ];
}

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
 * a chain's site. `null` also for a name that the site does not offer.
 */
export function lengthInUrl(
  text: string,
  { chainLengthWords, offerCards }: Chain & { offerCards: OfferCards },
): MeetingLength | null {
  const length = (chainLengthWords ? chainWords.get(text) : undefined) ?? readMeetingLength(text);
  return typeof length === 'string' && !isOfferedName(length, { offerCards }) ? null : length;
}

/**
 * Whether the address has a length that the site does not offer; the form then shows a notice until
 * it is dismissed (FORM-013, A-177).
 */
export const asksForWrongTime = (text: string, { chainLengthWords }: Chain): boolean =>
  chainLengthWords && chainWords.has(text);
