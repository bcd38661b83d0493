import type { LegacyCartRequest } from '@foyer/contract';
import {
  dateOf,
  deriveLength,
  hoursOf,
  type Instant,
  instantOf,
  type LayoutCode,
  leadTimeProblem,
  type MeetingLength,
  minutesBetween,
  type OfferKind,
  type OfferRules,
  openingOf,
  type WallDateTime,
  wallOf,
} from '@foyer/domain';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import type { SiteRules } from './site-of-call.ts';
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
  delegates: string;
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
  rules: SiteRules,
): Refused | null {
  if (choice.currency !== details.currency)
    return refused('invalid_field', `the venue's currency is ${details.currency}`, {
      field: fields.currency,
    });
  const { startInstant, endInstant } = spanOf(choice, details);
  const span = spanProblem(startInstant, endInstant, fields.start, fields.end);
  if (span) return span;
  if (!lengthHolds(choice))
    return refused('invalid_field', 'does not belong to this start and end', {
      field: fields.length,
    });
  return groupProblem(choice.delegates, rules, fields.delegates);
}

/** A group larger than the forms of the site allow (FORM-051, FORM-052). */
export const groupProblem = (
  delegates: number,
  { mostDelegates }: SiteRules,
  field: string,
): Refused | null =>
  mostDelegates === null || delegates <= mostDelegates
    ? null
    : refused('invalid_field', `this site takes groups of up to ${mostDelegates}`, { field });

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

type LegacyPlacement = Pick<
  LegacyCartRequest,
  | 'order_type'
  | 'room'
  | 'package_id'
  | 'start'
  | 'end'
  | 'delegates'
  | 'layout'
  | 'currency'
  | 'room_price_total'
  | 'package_price_total'
>;

/**
 * The room or package of the legacy flow's payload (CART-021, CART-022), and the paths of its
 * parts.
 */
export function legacyChoice(
  body: LegacyPlacement,
  discountCode: string,
): Outcome<{ choice: Choice; fields: ChoiceFields }> {
  const isRoom = body.order_type === 'room';
  const offerId = isRoom ? body.room : body.package_id;
  const field = isRoom ? 'room' : 'package_id';
  if (offerId === undefined || offerId === 'none')
    return refused('invalid_field', 'required without a cart', { field });
  return answered({
    choice: {
      kind: body.order_type,
      offerId,
      start: body.start,
      end: body.end,
      meetingLength: deriveLength(body.start, body.end),
      delegates: body.delegates,
      layout: body.layout,
      discountCode,
      currency: body.currency,
      seenTotal: (isRoom ? body.room_price_total : body.package_price_total) ?? undefined,
    },
    fields: {
      offer: field,
      start: 'start',
      end: 'end',
      length: 'end',
      delegates: 'delegates',
      currency: 'currency',
    },
  });
}
