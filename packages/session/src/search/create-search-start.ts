import {
  readSearch,
  searchedMeeting,
  searchPath,
  spanOf,
  wallOf,
  writeSearch,
} from '@foyer/domain';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import { constantReadable } from '../readable.ts';
import type { SearchStartSession } from '../search-session.ts';

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
  const zone = page.zone();
  const query = readSearch(new URLSearchParams(), site, clock.now());
  const offered = searchedMeeting(query, site.defaults.start, zone, wallOf(clock.now(), zone));
  return {
    ...base,
    page: 'home',
    meeting: constantReadable({ ...offered, delegates: query.delegates }),
    actions: {
      search: ({ delegates, ...asked }, place, placeZone) => {
        const untouched = asked.date === offered.date && asked.time === offered.time;
        // Venues have different clocks: without a chosen date, each venue is searched for the
        // default meeting on its own clock.
        const said =
          placeZone === null && untouched
            ? { hours: asked.hours }
            : { span: spanOf(asked, placeZone ?? zone) };
        page.navigate(
          `${searchPath(prefix, site)}?${writeSearch({ ...query, ...said, place, delegates }, site)}`,
        );
      },
    },
  };
}
