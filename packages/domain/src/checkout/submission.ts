import { type CheckoutPaymentMethod, needsCard } from './payment-method.ts';

/**
 * The first thing that keeps an order from being sent: fields before terms before card (REGUS-030,
 * B-049, B-050).
 */
export type Hurdle = 'fields' | 'terms' | 'card';

/** From the press on the button to the order. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'blocked'; hurdle: Hurdle }
  /** The card's frame was asked whether the card is complete. */
  | { kind: 'validating-card' }
  /** It was, and was asked to hand over a token. */
  | { kind: 'submitting-card' }
  | { kind: 'sending'; cardToken: string | null };

type Press = { fieldsInOrder: boolean; accepted: boolean; method: CheckoutPaymentMethod };

/** The hurdle before the card (REGUS-042, REGUS-043); `null` when fields and terms are in order. */
export function firstHurdle({
  fieldsInOrder,
  accepted,
}: Pick<Press, 'fieldsInOrder' | 'accepted'>): Exclude<Hurdle, 'card'> | null {
  if (!fieldsInOrder) return 'fields';
  return accepted ? null : 'terms';
}

/**
 * A press on the button; a second one while the first is under way changes nothing (REGUS-030,
 * OPERA-027, OPERA-028).
 */
export function afterPress(submission: Submission, press: Press): Submission {
  if (isUnderWay(submission)) return submission;
  const hurdle = firstHurdle(press);
  if (hurdle !== null) return { kind: 'blocked', hurdle };
  return needsCard(press.method)
    ? { kind: 'validating-card' }
    : { kind: 'sending', cardToken: null };
}

/**
 * The button of the property system looks disabled without the tick, and a press then does nothing
 * (OPERA-038, B-062).
 */
export const afterPropertyPress = (submission: Submission, press: Press): Submission =>
  press.accepted ? afterPress(submission, press) : submission;

/** What the card's frame says, or does not: `silent` when it gives no answer. */
export type CardAnswer =
  | { kind: 'valid' }
  | { kind: 'token'; cardToken: string }
  | { kind: 'invalid' }
  | { kind: 'silent' };

/**
 * The frame's answer (REGUS-031, REGUS-032, REGUS-044, OPERA-039): one that was not asked for is
 * not heard.
 */
export function afterCardAnswer(submission: Submission, answer: CardAnswer): Submission {
  if (submission.kind !== 'validating-card' && submission.kind !== 'submitting-card')
    return submission;
  switch (answer.kind) {
    case 'valid':
      return { kind: 'submitting-card' };
    case 'token':
      return submission.kind === 'submitting-card'
        ? { kind: 'sending', cardToken: answer.cardToken }
        : submission;
    case 'invalid':
    case 'silent':
      return { kind: 'blocked', hurdle: 'card' };
    default:
      return answer satisfies never;
  }
}

/** A refused or failed order lets the visitor try again: processing ends (OPERA-029). */
export const afterFailure: Submission = { kind: 'idle' };

/**
 * Processing shows from the moment the card is complete, not while it is looked at (REGUS-031,
 * OPERA-029).
 */
export const isProcessing = ({ kind }: Submission): boolean =>
  kind === 'submitting-card' || kind === 'sending';

const isUnderWay = (submission: Submission): boolean =>
  submission.kind === 'validating-card' || isProcessing(submission);
