import type { LegacyCartRequest } from '@foyer/contract';
import {
  addDays,
  type CartItem,
  dateOf,
  deriveLength,
  type Instant,
  instantOf,
  type LayoutCode,
  type MeetingLength,
  type OfferKind,
  type SpanProblem,
  type WallDateTime,
} from '@foyer/domain';
import type { CatalogueEntry, VenueDetails } from '../catalogue/catalogue-entry.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import type { SiteRules } from './site-of-call.ts';
import { rangeProblem } from './span.ts';

/** What a caller chose, and the price it saw; `undefined` if it sent none. */
export type Choice = {
  kind: OfferKind;
  offerId: string;
  /** The room chosen for a package. */
  roomId?: string | undefined;
  /** A second room for the group, of which no room seats all; both are booked at once. */
  together?: { roomId: string; seenTotal: number | null } | undefined;
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

/** What is wrong with the choice itself, whatever the time; `null` if nothing is. */
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
  return (
    rangeProblem(startInstant, endInstant, fields.start, fields.end) ??
    groupProblem(choice.delegates, rules, fields.delegates)
  );
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

/** Why the meeting cannot be at that time, with the field that has to change (D-18). */
export const refusedSpan = (
  problem: SpanProblem | null,
  fields: Pick<ChoiceFields, 'start' | 'end' | 'length'>,
): Refused | null =>
  problem &&
  refused(isClosed(problem) ? 'venue_closed' : 'invalid_field', messages[problem.reason], {
    field: fields[problem.part],
  });

/** The venue does not take the meeting then, while at another time it would. */
const isClosed = ({ reason }: SpanProblem): boolean =>
  ![
    'between-quarters',
    'between-half-hours',
    'too-late',
    'too-short',
    'too-long',
    'other-length',
  ].includes(reason);

const messages: Readonly<Record<SpanProblem['reason'], string>> = {
  past: 'the start lies in the past',
  'too-soon': 'the venue needs more time before the start',
  'too-late': 'too late in the day for this length',
  'between-quarters': 'a quarter of an hour',
  'between-half-hours': 'half an hour',
  'closed-date': 'the venue takes no booking on that day',
  'too-far-ahead': 'the venue takes no booking so far ahead',
  'closed-day': 'the venue is not open on that day',
  'outside-hours': 'the venue is not open at that time',
  'too-short': 'later: the meeting is shorter than the shortest one',
  'too-long': 'earlier: the meeting is longer than its length allows',
  'other-length': 'does not belong to this start and end',
};

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
 * The length of a meeting that is stored or sent without one: a package for a night, over one night,
 * is an overnight meeting, and not one of two days as its dates alone would say (FORM-046).
 */
export function lengthOf(
  { kind, id, start, end }: Pick<CartItem, 'kind' | 'id' | 'start' | 'end'>,
  packages: CatalogueEntry['packages'],
): MeetingLength {
  const isForNight = packages.some((known) => known.id === id && known.record.length === 24);
  return kind === 'package' && isForNight && dateOf(end) === addDays(dateOf(start), 1)
    ? 'overnight'
    : deriveLength(start, end);
}

/**
 * The room or package of the legacy flow's payload (CART-021, CART-022), and the paths of its
 * parts.
 */
export function legacyChoice(
  body: LegacyPlacement,
  discountCode: string,
  { packages }: Pick<CatalogueEntry, 'packages'>,
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
      meetingLength: lengthOf(
        { kind: body.order_type, id: offerId, start: body.start, end: body.end },
        packages,
      ),
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
