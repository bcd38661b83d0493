import type { FirstSight, ListedOffers, OfferKind } from '@foyer/domain';
import type { Readable } from '@foyer/session';
import { createContext } from 'react';
import type { ClosedNotices } from './notices/closed-notices.ts';

/** The operator's configuration of map tiles: `{z}/{x}/{y}` in the address, and the attribution. */
export type MapTiles = { url: string; attribution: string };

/** What parts of a venue page need besides the venue and the session. */
export type VenueValue = {
  /** The list that the visitor's query shows. */
  list: Readable<OfferKind>;
  /** What the page was rendered with. */
  drawn: FirstSight;
  /** The number of cards of the first answer in each list, where the front door counted them. */
  listed: ListedOffers | null;
  /** `null`: the map is a drawing. */
  tiles: MapTiles | null;
  closed: ClosedNotices;
};

export const VenueContext = createContext<VenueValue>({
  list: {
    get: () => {
      throw new Error('a part of a venue page stands outside of one');
    },
    subscribe: () => () => undefined,
  },
  drawn: {
    list: 'package',
    options: 'none',
    date: '1970-01-01',
    opening: { kind: 'open', hours: null },
    notice: null,
    timeRefused: false,
    asksToKeep: false,
    plansDays: false,
  },
  listed: null,
  tiles: null,
  closed: { isClosed: () => false, close: () => undefined },
});
