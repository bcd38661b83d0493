import { tzOffset } from '@date-fns/tz/tzOffset';

/** A point in time, in unix seconds. */
export type Instant = number;
/** A calendar day at the venue, `YYYY-MM-DD`. */
export type WallDate = string;
/** A time of day at the venue, `HH:mm`, `00:00` to `23:59`. */
export type WallTime = string;
/** A day and time at the venue, `YYYY-MM-DDTHH:mm`. Sorts as text. */
export type WallDateTime = string;
/** An IANA time zone, `Europe/Helsinki`. */
export type Zone = string;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The wall time read as UTC: for arithmetic on wall times only, not an instant. */
function readWall(wall: WallDateTime): number {
  const ms = Date.parse(`${wall}Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a wall time: ${wall}`);
  return ms;
}
const writeWall = (ms: number): WallDateTime => new Date(ms).toISOString().slice(0, 16);

function offsetMs(zone: Zone, ms: number): number {
  const minutes = tzOffset(zone, new Date(ms));
  if (Number.isNaN(minutes)) throw new RangeError(`not a time zone: ${zone}`);
  return minutes * minuteMs;
}

/**
 * The instant of a wall time in a zone (D-1). A wall time that is skipped when clocks move forward
 * is moved forward by the skipped time; one that occurs twice is the first. Throws a RangeError on
 * a malformed wall time or zone.
 */
export function instantOf(wall: WallDateTime, zone: Zone): Instant {
  const local = readWall(wall);
  // A zone's offset changes at most once within these two days, so it is that of the day before or
  // of the day after.
  const before = offsetMs(zone, local - dayMs);
  const early = local - before;
  if (offsetMs(zone, early) === before) return early / 1000;
  const after = offsetMs(zone, local + dayMs);
  const late = local - after;
  return (offsetMs(zone, late) === after ? late : early) / 1000;
}

/** The wall time in `zone` at `instant`, to the minute. Throws a RangeError on an unknown zone. */
export const wallOf = (instant: Instant, zone: Zone): WallDateTime =>
  writeWall(instant * 1000 + offsetMs(zone, instant * 1000));

/**
 * Whether an instant is the second time of its wall time, in a night in which clocks go back: the
 * wall time alone names the first.
 */
export const isSecondTime = (instant: Instant, zone: Zone): boolean =>
  // A wall time has no seconds, and no zone repeats less than half an hour.
  instant - instantOf(wallOf(instant, zone), zone) >= 1800;

/** `minutes` later on the wall clock; nights of a clock change have no effect. */
export const addMinutes = (wall: WallDateTime, minutes: number): WallDateTime =>
  writeWall(readWall(wall) + minutes * minuteMs);

/** Whole days from one date to another, negative where it is earlier. */
export const daysBetween = (from: WallDate, to: WallDate): number =>
  Math.round((readWall(`${to}T00:00`) - readWall(`${from}T00:00`)) / dayMs);

export const addDays = (date: WallDate, days: number): WallDate =>
  dateOf(writeWall(readWall(`${date}T00:00`) + days * dayMs));

export const dateOf = (wall: WallDateTime): WallDate => wall.slice(0, 10);
export const timeOf = (wall: WallDateTime): WallTime => wall.slice(11, 16);

/** 0 is Sunday. */
export const weekdayOf = (date: WallDate): number =>
  new Date(readWall(`${date}T00:00`)).getUTCDay();

/** Minutes by the wall clock, negative when the end is before the start. */
export const minutesBetween = (start: WallDateTime, end: WallDateTime): number =>
  (readWall(end) - readWall(start)) / minuteMs;

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
