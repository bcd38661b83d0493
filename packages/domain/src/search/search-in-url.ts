import { discountCodeFrom, readDiscountCode } from '../query/discount-code.ts';
import { readGivenDelegates } from '../query/delegates.ts';
import type { Instant } from '../time.ts';
import type { SearchPlace, SearchQuery } from './search-query.ts';

/** What a site says about searches; `headerSearch` is what nobody asked for (SITE-046). */
export type SearchSite = {
  headerSearch: { duration: number; delegates: number };
  delegatesCap: number | null;
  delegatesErrorAbove: number | null;
  forcedDiscountCode: string | null;
  discountCode: string | null;
};

/** As much of a place's name as is read. */
const longestName = 100;
const mostPages = 500;
const longestDays = 31;

/**
 * The search of an address, as header (`pt`, `duration`, `delegates`: HEADER-008) and breadcrumb
 * (`destination`, `datetime`,
 * `end-datetime`, `delegates`, `discount_code`: VENUE-025) write it. What makes no sense counts as
 * absent, and so does a meeting that began before `now`.
 */
export function readSearch(params: URLSearchParams, site: SearchSite, now: Instant): SearchQuery {
  return {
    place: readPoint(params.get('pt')) ??
      readCity(params.get('destination')) ?? { kind: 'anywhere' },
    span: readSpan(
      readInstant(params.get('datetime')),
      readInstant(params.get('end-datetime')),
      now,
    ),
    hours: readNumber(params.get('duration'), 1, 23) ?? site.headerSearch.duration,
    delegates:
      readGivenDelegates(params.get('delegates') ?? '', site) ?? site.headerSearch.delegates,
    discountCode: discountCodeFrom(
      { query: readDiscountCode(params.get('discount_code')), saved: null },
      site,
    ),
    page: readNumber(params.get('page'), 1, mostPages) ?? 1,
  };
}

/**
 * The same search as an address's query, without a question mark; reading it back for the same site
 * gives the same search.
 */
export function writeSearch(
  { place, span, hours, delegates, discountCode, page }: SearchQuery,
  site: Pick<SearchSite, 'forcedDiscountCode' | 'discountCode'>,
): string {
  const params = new URLSearchParams(place.kind === 'city' ? { destination: place.name } : {});
  if (span === null) params.set('duration', String(hours));
  else {
    params.set('datetime', String(span.start));
    params.set('end-datetime', String(span.end));
  }
  params.set('delegates', String(delegates));
  // Where the site has a code of its own, its absence has to be said.
  if (discountCode !== '' || (site.forcedDiscountCode ?? site.discountCode) !== null)
    params.set('discount_code', discountCode);
  if (page > 1) params.set('page', String(page));
  // The specification writes the comma of a point as it is.
  return place.kind === 'point'
    ? `pt=${place.latitude},${place.longitude}&${params}`
    : String(params);
}

function readPoint(text: string | null): SearchPlace | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text ?? '');
  const [latitude, longitude] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { kind: 'point', latitude, longitude }
    : null;
}

function readCity(text: string | null): SearchPlace | null {
  const name = text?.trim().slice(0, longestName) ?? '';
  return name === '' ? null : { kind: 'city', name };
}

/**
 * One that ends before it begins, or after a month, is no meeting; without an end there is none
 * either.
 */
const readSpan = (start: Instant | null, end: Instant | null, now: Instant): SearchQuery['span'] =>
  start !== null &&
  end !== null &&
  start > now &&
  end > start &&
  end - start <= longestDays * 86_400
    ? { start, end }
    : null;

/** Until 2199, as the API takes it. */
const readInstant = (text: string | null): Instant | null =>
  /^\d{1,10}$/.test(text ?? '') && Number(text) < 7_258_118_400 ? Number(text) : null;

function readNumber(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= least && number <= most ? number : null;
}
