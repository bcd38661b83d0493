import {
  addDays,
  dateOf,
  type Instant,
  instantOf,
  isSecondTime,
  readWrittenDate,
  type WallDateTime,
  wallOf,
  writtenDate,
  type Zone,
} from '../time.ts';
import type { AskedSpan } from './adjustment.ts';
import type { BookingQuery, MeetingLength, OfferKind, RatesFilter } from './booking-query.ts';
import { defaultQuery } from './default-query.ts';
import { readGivenDelegates } from './delegates.ts';
import { discountCodeFrom, readDiscountCode } from './discount-code.ts';
import { editContext, type VenueFacts } from './edit-context.ts';
import { asksForWrongTime, lengthInUrl, writeMeetingLength } from './meeting-length.ts';
import {
  type ParameterKey,
  parameterNames,
  type ParameterNames,
  parameterOf,
} from './parameter-names.ts';
import type { QueryDefaults } from './site-settings.ts';
import { readLayoutCode } from './seating-layouts.ts';
import { endFor, settle } from './settle.ts';
import { changeLength } from './start-and-end.ts';
import { defaultTab } from './tab.ts';

/** Stored values of the visitor's last query; the second source of every value. */
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
/** The site settings that reading and writing addresses needs. */
type UrlSite = Pick<QueryDefaults, 'dynamicParameters' | 'discountCode' | 'forcedDiscountCode'>;

/**
 * Reads the query from a page's address (SITE-030 to SITE-036). A missing or invalid value comes
 * from the preferences, then from the site's defaults; it is never an error. `now`
 * is the venue's clock.
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

/**
 * The time that an address asks for, as it says it; `null` where it names no start. Values that are
 * ignored are not in it.
 */
export function askedInAddress(
  params: URLSearchParams,
  site: QueryDefaults,
  { timezone }: Pick<UrlVenue, 'timezone'>,
): AskedSpan | null {
  const names = parameterNames(site.dynamicParameters);
  const span = readSpan(params, names, timezone);
  if (span === null) return null;
  const length = lengthInUrl(parameterOf(params, names, 'durationType')?.text ?? '', site);
  const { start } = span;
  const isSecond = (key: ParameterKey): boolean => {
    const found = parameterOf(params, names, key);
    const instant =
      found?.own && names.format !== 'seconds' ? null : readInstant(found?.text ?? '');
    return instant !== null && isSecondTime(instant, timezone);
  };
  const secondTime = isSecond('startDate') ? 'start' : isSecond('endDate') ? 'end' : undefined;
  return {
    ...(secondTime && { secondTime }),
    start,
    end: span.end ?? endFor(start, start, length ?? site.defaults.meetingLength),
    meetingLength: length,
  };
}

/** The number of delegates as the address writes it; `''` for none. */
export const delegatesInAddress = (
  params: URLSearchParams,
  { dynamicParameters }: Pick<QueryDefaults, 'dynamicParameters'>,
): string => parameterOf(params, parameterNames(dynamicParameters), 'delegates')?.text ?? '';

/** Whether the address has a length that the site does not offer (FORM-034, FORM-035). */
export function addressAsksForWrongTime(params: URLSearchParams, site: QueryDefaults): boolean {
  const asked = parameterOf(params, parameterNames(site.dynamicParameters), 'durationType');
  return asked !== null && asksForWrongTime(asked.text, site);
}

/**
 * Writes a query as an address, under the site's names (`datetime` in unix seconds: the instant,
 * D-1). Values at their default are left out, and so is a number of delegates that was not given.
 * Reading it back for the same site and venue gives the same query.
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
  // An empty code must be written where the site would else apply its own.
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

/** An end without a start is ignored. */
function readSpan(params: URLSearchParams, names: ParameterNames, zone: Zone): Span | null {
  const read = (key: ParameterKey): WallDateTime | null => {
    const found = parameterOf(params, names, key);
    if (found === null) return null;
    if (found.own && names.format !== 'seconds') return readWrittenDate(found.text);
    // A page that embeds the form writes the venue’s time by hand.
    if (wallTime.test(found.text)) return found.text;
    const instant = readInstant(found.text);
    return instant === null ? null : wallOf(instant, zone);
  };
  const start = read('startDate');
  return start === null ? null : { start, end: read('endDate') };
}

const wallTime = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

const savedSpan = ({ start, end }: Preferences): Span | null =>
  start === undefined ? null : { start, end: end ?? null };

/** Ten digits reach the year 2286; longer numbers are invalid. */
const readInstant = (text: string): Instant | null =>
  /^\d{1,10}$/.test(text) ? Number(text) : null;
