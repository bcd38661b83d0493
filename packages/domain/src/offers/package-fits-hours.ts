import type { PackageLength } from './package.ts';

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
