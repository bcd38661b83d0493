import {
  readSearch,
  type SearchedMeeting,
  searchedMeeting,
  searchPath,
  type SearchQuery,
  spanOf,
  wallOf,
  writeSearch,
  type Zone,
} from '@foyer/domain';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import { readableOf } from '../readable.ts';
import type { AskedMeeting, SearchStartSession } from '../search-session.ts';
import { visitorsZone } from './visitors-zone.ts';
import { wallMeeting } from './wall-meeting.ts';

/**
 * Creates the session of the start page (D-15): its form has the site's defaults, and opens the
 * search page.
 */
export function createSearchStart({
  base,
  page,
}: {
  base: BaseSession;
  page: Page;
}): SearchStartSession {
  const { site, clock, prefix } = base;
  const store = createStore();
  const zone = visitorsZone(store, page);
  const query = readSearch(new URLSearchParams(), site, clock.now());
  const offered = atom((get) =>
    searchedMeeting(query, site.defaults.start, get(zone), wallOf(clock.now(), get(zone))),
  );
  const meeting = atom((get) => ({ ...get(offered), delegates: query.delegates }));
  const typed = atom<AskedMeeting | null>(null);
  const ways = atom((get) => {
    // A site without the form says no meeting.
    if (site.hideHeaderSearch) return base.links;
    const { delegates, ...asked } = get(typed) ?? get(meeting);
    const cities = { ...query, delegates };
    return {
      venue: (alias: string) => `${base.links.venue(alias)}?${wallMeeting(asked, delegates)}`,
      city: (name: string) => toSearch({ ...cities, place: { kind: 'city', name } }, asked, null),
    };
  });
  /** Without a chosen date, each venue is searched for the default meeting on its own clock. */
  const toSearch = (wanted: SearchQuery, asked: SearchedMeeting, placeZone: Zone | null) => {
    const { date, time } = store.get(offered);
    const untouched = asked.date === date && asked.time === time;
    const said =
      placeZone === null && untouched
        ? { hours: asked.hours }
        : { span: spanOf(asked, placeZone ?? store.get(zone)) };
    return `${searchPath(prefix, site)}?${writeSearch({ ...wanted, ...said }, site)}`;
  };
  return {
    ...base,
    page: 'home',
    meeting: readableOf(store, meeting),
    ways: readableOf(store, ways),
    actions: {
      change: (asked) => store.set(typed, asked),
      search: ({ delegates, ...asked }, place, placeZone) =>
        page.navigate(toSearch({ ...query, place, delegates }, asked, placeZone)),
    },
  };
}
