import type { OfferCards } from '../query/site-settings.ts';
import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { hoursOf } from '../query/meeting-length.ts';
import {
  dateOf,
  minutesBetween,
  timeOf,
  type WallDate,
  type WallDateTime,
  type WallTime,
  weekdayOf,
} from '../time.ts';
import { closedByLeadTimes } from './lead-times.ts';
import type { OpeningHours, Venue } from './venue.ts';

/**
 * Whether a span is within the venue's hours. `hours` is the range in the note; `null` where hours
 * are not checked.
 */
export type OpeningByHours =
  | { kind: 'open'; hours: OpeningHours | null }
  /** No opening of the venue covers that weekday. */
  | { kind: 'closed-day' }
  | { kind: 'outside-hours'; hours: OpeningHours };

/** Whether the venue accepts a meeting at its time, or why not: its hours, or a disabled date. */
export type Opening = OpeningByHours | { kind: 'closed-date' };

/** What decides whether the hours of a venue apply to a meeting. */
type Checked = Pick<BookingQuery, 'kind' | 'meetingLength'>;
type Hours = Pick<Venue, 'businessHours'>;
type Cards = { offerCards: OfferCards };

/**
 * What the note under the form says about a meeting (AVAIL-033): a date that the lead times close
 * first (AVAIL-029), then the hours. All reasons but the last show only "Venue closed"; outside the
 * hours the range is added (B-032). Packages of the property system are not checked against hours
 * (AVAIL-034, B-031).
 */
export function openingOf(
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  query: Pick<BookingQuery, 'kind' | 'start' | 'end' | 'meetingLength'>,
  cards: Cards,
): Opening {
  if (closedByLeadTimes(venue.leadTimes, dateOf(query.start))) return { kind: 'closed-date' };
  return openingsFor(venue, dateOf(query.start), query, cards) === null
    ? { kind: 'open', hours: null }
    : openFor(venue, query.start, query.end, query.meetingLength);
}

/**
 * The venue's openings on a weekday; a meeting must fit in one of them. `null`: the venue has
 * none, so hours are not checked.
 */
function openingOnWeekday(
  { businessHours }: Hours,
  weekday: number,
): readonly OpeningHours[] | null {
  if (businessHours === null) return null;
  const entries = businessHours.filter((entry) => entry.day === weekday);
  return entries.some((entry) => entry.closed) ? [] : entries;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** A venue with hours of which no weekday has any: it takes no meeting, of whatever length. */
export const neverOpens = (venue: Hours): boolean =>
  weekdays.every((weekday) => openingOnWeekday(venue, weekday)?.length === 0);

/**
 * The openings that a meeting on a date has to keep to, for rules, calendars and lists of times
 * alike; `null` where hours are not checked: overnight, two-day and multi-day meetings (AVAIL-032),
 * and packages of the property system (AVAIL-034).
 */
export const openingsFor = (
  venue: Hours,
  date: WallDate,
  meeting: Checked,
  cards: Cards,
): readonly OpeningHours[] | null => openingsOnWeekday(venue, weekdayOf(date), meeting, cards);

function openingsOnWeekday(
  venue: Hours,
  weekday: number,
  { kind, meetingLength }: Checked,
  { offerCards }: Cards,
): readonly OpeningHours[] | null {
  if (neverOpens(venue)) return [];
  const unchecked = isNeverChecked(meetingLength) || (offerCards === 'plan' && kind === 'package');
  return unchecked ? null : openingOnWeekday(venue, weekday);
}

/** Weekdays on which such a meeting finds the venue closed, whatever its time; 0 is Sunday. */
export const closedWeekdays = (
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  meeting: Checked,
  cards: Cards,
): readonly number[] =>
  weekdays.filter(
    (weekday) =>
      venue.leadTimes.disabledWeekdays.includes(weekday) ||
      openingsOnWeekday(venue, weekday, meeting, cards)?.length === 0,
  );

/**
 * How many minutes a meeting of one day can last at a venue whose times are so far apart, on the
 * weekday on which that is the most; `null` where hours are not checked.
 */
export function longestOpening(
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  meeting: Checked,
  cards: Cards,
  stepMinutes: number,
): number | null {
  const openings = weekdays
    .filter((weekday) => !venue.leadTimes.disabledWeekdays.includes(weekday))
    .map((weekday) => openingsOnWeekday(venue, weekday, meeting, cards));
  if (openings.some((ofDay) => ofDay === null)) return null;
  const lasting = ({ start, end }: OpeningHours) => {
    // A meeting of one day ends with it.
    const until = end <= start ? '23:59' : end;
    const at = (time: WallTime) =>
      minutesBetween(`${anyDate}T00:00`, `${anyDate}T${time}`) / stepMinutes;
    return (Math.floor(at(until)) - Math.ceil(at(start))) * stepMinutes;
  };
  return Math.max(0, ...openings.flatMap((ofDay) => (ofDay ?? []).map(lasting)));
}

/**
 * Whether a meeting is within one opening of its day, both ends inclusive (AVAIL-031, A-064).
 * Overnight, two-day and multi-day meetings are never checked (AVAIL-032); a closed day is reported
 * before the hours (B-031).
 */
export const openFor = (
  venue: Hours,
  start: WallDateTime,
  end: WallDateTime,
  length: MeetingLength,
): OpeningByHours =>
  openWithin(
    openingsFor(venue, dateOf(start), { kind: 'room', meetingLength: length }, anyCards),
    start,
    end,
  );

/** Rooms keep to the hours whatever their cards do. */
const anyCards: Cards = { offerCards: 'select' };

const isNeverChecked = (length: MeetingLength): boolean =>
  hoursOf(length) >= 24 || length === 'overone';

function openWithin(
  openings: readonly OpeningHours[] | null,
  start: WallDateTime,
  end: WallDateTime,
): OpeningByHours {
  if (openings === null) return { kind: 'open', hours: null };
  const around = openings.find(
    (hours) => timeOf(start) >= hours.start && endsBy(start, end, hours),
  );
  if (around) return { kind: 'open', hours: around };
  const [first] = openings;
  return first ? { kind: 'outside-hours', hours: first } : { kind: 'closed-day' };
}

/**
 * Hours whose end is not after their start run past midnight, so every meeting of one day ends
 * within them.
 */
const endsBy = (start: WallDateTime, end: WallDateTime, hours: OpeningHours): boolean =>
  runsPastMidnight(hours) || (dateOf(end) === dateOf(start) && timeOf(end) <= hours.end);

const runsPastMidnight = ({ start, end }: Pick<OpeningHours, 'start' | 'end'>): boolean =>
  end <= start;

/**
 * Whether a meeting of at least so many minutes may start then. One that would end after midnight
 * is for two days, which hours do not limit.
 */
export const mayStartAt = (
  openings: readonly OpeningHours[] | null,
  time: WallTime,
  shortestMinutes: number,
): boolean =>
  openings === null ||
  openings.some(
    (hours) =>
      time >= hours.start &&
      (runsPastMidnight(hours) ||
        minutesBetween(`${anyDate}T${time}`, `${anyDate}T${hours.end}`) >= shortestMinutes),
  );

/** Whether a meeting that starts then may end at a time of the same day. */
export const mayEndAt = (
  openings: readonly OpeningHours[] | null,
  start: WallTime,
  end: WallTime,
): boolean =>
  openings === null ||
  openWithin(openings, `${anyDate}T${start}`, `${anyDate}T${end}`).kind === 'open';

/** Any date, for arithmetic on times of one day. */
const anyDate: WallDate = '2000-01-01';
