import type { Money } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { EmailCheckState } from './checkout/email-check.ts';
import type { Readable } from './readable.ts';

/** State of a checkout; `Facts` are what its flow shows. */
export type CheckoutState<Facts extends object> =
  | { kind: 'loading' }
  | (Facts & { kind: 'ready' })
  /** The hold has expired. */
  | (Facts & { kind: 'expired' })
  /** No cart or order has the id in the address: mistyped or very old. */
  | { kind: 'missing' }
  | { kind: 'failed'; problem: CallProblem };

export type OrderState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  /**
   * Retrying is safe. `field` is the wire name of the refused field (`email`, `phone`, …), which
   * shows the message.
   */
  | { kind: 'failed'; problem: CallProblem; field: string | null }
  | { kind: 'price-changed'; before: Money | null; now: Money }
  /** Another card is needed, in a new frame (REGUS-034). */
  | { kind: 'card-refused' }
  /**
   * The server's message (`''` where it has none in the reader's language), with the refused field
   * if it named one (REGUS-035).
   */
  | { kind: 'refused'; message: string; field: string | null }
  /**
   * The page links back to the venue (REGUS-036); `problem` is `null` where the answer has none.
   */
  | { kind: 'over'; problem: CallProblem | null };

/** The part of the session that the checkouts of all flows share. */
export type CheckoutSession<Shown> = BaseSession & {
  checkout: Readable<Shown>;
  /** Seconds left of the hold, by the server's clock; `null` without a hold. */
  holdSeconds: Readable<number | null>;
  order: Readable<OrderState>;
  /** State of the check of the orderer's email address (VERIFY-001, A-189). */
  emailCheck: Readable<EmailCheckState>;
  /**
   * Complete address of the card frame, and the only origin whose messages are accepted. Each
   * failed attempt that used the frame up creates a new one.
   */
  cardFrame: Readable<{ url: string; vaultOrigin: string; ownOrigin: string }>;
  /** The way to pay that was chosen before a reload; `''` for none. */
  keptMethod: string;
  /** The venue page with the same meeting; `null` where the venue is unknown. */
  venueLink: Readable<string | null>;
};

/** The actions that the checkouts of all flows share. */
export type CheckoutActions = {
  /** Orders at the new price, after `price-changed`. */
  acceptPrice: () => void;
  dismissOrder: () => void;
  /** Retries the order with the mailed code. */
  verifyEmail: (code: string) => void;
  resendCode: () => void;
  dismissEmailCheck: () => void;
  /** Keeps the chosen way to pay over a reload, which shows another form for each. */
  keepMethod: (method: string) => void;
  retry: () => void;
};
