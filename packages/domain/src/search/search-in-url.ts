import { discountCodeFrom, readDiscountCode } from '../query/discount-code.ts';
import { readGivenDelegates } from '../query/delegates.ts';
import type { Instant } from '../time.ts';
import type { SearchArea, SearchPlace, SearchQuery } from './search-query.ts';

/** A site's settings for searches; `headerSearch` has the defaults (SITE-046). */
export type SearchSite = {
  headerSearch: { duration: number; delegates: number };
  delegatesCap: number | null;
  delegatesErrorAbove: number | null;
  forcedDiscountCode: string | null;
  discountCode: string | null;
};

/** Maximum length of a place's name that is read, in characters. */
const longestName = 100;
const mostPages = 500;
const longestDays = 31;

/**
 * Reads the search from an address, as the header (`pt`, `duration`, `delegates`: HEADER-008) and
 * the breadcrumb (`destination`, `datetime`, `end-datetime`, `delegates`, `discount_code`:
 * VENUE-025) write it. Invalid values count as absent, and so does a meeting that began
 * before `now`.
 */
export function readSearch(params: URLSearchParams, site: SearchSite, now: Instant): SearchQuery {
  return {
    place: areaPlace(readArea(params.get('area') ?? '')) ??
      readPoint(params.get('pt')) ??
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
 * Writes a search as a query string, without a question mark; reading it back for the same site
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
  // An empty code must be written where the site would else apply its own.
  if (discountCode !== '' || (site.forcedDiscountCode ?? site.discountCode) !== null)
    params.set('discount_code', discountCode);
  if (page > 1) params.set('page', String(page));
  // The specification does not encode the comma between coordinates.
  switch (place.kind) {
    case 'point':
      return `pt=${place.latitude},${place.longitude}&${params}`;
    case 'area':
      return `area=${place.south},${place.west},${place.north},${place.east}&${params}`;
    case 'city':
    case 'anywhere':
      return String(params);
    default:
      return place satisfies never;
  }
}

/** Parses `south,west,north,east` in degrees; `null` for what is no part of the map. */
export function readArea(text: string): SearchArea | null {
  const degrees = text.split(',');
  if (degrees.length !== 4 || !degrees.every((one) => /^-?\d{1,3}(\.\d{1,15})?$/.test(one)))
    return null;
  const [south = 0, west = 0, north = 0, east = 0] = degrees.map(Number);
  return south < north &&
    [south, north].every((latitude) => Math.abs(latitude) <= 90) &&
    [west, east].every((longitude) => Math.abs(longitude) <= 180)
    ? { south, west, north, east }
    : null;
}

const areaPlace = (area: SearchArea | null): SearchPlace | null =>
  area && { kind: 'area', ...area };

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

/** `null` for a span without an end, with an end before its start, or longer than a month. */
const readSpan = (start: Instant | null, end: Instant | null, now: Instant): SearchQuery['span'] =>
  start !== null &&
  end !== null &&
  start > now &&
  end > start &&
  end - start <= longestDays * 86_400
    ? { start, end }
    : null;

/** Up to the year 2199, the API's limit. */
const readInstant = (text: string | null): Instant | null =>
  /^\d{1,10}$/.test(text ?? '') && Number(text) < 7_258_118_400 ? Number(text) : null;

function readNumber(text: string | null, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return number >= least && number <= most ? number : null;
}
