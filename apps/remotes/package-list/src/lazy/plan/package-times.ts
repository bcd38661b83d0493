import {
  addMinutes,
  dateOf,
  halfHours,
  type PackageLength,
  packageTimesProblem,
  type PackageTimesProblem,
  timeOf,
  type WallDate,
  type WallDateTime,
  type WallTime,
} from '@foyer/domain';

/** The times selected on a package's card. */
export type CardTimes = { start: WallTime; end: WallTime };

type Meeting = { start: WallDateTime; end: WallDateTime };

const isOfOneDay = (length: PackageLength): boolean => length <= 8;

/**
 * The meeting's own times on half hours, from the nearest start that is offered; a package of one day
 * ends with its hours, where the meeting is longer (PACK-012). `null` where no start is offered.
 */
export function firstTimes(
  { start, end }: Meeting,
  length: PackageLength,
  starts: readonly WallTime[],
): CardTimes | null {
  const begins = starts.findLast((time) => time <= timeOf(start)) ?? starts[0];
  if (begins === undefined) return null;
  const over = addMinutes(`${dateOf(start)}T${begins}`, length * 60);
  const ends =
    isOfOneDay(length) && over < end && dateOf(over) === dateOf(start) ? timeOf(over) : timeOf(end);
  return { start: begins, end: halfHours.find((time) => time >= ends) ?? '23:30' };
}

/**
 * The meeting with a package at these times: on the start's day, or on the meeting's days where it
 * lasts longer.
 */
export function meetingAt(
  { start, end }: Meeting,
  length: PackageLength,
  times: CardTimes,
): Meeting {
  const lastDay = isOfOneDay(length) ? dateOf(start) : dateOf(end);
  return { start: `${dateOf(start)}T${times.start}`, end: `${lastDay}T${times.end}` };
}

/** A package at the site's usual start, for as long as one day has of it. */
export function usualTimes(date: WallDate, start: WallTime, length: PackageLength): Meeting {
  const begins = `${date}T${start}`;
  return { start: begins, end: addMinutes(begins, Math.min(length, 8) * 60) };
}

/** Also one that is shorter than any meeting. */
export type CardTimesProblem = PackageTimesProblem | { kind: 'too-short' };

/** Why a package cannot be booked at a meeting whose start is offered; `ends` are the offered ends. */
export const timesProblem = (
  entry: { length: PackageLength },
  { start, end }: Meeting,
  ends: readonly WallTime[],
): CardTimesProblem | null =>
  packageTimesProblem(entry, start, end) ??
  (ends.includes(timeOf(end)) ? null : { kind: 'too-short' });
