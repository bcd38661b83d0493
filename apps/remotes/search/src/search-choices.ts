import type { WallTime } from '@foyer/domain';

/** Starts on the half hour, and the requested one. */
export function searchTimes(asked: WallTime): readonly WallTime[] {
  const halves = Array.from(
    { length: 32 },
    (_, half) =>
      `${String(6 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  );
  return [...new Set([...halves, asked])].toSorted();
}

/** Whole hours of one day, from 2, or from 1 where the site allows it, and the requested length. */
export function searchHours(asked: number, oneHour: boolean): readonly number[] {
  const whole = Array.from({ length: 10 }, (_, index) => index + 1).filter(
    (hours) => hours > 1 || oneHour,
  );
  return [...new Set([...whole, asked])].toSorted((one, other) => one - other);
}
