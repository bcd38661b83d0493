import {
  addDays,
  dateOf,
  type Instant,
  instantOf,
  type WallDateTime,
  wallOf,
  type Zone,
} from '../time.ts';
import type { BookingQuery, MeetingLength, OfferKind, RatesFilter } from './booking-query.ts';
import { defaultQuery } from './default-query.ts';
import { readGivenDelegates } from './delegates.ts';
import { discountCodeFrom, readDiscountCode } from './discount-code.ts';
import { editContext } from './edit-context.ts';
import { asksForWrongTime, lengthInUrl } from './legacy-lengths.ts';
import { writeMeetingLength } from './meeting-length.ts';
import {
  type ParameterKey,
  parameterNames,
  type ParameterNames,
  parameterOf,
} from './parameter-names.ts';
import type { QueryDefaults, VenueFacts } from './query-defaults.ts';
import { readLayoutCode } from './seating-layouts.ts';
import { settle } from './settle.ts';
import { changeLength } from './start-and-end.ts';
import { defaultTab } from './tab.ts';
import { readWrittenDate, writtenDate } from './written-date.ts';

/**
 * What the visitor asked for last time, as far as it is kept; the second source of everything
 * (A-025).
 */
export type Preferences = {
  kind?: OfferKind;
  meetingLength?: MeetingLength;
  delegates?: number;
  start?: WallDateTime;
  end?: WallDateTime;
  discountCode?: string;
};

export type UrlVenue = VenueFacts & { timezone: Zone };

type Span = { start: WallDateTime; end: WallDateTime | null };
/** What a site says about its addresses. */
type UrlSite = Pick<QueryDefaults, 'dynamicParameters' | 'discountCode' | 'forcedDiscountCode'>;

/**
 * The query that a page's address asks for (SITE-030 to SITE-036). A value that is missing or makes
 * no sense is taken from the preferences, then the site's defaults; never an error.
 * `now` is the venue's clock.
 */
export function readQuery(
  params: URLSearchParams,
  preferences: Preferences,
  site: QueryDefaults,
  venue: UrlVenue,
  now: WallDateTime,
): BookingQuery {
  const names = parameterNames(site.dynamicParameters);
  const text = (key: ParameterKey) => parameterOf(params, names, key)?.text ?? null;
  const byDefault = defaultQuery(site, venue, now);
  const given =
    readGivenDelegates(text('delegates') ?? '', site) ??
    readGivenDelegates(String(preferences.delegates ?? ''), site);
  const query: BookingQuery = {
    ...byDefault,
    kind: defaultTab({
      hasPackages: venue.hasPackages,
      alwaysRoom: site.alwaysRoomTab,
      site: site.defaultTab,
      query: readKind(params.get('type')),
      saved: preferences.kind ?? null,
    }),
    delegates: given ?? byDefault.delegates,
    delegatesGiven: given !== null,
    layout: readLayoutCode(params.get('layout') ?? '') ?? '_none',
    rates: readRates(params.get('rates')),
    discountCode: discountCodeFrom(
      { query: readDiscountCode(text('discountCode')), saved: preferences.discountCode ?? null },
      site,
    ),
  };
  const length =
    lengthInUrl(text('durationType') ?? '', site) ??
    preferences.meetingLength ??
    site.defaults.meetingLength;
  const span = readSpan(params, names, venue.timezone) ?? savedSpan(preferences);
  return placeInTime(query, length, span, site, venue, now);
}

/** Whether an address asks for a length that the site does not have (FORM-034, FORM-035). */
export function addressAsksForWrongTime(params: URLSearchParams, site: QueryDefaults): boolean {
  const asked = parameterOf(params, parameterNames(site.dynamicParameters), 'durationType');
  return asked !== null && asksForWrongTime(asked.text, site);
}

/**
 * The same query as an address, under the site's names (`datetime` in unix seconds: the true
 * instant, D-1). What is at its default is left out, and so is a number of delegates that nobody
 * gave. Reading it back for the same site and venue gives the same query.
 */
export function writeQuery(query: BookingQuery, zone: Zone, site: UrlSite): URLSearchParams {
  const names = parameterNames(site.dynamicParameters);
  const { name: start, own } = names.of('startDate');
  const { name: end, own: ownEnd } = names.of('endDate');
  const moment = (wall: WallDateTime, inOwnFormat: boolean) =>
    inOwnFormat && names.format !== 'seconds' ? writtenDate(wall) : String(instantOf(wall, zone));
  const params = new URLSearchParams({
    type: query.kind,
    [names.of('durationType').name]: writeMeetingLength(query.meetingLength),
  });
  if (query.delegatesGiven) params.set(names.of('delegates').name, String(query.delegates));
  params.set(start, moment(query.start, own));
  params.set(end, moment(query.end, ownEnd));
  if (query.layout !== '_none') params.set('layout', String(query.layout));
  if (query.rates !== 'all') params.set('rates', query.rates);
  // Where the site has a code of its own, its absence has to be said.
  if (query.discountCode !== '' || (site.forcedDiscountCode ?? site.discountCode) !== null)
    params.set(names.of('discountCode').name, query.discountCode);
  return params;
}

function placeInTime(
  query: BookingQuery,
  length: MeetingLength,
  span: Span | null,
  site: QueryDefaults,
  venue: UrlVenue,
  now: WallDateTime,
): BookingQuery {
  const context = editContext(site, venue, now);
  if (span === null) return changeLength(query, length, context);
  const { start, end } = span;
  const mayEnd = end !== null && end > start && dateOf(end) <= addDays(dateOf(start), 1);
  return mayEnd
    ? settle({ ...query, start, end, meetingLength: length }, context)
    : changeLength({ ...query, start }, length, context);
}

const readKind = (text: string | null): OfferKind | null =>
  text === 'room' || text === 'package' ? text : null;
const readRates = (text: string | null): RatesFilter =>
  text === 'roomRental' || text === 'packages' ? text : 'all';

/** Without a start an end means nothing. */
function readSpan(params: URLSearchParams, names: ParameterNames, zone: Zone): Span | null {
  const read = (key: ParameterKey): WallDateTime | null => {
    const found = parameterOf(params, names, key);
    if (found === null) return null;
    if (found.own && names.format !== 'seconds') return readWrittenDate(found.text);
    const instant = readInstant(found.text);
    return instant === null ? null : wallOf(instant, zone);
  };
  const start = read('startDate');
  return start === null ? null : { start, end: read('endDate') };
}

const savedSpan = ({ start, end }: Preferences): Span | null =>
  start === undefined ? null : { start, end: end ?? null };

/** Ten digits reach the year 2286; more is no date of a meeting. */
const readInstant = (text: string): Instant | null =>
  /^\d{1,10}$/.test(text) ? Number(text) : null;
