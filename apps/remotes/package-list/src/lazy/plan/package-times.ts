import {
  addMinutes,
  dateOf,
  halfHours,
  type PackageLength,
  timeOf,
  type WallDateTime,
  type WallTime,
} from '@foyer/domain';

/** The times selected on a package's card. */
export type CardTimes = { start: WallTime; end: WallTime };

type Meeting = { start: WallDateTime; end: WallDateTime };

const isOfOneDay = (length: PackageLength): boolean => length <= 8;

/**
 * The meeting's own times on half hours; a package of one day ends with its hours, where the
 * meeting is longer (PACK-012).
 */
export function firstTimes({ start, end }: Meeting, length: PackageLength): CardTimes {
  const begins = halfHours.findLast((time) => time <= timeOf(start)) ?? '00:00';
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
