import { halfHours } from '../days/day-times.ts';
import { dateOf, timeOf, type WallDateTime, type WallTime } from '../time.ts';

/** No time chosen: the first option, shown as `--:--`. */
export const noServiceTime = '';
export const noServiceTimeShown = '--:--';

/**
 * Times of a menu or add-on: no time, then the half hours from the item's start to its end, both
 * included (OPERA-040, OPERA-041, B-061). For an item that ends on a later day: those until
 * midnight and from midnight on.
 */
export function serviceTimes(
  start: WallDateTime,
  end: WallDateTime,
): readonly (WallTime | typeof noServiceTime)[] {
  const [from, to] = [timeOf(start), timeOf(end)];
  const within =
    dateOf(start) === dateOf(end)
      ? (time: WallTime) => from <= time && time <= to
      : (time: WallTime) => from <= time || time <= to;
  return [noServiceTime, ...halfHours.filter(within)];
}
