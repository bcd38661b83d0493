import { type BookingQuery, type OfferKind, shownList } from '@foyer/domain';
import type { Readable } from '@foyer/session';
import type { ClosedNotices } from './notices/closed-notices.ts';

/** The operator's configuration of map tiles: `{z}/{x}/{y}` in the address, and the attribution. */
export type MapTiles = { url: string; attribution: string };

/** What parts of a venue page need besides the venue and the session. */
export type VenueValue = {
  /** The list that the visitor's query shows. */
  list: Readable<OfferKind>;
  /** `null`: the map is a drawing. */
  tiles: MapTiles | null;
  closed: ClosedNotices;
};

export const listOf = ({ get, first, subscribe }: Readable<BookingQuery>): VenueValue['list'] => ({
  get: () => shownList(get()),
  first: () => shownList(first()),
  subscribe,
});
