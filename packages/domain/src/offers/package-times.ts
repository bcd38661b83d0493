import type { WallDateTime } from '../time.ts';
import { minutesBetween } from '../time.ts';
import type { Package } from './package.ts';
import { packageFitsHours } from './package-fits-hours.ts';

/** Problem of the times chosen on a package's own card. */
export type PackageTimesProblem =
  { kind: 'start-not-before-end' } | { kind: 'too-long'; hours: number };

/**
 * The problem of a package from `start` to `end`: the start is checked first (AVAIL-030), then that
 * the span is not longer than the package, even if the package is listed for any meeting length
 * (AVAIL-004, B-001, B-002). `null`: none.
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
