/** The operator's answer to a booking. `errorKind` is `null` where it has none. */
export type OfficeAnswer = {
  status: number;
  orderId: string | null;
  errorKind: 'payment' | 'validation' | null;
  /** In the reader's language; `''` where the operator has no text in it. */
  message: string;
  /** The refused field, by its name in the payload; `null` for none. */
  field: string | null;
  /** A new token for the card frame after a failure. */
  accessToken: string | null;
  /** Whether the orderer already had an account (REGUS-054); `null` where nothing was booked. */
  hasAccount: boolean | null;
};

export type OfficeOutcome =
  /** The stored cart is removed, and the address becomes the success path. */
  | { kind: 'booked'; orderId: string }
  /** Shows the card's error and a new card frame. */
  | { kind: 'card-refused'; accessToken: string | null }
  /** Shows the server's message, at its field, and a new card frame. */
  | { kind: 'refused'; message: string; field: string | null; accessToken: string | null }
  /** The stored cart is removed; the page links back to the venue. */
  | { kind: 'failed' };

/**
 * Outcome of an order (REGUS-033 to REGUS-036): a 400 without a kind of error is a validation error
 * (B-048). `null` is no reply.
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

/**
 * The stored cart is removed after success, and after a failure that cannot be retried (REGUS-033,
 * REGUS-036).
 */
export const forgetsOfficeCart = ({ kind }: OfficeOutcome): boolean =>
  kind === 'booked' || kind === 'failed';
/** After a refusal the card needs a new frame (REGUS-034, REGUS-035). */
export const restartsCardFrame = ({ kind }: OfficeOutcome): boolean =>
  kind === 'card-refused' || kind === 'refused';
