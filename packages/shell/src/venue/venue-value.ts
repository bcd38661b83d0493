import {
  type NearbyVenue,
  type OfferKind,
  packageCounts,
  roomCounts,
  shownLists,
} from '@foyer/domain';
import type { Readable, VenueSession } from '@foyer/session';
import type { NearbyOffers } from '@foyer/session/search';
import type { ClosedNotices } from './notices/closed-notices.ts';

/** The operator's configuration of map tiles: `{z}/{x}/{y}` in the address, and the attribution. */
export type MapTiles = { url: string; attribution: string };

/** What parts of a venue page need besides the venue and the session. */
export type VenueValue = {
  /** The lists that the visitor's query shows, in their order. */
  lists: Readable<readonly OfferKind[]>;
  /** The venue opens on no day, which the form says: there are no lists. */
  neverOpens: boolean;
  /**
   * Whether the page begins with the second list as well: where the first ends soon and the second has
   * nothing that suits, the place that is kept for cards would be seen to change.
   */
  beginsWithBoth: () => boolean;
  /** `null`: the map is a drawing. */
  tiles: MapTiles | null;
  closed: ClosedNotices;
  nearby: NearbyVenues;
};

/** The venues nearby for the meeting of this page. */
export type NearbyVenues = {
  venues: readonly NearbyVenue[];
  /** The meeting as the query of a link to another venue. */
  meeting: Readable<string>;
  /** Tells what they have for it, now and after each change; returns what ends that. */
  follow: (tell: (offers: NearbyOffers) => void) => () => void;
};

export const listsOf = ({
  query,
  offerCards,
  venue: { hasPackages },
}: Pick<VenueSession, 'query' | 'offerCards' | 'venue'>): VenueValue['lists'] => ({
  get: () => shownLists(query.get(), offerCards, hasPackages),
  first: () => shownLists(query.first(), offerCards, hasPackages),
  subscribe: query.subscribe,
});

/** Cards of a list after which the next list begins within a tall screen. */
const fewCards = 2;

/**
 * Only where the second list has nothing to choose: choices of a list that nobody has taken over yet
 * are no choices to the list beside it.
 */
export function beginsWithBoth({
  query,
  offers: answered,
  offerCards,
  venue,
}: Pick<VenueSession, 'query' | 'offers' | 'offerCards' | 'venue'>): boolean {
  const { offers } = answered.first();
  const [first, second] = shownLists(query.first(), offerCards, venue.hasPackages);
  if (offers === null || !first || !second) return false;
  const suiting = {
    room: roomCounts(offers.rooms).suiting,
    package: packageCounts(offers.packages).suiting,
  };
  return suiting[first] <= fewCards && suiting[second] === 0;
}
