import type { Opening } from '../venue/business-hours.ts';
import type { AttendeesLimit } from '../query/delegates.ts';
import type { NumberProblem } from '../query/whole-number.ts';
import type { PackageOffer, RoomOffer } from './offers.ts';

/** What the next step depends on besides the selected offer. */
export type BookingConditions = {
  opening: Opening;
  /**
   * False after the server refused the start because of the lead time; not the same as a closed day
   * (AVAIL-028, B-033).
   */
  leadTimeAllows: boolean;
  /**
   * No offer of the open tab takes the group: the tab's form is disabled (AVAIL-013, AVAIL-015).
   */
  nothingFits?: boolean;
  /** The typed number of attendees was refused: the offers are still those of the number before. */
  delegatesError?: AttendeesLimit | null;
  delegatesTyped?: NumberProblem | null;
};

/** Why the visitor cannot continue; the first blocker to solve. */
export type Blocked =
  'nothing-chosen' | 'nothing-fits' | 'closed' | 'lead-time' | 'attendees' | 'does-not-fit';

/** What the panel's button does, or the blocker. */
export type NextStep =
  | { kind: 'continue' }
  | { kind: 'request' }
  | { kind: 'enquire' }
  | { kind: 'blocked'; why: Blocked };

/**
 * The next step for the selected offer (AVAIL-007, AVAIL-012): `continue` where it is instant,
 * `request` with a price and `enquire` without one. Both of the latter show "Send request" in place
 * of the continue button (PRICE-008, PRICE-011, B-085).
 */
export function nextStep(
  conditions: BookingConditions,
  offer: Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'> | null,
): NextStep {
  const why = meetingObstacle(conditions);
  if (why !== null) return { kind: 'blocked', why };
  if (offer === null)
    return { kind: 'blocked', why: conditions.nothingFits ? 'nothing-fits' : 'nothing-chosen' };
  if (offer.fit.kind !== 'fits') return { kind: 'blocked', why: 'does-not-fit' };
  switch (offer.outcome.kind) {
    case 'instant':
      return { kind: 'continue' };
    case 'request':
      return { kind: 'request' };
    case 'enquiry':
      return { kind: 'enquire' };
    default:
      return offer.outcome satisfies never;
  }
}

/** What about the meeting itself prevents every booking; the first one, or `null`. */
export function meetingObstacle({
  opening,
  leadTimeAllows,
  delegatesError,
  delegatesTyped,
}: BookingConditions): Extract<Blocked, 'closed' | 'lead-time' | 'attendees'> | null {
  if (opening.kind !== 'open') return 'closed';
  if (!leadTimeAllows) return 'lead-time';
  return delegatesError || delegatesTyped?.kind === 'not-whole' ? 'attendees' : null;
}

/** What decides how the cards of a list work. */
export type CardMode = {
  /** Each card books: in the booking engine, and packages of the property system. */
  cardsBook: boolean;
  /** Cards of the new style are disabled while their list loads; others are not (B-095). */
  newStyle: boolean;
};

/** The button of an offer's card; `enabled` is false while it cannot be used. */
export type CardAction =
  | { kind: 'select'; selected: boolean; enabled: boolean }
  | { kind: 'book'; enabled: boolean }
  | { kind: 'request'; enabled: boolean };

/**
 * The action of a card. Where cards book, it is Book, or Send request where the offer is not
 * instant (ROOM-006, PACK-013, PRICE-011), disabled while the venue is closed or the card loads
 * (AVAIL-012); elsewhere the card is selected (ROOM-007). An offer that breaks a limit has no
 * action and names the limit (AVAIL-007, B-013).
 */
export function cardAction(
  { fit, outcome }: Pick<RoomOffer | PackageOffer, 'fit' | 'outcome'>,
  mode: CardMode,
  now: BookingConditions & { chosen: boolean; loading: boolean },
): CardAction {
  const waits = mode.newStyle && now.loading;
  const enabled = fit.kind === 'fits' && !waits;
  if (!mode.cardsBook)
    return { kind: 'select', selected: now.chosen && fit.kind === 'fits', enabled };
  return {
    kind: outcome.kind === 'instant' ? 'book' : 'request',
    enabled: enabled && meetingObstacle(now) === null,
  };
}
