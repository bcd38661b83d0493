import type { Money } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { EmailCheckState } from './checkout/email-check.ts';
import type { Readable } from './readable.ts';

/** What a checkout is about; `Facts` are what its flow shows of it. */
export type CheckoutState<Facts extends object> =
  | { kind: 'loading' }
  | (Facts & { kind: 'ready' })
  /** The hold ran out. */
  | (Facts & { kind: 'expired' })
  /** The address names nothing that is known: it is mistyped or very old. */
  | { kind: 'missing' }
  | { kind: 'failed'; problem: CallProblem };

export type OrderState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  /**
   * The same press again is safe. `field` is the wire name the server refused (`email`, `phone`,
   * …), for a message beside that field.
   */
  | { kind: 'failed'; problem: CallProblem; field: string | null }
  | { kind: 'price-changed'; before: Money | null; now: Money }
  /** Another card is wanted, in a new frame (REGUS-034). */
  | { kind: 'card-refused' }
  /**
   * In the server's words (`''` where it has none in the reader's language), with the field they
   * are about where it named one (REGUS-035).
   */
  | { kind: 'refused'; message: string; field: string | null }
  /**
   * The way leads back to the venue (REGUS-036); `problem` is `null` where the answer said nothing.
   */
  | { kind: 'over'; problem: CallProblem | null };

/** What the checkout of every flow has. */
export type CheckoutSession<Shown> = BaseSession & {
  checkout: Readable<Shown>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  holdSeconds: Readable<number | null>;
  order: Readable<OrderState>;
  /** What is to be said of the address that somebody orders with (VERIFY-001, A-189). */
  emailCheck: Readable<EmailCheckState>;
  /**
   * Address of the card vault's frame with everything it needs, and the only origin whose messages
   * are believed. A new one after a try that used it up.
   */
  cardFrame: Readable<{ url: string; vaultOrigin: string; ownOrigin: string }>;
  /** Back to the venue page, with the meeting as it was; `null` where no venue is known. */
  venueLink: Readable<string | null>;
};

/** What can be done in the checkout of every flow. */
export type CheckoutActions = {
  /** Orders at the new price after `price-changed`. */
  acceptPrice: () => void;
  dismissOrder: () => void;
  /** Tries the order again with the code that was mailed. */
  verifyEmail: (code: string) => void;
  resendCode: () => void;
  dismissEmailCheck: () => void;
  retry: () => void;
};
