import { type OfferKind, packageCounts, roomCounts, shownLists } from '@foyer/domain';
import type { Readable, VenueSession } from '@foyer/session';
import type { NearbyOffers } from '@foyer/session/search';
import type { ClosedNotices } from './notices/closed-notices.ts';

/** The operator's configuration of map tiles: `{z}/{x}/{y}` in the address, and the attribution. */
export type MapTiles = { url: string; attribution: string };

/** What parts of a venue page need besides the venue and the session. */
export type VenueValue = {
  /** The lists that the visitor's query shows, in their order. */
  lists: Readable<readonly OfferKind[]>;
  /**
   * Whether the first list ends so soon that the page begins with the other below it as well: its
   * height cannot be guessed, and it would be seen to come.
   */
  beginsWithBoth: () => boolean;
  /** `null`: the map is a drawing. */
  tiles: MapTiles | null;
  closed: ClosedNotices;
  nearby: NearbyVenues;
};

/** The venues nearby for the meeting of this page. */
export type NearbyVenues = {
  /** The meeting as the query of a link to another venue. */
  meeting: Readable<string>;
  /** Tells what they have for it, now and after each change; returns what ends that. */
  follow: (tell: (offers: NearbyOffers) => void) => () => void;
};

export const listsOf = ({
  query,
  offerCards,
}: Pick<VenueSession, 'query' | 'offerCards'>): VenueValue['lists'] => ({
  get: () => shownLists(query.get(), offerCards),
  first: () => shownLists(query.first(), offerCards),
  subscribe: query.subscribe,
});

/** Cards of a list after which the next list begins within a tall screen. */
const fewCards = 2;

export function beginsWithBoth({
  query,
  form,
  offers: answered,
  offerCards,
}: Pick<VenueSession, 'query' | 'form' | 'offers' | 'offerCards'>): boolean {
  if (form.first().neverOpens) return true;
  const { offers } = answered.first();
  if (offers === null) return false;
  const [list] = shownLists(query.first(), offerCards);
  const { suiting } = list === 'room' ? roomCounts(offers.rooms) : packageCounts(offers.packages);
  return suiting <= fewCards;
}
