import type { WallDateTime } from '../time.ts';
import { minutesBetween } from '../time.ts';
import type { Package } from './package.ts';
import { packageFitsHours } from './package-fits-hours.ts';

/** What is wrong with the times chosen on a package's own card. */
export type PackageTimesProblem =
  { kind: 'start-not-before-end' } | { kind: 'too-long'; hours: number };

/**
 * Whether a package may be had from `start` to `end`: the start strictly first (AVAIL-030), and not
 * longer than the package stands for, also where it is listed whatever the length of the meeting
 * (AVAIL-004, B-001, B-002). `null`: it may.
 */
export function packageTimesProblem(
  entry: Pick<Package, 'length'>,
  start: WallDateTime,
  end: WallDateTime,
): PackageTimesProblem | null {
  if (start >= end) return { kind: 'start-not-before-end' };
  const hours = minutesBetween(start, end) / 60;
  return packageFitsHours(entry.length, hours) ? null : { kind: 'too-long', hours };
}
