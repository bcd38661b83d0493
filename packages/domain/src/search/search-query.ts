import {
  addMinutes,
  dateOf,
  type Instant,
  instantOf,
  minutesBetween,
  timeOf,
  type WallDate,
  type WallDateTime,
  wallOf,
  type WallTime,
  type Zone,
} from '../time.ts';
import { nextMonday } from '../query/selectable-dates.ts';

/** Bounds in degrees; `west` is larger than `east` where the 180th meridian is inside. */
export type SearchArea = { south: number; west: number; north: number; east: number };

/** Where to search: around a point, in a city by its name, in a part of the map, or everywhere. */
export type SearchPlace =
  | { kind: 'point'; latitude: number; longitude: number }
  | { kind: 'city'; name: string }
  | ({ kind: 'area' } & SearchArea)
  | { kind: 'anywhere' };

/** The criteria of a search (HEADER-008, VENUE-025, D-15). */
export type SearchQuery = {
  place: SearchPlace;
  /** `null` without a date: then each venue is searched for its next Monday. */
  span: { start: Instant; end: Instant } | null;
  /** Hours of a meeting without a span. */
  hours: number;
  delegates: number;
  /** `''` when there is none. */
  discountCode: string;
  /** From 1. */
  page: number;
};

/** The meeting in a search form: date, time and hours on a venue's clock. */
export type SearchedMeeting = { date: WallDate; time: WallTime; hours: number };

type Asked = Pick<SearchQuery, 'span' | 'hours'>;

/**
 * The meeting of a search at a venue: its span, else next Monday at the site's start (SITE-044).
 * `now` is the venue's clock.
 */
export function searchedSpan(
  { span, hours }: Asked,
  defaultStart: WallTime,
  zone: Zone,
  now: WallDateTime,
): { start: WallDateTime; end: WallDateTime } {
  if (span !== null) return { start: wallOf(span.start, zone), end: wallOf(span.end, zone) };
  const start = `${nextMonday(dateOf(now))}T${defaultStart}`;
  return { start, end: addMinutes(start, hours * 60) };
}

/** The same in the fields of a form; a night has its actual number of hours. */
export function searchedMeeting(
  asked: Asked,
  defaultStart: WallTime,
  zone: Zone,
  now: WallDateTime,
): SearchedMeeting {
  const { start, end } = searchedSpan(asked, defaultStart, zone, now);
  return { date: dateOf(start), time: timeOf(start), hours: minutesBetween(start, end) / 60 };
}

/** The inverse: a form's fields as the span of a search, on the clock of `zone`. */
export function spanOf(
  { date, time, hours }: SearchedMeeting,
  zone: Zone,
): { start: Instant; end: Instant } {
  const start = `${date}T${time}`;
  return { start: instantOf(start, zone), end: instantOf(addMinutes(start, hours * 60), zone) };
}
