import type { OfferKind } from './booking-query.ts';

export type TabSources = {
  hasPackages: boolean;
  /** Business bookings, and venues that always open on rooms (FORM-015, FORM-016). */
  alwaysRoom: boolean;
  /** The site's own setting. */
  site: OfferKind | null;
  /** `type` in the address. */
  query: OfferKind | null;
  /** The stored tab of the last visit. */
  saved: OfferKind | null;
};

/** The tabs of the form: a venue without packages has only rooms (FORM-001, FORM-017). */
export const offeredTabs = ({
  hasPackages,
}: Pick<TabSources, 'hasPackages'>): readonly OfferKind[] =>
  hasPackages ? ['room', 'package'] : ['room'];

/**
 * The tab the form opens on: rooms where there are no packages, or where site or venue always open
 * on them; then site, query, saved, package (FORM-014 to FORM-017, B-030).
 */
export const defaultTab = ({
  hasPackages,
  alwaysRoom,
  site,
  query,
  saved,
}: TabSources): OfferKind =>
  hasPackages && !alwaysRoom ? (site ?? query ?? saved ?? 'package') : 'room';
