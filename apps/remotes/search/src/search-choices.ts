import type { WallTime } from '@foyer/domain';

/** Starts on the half hour, and the one that was asked for. */
export function searchTimes(asked: WallTime): readonly WallTime[] {
  const halves = Array.from(
    { length: 32 },
    (_, half) =>
      `${String(6 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  );
  return [...new Set([...halves, asked])].toSorted();
}

/**
 * Whole hours of one day, from 2 or where the site lets an hour from 1, and the length that was
 * asked for.
 */
export function searchHours(asked: number, oneHour: boolean): readonly number[] {
  const whole = Array.from({ length: 10 }, (_, index) => index + 1).filter(
    (hours) => hours > 1 || oneHour,
  );
  return [...new Set([...whole, asked])].toSorted((one, other) => one - other);
}
