import type { OfficeService } from './office-booking.ts';

/** What the operator answers to holding a room, `null` where it answers nothing of use. */
export type OfficeHold = { reservationId: string; services: readonly OfficeService[] } | null;
export type OfficeEntry =
  | { kind: 'to-checkout'; reservationId: string; services: readonly OfficeService[] }
  | { kind: 'reload-asked' };

/**
 * The way to the checkout leads over a held room; without one an alert asks to reload the page
 * (REGUS-010, B-047, ERR-022).
 */
export const officeEntry = (hold: OfficeHold): OfficeEntry =>
  hold === null ? { kind: 'reload-asked' } : { kind: 'to-checkout', ...hold };

/** What the operator answers to booking it. `errorKind` is `null` where it names none. */
export type OfficeAnswer = {
  status: number;
  orderId: string | null;
  errorKind: 'payment' | 'validation' | null;
  /** Only what the reader can read: `''` where the operator does not speak their language. */
  message: string;
  /** The field that was refused, by its name in the payload; `null` where none was named. */
  field: string | null;
  /** A new one for the frame that failed. */
  accessToken: string | null;
  /** Whether who booked had an account already (REGUS-054); `null` where nothing was booked. */
  hasAccount: boolean | null;
};

export type OfficeOutcome =
  /** The cart is forgotten, and the address becomes the success path. */
  | { kind: 'booked'; orderId: string }
  /** The card's own words, and a fresh frame. */
  | { kind: 'card-refused'; accessToken: string | null }
  /** The server's words and the field they are about, and a fresh frame. */
  | { kind: 'refused'; message: string; field: string | null; accessToken: string | null }
  /** The cart is forgotten; the way leads back to the venue. */
  | { kind: 'failed' };

/**
 * The end of an order (REGUS-033 to REGUS-036): a 400 that names no kind of error is one of
 * validation (B-048). `null` is no answer at all.
 */
export function officeOutcome(answer: OfficeAnswer | null): OfficeOutcome {
  if (answer === null) return { kind: 'failed' };
  const { accessToken, field, message, orderId } = answer;
  if (orderId !== null) return { kind: 'booked', orderId };
  if (answer.errorKind === 'payment') return { kind: 'card-refused', accessToken };
  if (answer.errorKind === 'validation' || answer.status === 400)
    return { kind: 'refused', message, field, accessToken };
  return { kind: 'failed' };
}

/** The cart is forgotten where the order went through or cannot any more (REGUS-033, REGUS-036). */
export const forgetsOfficeCart = ({ kind }: OfficeOutcome): boolean =>
  kind === 'booked' || kind === 'failed';
/** A refused try starts a new frame for the card (REGUS-034, REGUS-035). */
export const restartsCardFrame = ({ kind }: OfficeOutcome): boolean =>
  kind === 'card-refused' || kind === 'refused';
