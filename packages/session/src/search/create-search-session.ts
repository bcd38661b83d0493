import type { ApiClient } from '@foyer/api-client';
import { searchVenues } from '@foyer/contract';
import {
  readSearch,
  searchedMeeting,
  type SearchQuery,
  spanOf,
  wallOf,
  writeMeetingLength,
  writeSearch,
} from '@foyer/domain';
import { atom, createStore } from 'jotai/vanilla';
import type { BaseSession } from '../base-session.ts';
import type { Page } from '../page.ts';
import type { AskedMeeting, SearchSession, SearchState } from '../search-session.ts';
import { readableOf } from '../readable.ts';

export type SearchSessionParts = { base: BaseSession; api: ApiClient; page: Page };

/**
 * Creates the session of the search (D-15). A late answer never replaces a newer one. `stop` aborts
 * its call and removes its listeners.
 */
export function createSearchSession({
  base,
  api,
  page,
}: SearchSessionParts): SearchSession & { stop: () => void } {
  const { site, clock } = base;
  const fromAddress = () =>
    readSearch(new URLSearchParams(page.address().search), site, clock.now());
  const store = createStore();
  const query = atom(fromAddress());
  const results = atom<SearchState>({ kind: 'loading', answer: null });
  const answered = () => {
    const state = store.get(results);
    return state.kind === 'failed' ? null : state.answer;
  };
  const zone = atom((get) => {
    const state = get(results);
    return (state.kind === 'failed' ? null : state.answer?.zone) ?? page.zone();
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
      query: questionOf(store.get(query), base.language),
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
  const ask = (next: SearchQuery): void => {
    store.set(query, next);
    page.push(writeSearch(next, site));
    void load();
  };
  const stopListening = page.onBack(() => {
    store.set(query, fromAddress());
    void load();
  });
  void load();

  return {
    ...base,
    page: 'search',
    query: readableOf(store, query),
    results: readableOf(store, results),
    meeting: readableOf(store, meeting),
    venueLink: ({ alias }) => `${base.links.venue(alias)}?${meetingInLink(store.get(query))}`,
    pageLink: (number) =>
      `${page.address().pathname}?${writeSearch({ ...store.get(query), page: number }, site)}`,
    actions: {
      search: ({ delegates, ...asked }, place, placeZone) =>
        ask({
          ...store.get(query),
          place,
          span: spanOf(asked, placeZone ?? store.get(zone)),
          delegates,
          page: 1,
        }),
      showPage: (number) => ask({ ...store.get(query), page: number }),
      retry: () => void load(),
    },
    stop: () => {
      stopLast.abort();
      stopListening();
    },
  };
}

/** The query of the API, which is spelled as in the address. */
function questionOf(
  { place, span, hours, delegates, discountCode, page }: SearchQuery,
  lang: string,
) {
  return {
    ...(place.kind === 'point' ? { pt: `${place.latitude},${place.longitude}` } : {}),
    ...(place.kind === 'city' ? { destination: place.name } : {}),
    ...(span === null
      ? { duration: String(hours) }
      : { datetime: String(span.start), 'end-datetime': String(span.end) }),
    delegates: String(delegates),
    discount_code: discountCode,
    page: String(page),
    lang,
  };
}

/** The parameters that the venue's page reads (SITE-030 to SITE-035). */
function meetingInLink({ span, hours, delegates, discountCode }: SearchQuery): URLSearchParams {
  const asked =
    span === null
      ? [['meeting-length', writeMeetingLength(hours)]]
      : [
          ['datetime', String(span.start)],
          ['end-datetime', String(span.end)],
        ];
  return new URLSearchParams([
    ...asked,
    ['delegates', String(delegates)],
    ...(discountCode === '' ? [] : [['discount_code', discountCode]]),
  ]);
}
