import type { PackageOffer } from '@foyer/domain';

/**
 * The cards to show: the first `limit` listed packages, in the order given. The chosen one never disappears under the
 * visitor's hands: where it has dropped behind the limit, or is listed no longer, it stands first.
 */
export function packagesShown(packages: readonly PackageOffer[], chosen: PackageOffer | null, limit: number): readonly PackageOffer[] {
  const first = packages.filter((offer) => offer.listed).slice(0, limit);
  return !chosen || first.some((offer) => offer.package.id === chosen.package.id) ? first : [chosen, ...first];
}
