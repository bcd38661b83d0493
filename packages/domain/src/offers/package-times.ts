import { minutesBetween, type WallDateTime } from '../time.ts';
import type { Package, PackageLength } from './package.ts';

/**
 * Whether a span of `hours` is short enough for a package: half days under 6, full days under 10
 * (AVAIL-004, B-001). For times chosen on the package's own card; `packageMatchesLength` decides
 * which packages are listed.
 */
export function packageFitsHours(length: PackageLength, hours: number): boolean {
  switch (length) {
    case 4:
      return hours < 6;
    case 8:
      return hours < 10;
    case 24:
    case 36:
      return true;
    default:
      return length satisfies never;
  }
}

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
