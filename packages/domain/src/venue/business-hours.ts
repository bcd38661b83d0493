import type { OfferCards } from '../query/site-settings.ts';
import type { BookingQuery, MeetingLength } from '../query/booking-query.ts';
import { hoursOf } from '../query/meeting-length.ts';
import { dateOf, timeOf, type WallDate, type WallDateTime, weekdayOf } from '../time.ts';
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

/**
 * What the note under the form says about a meeting (AVAIL-033): a date that the lead times close
 * first (AVAIL-029), then the hours. All reasons but the last show only "Venue closed"; outside the
 * hours the range is added (B-032). Packages of the property system are not checked against hours
 * (AVAIL-034, B-031).
 */
export function openingOf(
  venue: Pick<Venue, 'businessHours' | 'leadTimes'>,
  query: Pick<BookingQuery, 'kind' | 'start' | 'end' | 'meetingLength'>,
  { offerCards }: { offerCards: OfferCards },
): Opening {
  if (closedByLeadTimes(venue.leadTimes, dateOf(query.start))) return { kind: 'closed-date' };
  if (offerCards === 'plan' && query.kind === 'package') return { kind: 'open', hours: null };
  return openFor(venue, query.start, query.end, query.meetingLength);
}

/**
 * The venue's openings on a date; a meeting must fit in one of them. `null`: the venue has
 * none, so hours are not checked.
 */
export function openingOn(
  venue: Pick<Venue, 'businessHours'>,
  date: WallDate,
): readonly OpeningHours[] | null {
  if (venue.businessHours === null) return null;
  const weekday = weekdayOf(date);
  const entries = venue.businessHours.filter((entry) => entry.day === weekday);
  return entries.some((entry) => entry.closed) ? [] : entries;
}

/**
 * Whether a meeting is within one opening of its day, both ends inclusive (AVAIL-031, A-064).
 * Overnight, two-day and multi-day meetings are never checked (AVAIL-032); a closed day is reported
 * before the hours (B-031).
 */
export function openFor(
  venue: Pick<Venue, 'businessHours'>,
  start: WallDateTime,
  end: WallDateTime,
  length: MeetingLength,
): OpeningByHours {
  if (hoursOf(length) >= 24 || length === 'overone') return { kind: 'open', hours: null };
  const openings = openingOn(venue, dateOf(start));
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
  hours.end <= hours.start || (dateOf(end) === dateOf(start) && timeOf(end) <= hours.end);
