import type { ApiClient } from '@foyer/api-client';
import { equipmentSeparator, searchVenues } from '@foyer/contract';
import {
  readRefinement,
  readSearch,
  type Refinement,
  searchedMeeting,
  type SearchQuery,
  spanOf,
  wallOf,
  writeRefinement,
  writeSearch,
} from '@foyer/domain';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import type {
  AskedMeeting,
  SearchChange,
  SearchMapTiles,
  SearchSession,
  SearchState,
} from '../search-session.ts';
import { readableOf } from '../readable.ts';
import { visitorsZone } from './visitors-zone.ts';
import { wallMeeting } from './wall-meeting.ts';

export type SearchSessionParts = {
  base: BaseSession;
  api: ApiClient;
  page: Page;
  mapTiles?: SearchMapTiles | null;
};

/** All that the address says. */
type WholeSearch = { query: SearchQuery; refinement: Refinement };

/**
 * Creates the session of the search (D-15). A late answer never replaces a newer one. `stop` aborts
 * its call and removes its listeners.
 */
export function createSearchSession({
  base,
  api,
  page,
  mapTiles = null,
}: SearchSessionParts): SearchSession & { stop: () => void } {
  const { site, clock } = base;
  const fromAddress = (): WholeSearch => {
    const params = new URLSearchParams(page.address().search);
    return { query: readSearch(params, site, clock.now()), refinement: readRefinement(params) };
  };
  const store = createStore();
  const asked = atom(fromAddress());
  const query = atom((get) => get(asked).query);
  const refinement = atom((get) => get(asked).refinement);
  const results = atom<SearchState>({ kind: 'loading', answer: null });
  const answered = () => {
    const state = store.get(results);
    return state.kind === 'failed' ? null : state.answer;
  };
  const ownZone = visitorsZone(store, page);
  const zone = atom((get) => {
    const state = get(results);
    return (state.kind === 'failed' ? null : state.answer?.zone) ?? get(ownZone);
  });
  const meeting = atom((get): AskedMeeting => {
    const { span, hours, delegates } = get(query);
    return {
      ...searchedMeeting(
        { span, hours },
        site.defaults.start,
        get(zone),
        wallOf(clock.now(), get(zone)),
      ),
      delegates,
    };
  });

  let stopLast = new AbortController();
  const load = async (): Promise<void> => {
    stopLast.abort();
    const mine = (stopLast = new AbortController());
    store.set(results, { kind: 'loading', answer: answered() });
    const reply = await api.call(searchVenues, {
      query: questionOf(store.get(asked), base.language),
      signal: mine.signal,
    });
    if (mine.signal.aborted) return;
    store.set(
      results,
      reply.ok
        ? { kind: 'ready', answer: reply.value }
        : { kind: 'failed', problem: reply.problem },
    );
  };
  const written = (whole: WholeSearch): string => writeWhole(whole, site);
  const changed = ({ query: over, refinement: refined }: SearchChange): WholeSearch => {
    const now = store.get(asked);
    return {
      query: { ...now.query, ...over, page: 1 },
      refinement: refined ?? now.refinement,
    };
  };
  const ask = (next: WholeSearch): void => {
    store.set(asked, next);
    page.push(written(next));
    void load();
  };
  const linkTo = (whole: WholeSearch): string => `${page.address().pathname}?${written(whole)}`;
  const onPage = (number: number): WholeSearch => {
    const now = store.get(asked);
    return { ...now, query: { ...now.query, page: number } };
  };
  const stopListening = page.onBack(() => {
    store.set(asked, fromAddress());
    void load();
  });
  void load();

  return {
    ...base,
    page: 'search',
    query: readableOf(store, query),
    refinement: readableOf(store, refinement),
    mapTiles,
    results: readableOf(store, results),
    meeting: readableOf(store, meeting),
    venueLink: ({ alias }) =>
      `${base.links.venue(alias)}?${meetingInLink(store.get(asked), store.get(meeting))}`,
    pageLink: (number) => linkTo(onPage(number)),
    changeLink: (change) => linkTo(changed(change)),
    actions: {
      search: ({ delegates, ...meant }, place, placeZone) =>
        ask(
          changed({
            query: { place, span: spanOf(meant, placeZone ?? store.get(zone)), delegates },
          }),
        ),
      change: (change) => ask(changed(change)),
      showPage: (number) => ask(onPage(number)),
      retry: () => void load(),
    },
    stop: () => {
      stopLast.abort();
      stopListening();
    },
  };
}

/** A search as a query string, without a question mark. */
function writeWhole(
  { query, refinement }: WholeSearch,
  site: Parameters<typeof writeSearch>[1],
): string {
  const filters = new URLSearchParams(writeRefinement(refinement).map((pair) => [...pair]));
  return [writeSearch(query, site), String(filters)].filter(Boolean).join('&');
}

/** The query of the API, which is spelled as in the address. */
function questionOf({ query, refinement }: WholeSearch, lang: string) {
  const { place, span, hours, delegates, discountCode, page } = query;
  const { equipment } = refinement.filters;
  return {
    ...(place.kind === 'point' ? { pt: `${place.latitude},${place.longitude}` } : {}),
    ...(place.kind === 'city' ? { destination: place.name } : {}),
    ...(place.kind === 'area'
      ? { area: `${place.south},${place.west},${place.north},${place.east}` }
      : {}),
    ...(span === null
      ? { duration: String(hours) }
      : { datetime: String(span.start), 'end-datetime': String(span.end) }),
    delegates: String(delegates),
    discount_code: discountCode,
    page: String(page),
    lang,
    ...Object.fromEntries(writeRefinement(refinement)),
    ...(equipment.length > 0 ? { equipment: equipment.join(equipmentSeparator) } : {}),
  };
}

/** The parameters that the venue's page reads (SITE-030 to SITE-035). */
function meetingInLink({ query, refinement }: WholeSearch, shown: AskedMeeting): URLSearchParams {
  const { span, delegates, discountCode } = query;
  const { layout } = refinement.filters;
  const params = wallMeeting(shown, delegates);
  if (span !== null) {
    params.set('datetime', String(span.start));
    params.set('end-datetime', String(span.end));
  }
  if (layout !== null) params.set('layout', String(layout));
  if (discountCode !== '') params.set('discount_code', discountCode);
  return params;
}
