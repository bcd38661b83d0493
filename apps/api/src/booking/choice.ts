import {
  dateOf,
  hoursOf,
  type Instant,
  instantOf,
  type LayoutCode,
  leadTimeProblem,
  type MeetingLength,
  minutesBetween,
  openingOf,
  type OfferKind,
  type OfferRules,
  wallOf,
  type WallDateTime,
} from '@foyer/domain';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import { type Refused, refused } from '../http/problem.ts';
import { spanProblem } from './span.ts';

/** What a caller chose, and the price it saw; `undefined` if it sent none. */
export type Choice = {
  kind: OfferKind;
  offerId: string;
  /** The room chosen for a package. */
  roomId?: string | undefined;
  start: WallDateTime;
  end: WallDateTime;
  meetingLength: MeetingLength;
  delegates: number;
  layout: LayoutCode | '_none';
  discountCode: string;
  currency: string;
  seenTotal: number | null | undefined;
};

/** Paths of the choice's parts in the payload, for the `field` of a problem. */
export type ChoiceFields = {
  offer: string;
  start: string;
  end: string;
  length: string;
  currency: string;
};

export type Span = { startInstant: Instant; endInstant: Instant };

export const spanOf = (choice: Pick<Choice, 'start' | 'end'>, details: VenueDetails): Span => ({
  startInstant: instantOf(choice.start, details.timezone),
  endInstant: instantOf(choice.end, details.timezone),
});

/** What is wrong with the choice itself; `null` if nothing is. */
export function choiceProblem(
  choice: Choice,
  details: VenueDetails,
  fields: ChoiceFields,
): Refused | null {
  if (choice.currency !== details.currency)
    return refused('invalid_field', `the venue's currency is ${details.currency}`, {
      field: fields.currency,
    });
  const { startInstant, endInstant } = spanOf(choice, details);
  const span = spanProblem(startInstant, endInstant, fields.start, fields.end);
  if (span) return span;
  return lengthHolds(choice)
    ? null
    : refused('invalid_field', 'does not belong to this start and end', { field: fields.length });
}

/**
 * The price depends on the length, so the length must be that of the span: otherwise a full day
 * could be booked at the price of an hour.
 */
function lengthHolds({ start, end, meetingLength }: Choice): boolean {
  const minutes = minutesBetween(start, end);
  const sameDay = dateOf(start) === dateOf(end);
  if (typeof meetingLength === 'number')
    return sameDay && Math.abs(minutes - hoursOf(meetingLength) * 60) < 1;
  return meetingLength === 'oneday' ? sameDay && minutes <= hoursOf('oneday') * 60 : !sameDay;
}

/** Whether the venue accepts a meeting at that time, asked at `now` (AVAIL-028 to AVAIL-034). */
export function closedProblem(
  choice: Pick<Choice, 'kind' | 'start' | 'end' | 'meetingLength'>,
  details: VenueDetails,
  now: Instant,
  rules: OfferRules,
): Refused | null {
  const tooSoonOrLate = leadTimeProblem(
    details.leadTimes,
    choice.start,
    wallOf(now, details.timezone),
  );
  if (tooSoonOrLate === 'past') return refused('venue_closed', 'the start lies in the past');
  if (tooSoonOrLate !== null)
    return refused('venue_closed', 'the venue takes no booking on that day');
  if (openingOf(details, choice, rules).kind !== 'open')
    return refused('venue_closed', 'the venue is not open at that time');
  return null;
}
