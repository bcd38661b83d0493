import {
  type Adjustment,
  type BookingQuery,
  closedWeekdays,
  dateOf,
  editContext,
  endTimes,
  instantOf,
  lastBookableDate,
  moveStart,
  layoutsOffered,
  lengthsAtVenue,
  type MeetingLength,
  type MeetingTime,
  neverOpens,
  offeredTabs,
  openingOf,
  openingsFor,
  openTimes,
  type Room,
  startNoticeOf,
  startTimes,
  type Venue,
  type WallDateTime,
  wallOf,
  type Zone,
} from '@foyer/domain';
import type { Site } from '@foyer/sites';
import type { FormFacts } from '../venue-session.ts';

type FormSources = {
  query: BookingQuery;
  venue: Venue;
  site: Site;
  /** The venue's clock. */
  now: WallDateTime;
  /** Rooms of the last answer; empty before the first. */
  rooms: readonly Room[];
  leadTimeAllows: boolean;
  timeRefused: boolean;
  adjusted: Adjustment | null;
  cappedFrom: FormFacts['cappedFrom'];
  delegatesError: FormFacts['delegatesError'];
  delegatesTyped: FormFacts['delegatesTyped'];
  discount: FormFacts['discount'];
  visitorZone: Zone | null;
  /** The address of this page at another time. */
  addressAt: (time: MeetingTime) => string;
};

/**
 * The values that the form offers for a query (FORM-002 to FORM-012, FORM-038, FORM-041, FORM-042,
 * FORM-056 to FORM-059).
 */
export function formFacts({
  query,
  venue,
  site,
  now,
  rooms,
  leadTimeAllows,
  timeRefused,
  adjusted,
  cappedFrom,
  delegatesError,
  delegatesTyped,
  discount,
  visitorZone,
  addressAt,
}: FormSources): FormFacts {
  const context = editContext(site, venue, now);
  const today = dateOf(now);
  const notice = startNoticeOf(query, context);
  const isNeverOpen = neverOpens(venue);
  const openings = openingsFor(venue, dateOf(query.start), query, site);
  // A date that was refused is the one for which others are offered.
  const refused =
    adjusted?.part === 'start' &&
    (adjusted.reason === 'closed-date' || adjusted.reason === 'too-far-ahead')
      ? { ...moveStart(query, adjusted.asked), kind: query.kind }
      : query;
  return {
    tabs: offeredTabs(venue),
    startTimes: startTimes(query, context, openings),
    endTimes: endTimes(query, context, openings),
    lengths: isNeverOpen
      ? [query.meetingLength]
      : withPresent(lengthsAtVenue(query.kind, venue, context), query.meetingLength),
    layouts: layoutChoices(rooms, query, site),
    firstDate: today,
    lastDate: lastBookableDate(venue.leadTimes, today),
    disabledDates: venue.leadTimes.disabledDays,
    disabledWeekdays: closedWeekdays(venue, query, site),
    disabledEndWeekdays: venue.leadTimes.disabledWeekdays,
    opening: openingOf(venue, query, site),
    neverOpens: isNeverOpen,
    openTimes: openTimes(refused, venue, context).map((time) => ({
      ...time,
      href: addressAt(time),
    })),
    adjusted,
    cappedFrom,
    leadTimeAllows: leadTimeAllows && notice?.kind !== 'too-late',
    notice,
    timeRefused,
    discount,
    visitorTime: visitorTime(query, venue.timezone, visitorZone),
    delegatesError,
    delegatesTyped,
  };
}

/**
 * The offered lengths and the present one, even where it is derived (2:45), so that the field can
 * show it.
 */
function withPresent(
  offered: readonly MeetingLength[],
  present: MeetingLength,
): readonly MeetingLength[] {
  if (offered.includes(present)) return offered;
  if (typeof present !== 'number') return [...offered, present];
  const next = offered.findIndex((length) => typeof length !== 'number' || length > present);
  return offered.toSpliced(next === -1 ? offered.length : next, 0, present);
}

function layoutChoices(
  rooms: readonly Room[],
  { layout, delegates }: BookingQuery,
  site: Site,
): FormFacts['layouts'] {
  const offered = layoutsOffered(rooms, delegates, site).map(({ value }) => value);
  return offered.includes(layout) ? offered : [...offered, layout];
}

/** The meeting on the visitor's clock, only where that differs (D-1). */
function visitorTime(
  { start, end }: BookingQuery,
  zone: Zone,
  visitorZone: Zone | null,
): FormFacts['visitorTime'] {
  if (visitorZone === null || visitorZone === zone) return null;
  const own = {
    start: wallOf(instantOf(start, zone), visitorZone),
    end: wallOf(instantOf(end, zone), visitorZone),
    zone: visitorZone,
  };
  return own.start === start && own.end === end ? null : own;
}

/** The zone that a browser names; `null` for an unknown one (`Etc/Unknown`). */
export function visitorZone(name: string): Zone | null {
  try {
    wallOf(0, name);
    return name;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
