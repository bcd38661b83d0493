import {
  readSearch,
  searchedMeeting,
  searchPath,
  spanOf,
  wallOf,
  writeSearch,
} from '@foyer/domain';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import { readableOf } from '../readable.ts';
import type { SearchStartSession } from '../search-session.ts';
import { visitorsZone } from './visitors-zone.ts';

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
  return {
    ...base,
    page: 'home',
    meeting: readableOf(store, meeting),
    actions: {
      search: ({ delegates, ...asked }, place, placeZone) => {
        const { date, time } = store.get(offered);
        const untouched = asked.date === date && asked.time === time;
        // Venues have different clocks: without a chosen date, each venue is searched for the
        // default meeting on its own clock.
        const said =
          placeZone === null && untouched
            ? { hours: asked.hours }
            : { span: spanOf(asked, placeZone ?? store.get(zone)) };
        page.navigate(
          `${searchPath(prefix, site)}?${writeSearch({ ...query, ...said, place, delegates }, site)}`,
        );
      },
    },
  };
}
