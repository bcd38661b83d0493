import type { Reply } from '@foyer/api-client';
import type { BookingChange, Confirmation, Money, OrderCancellation } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { OrderState } from './checkout-session.ts';
import type { Acceptance } from './confirmation/create-acceptance.ts';
import type { ChangeState } from './confirmation/create-change.ts';
import type { Readable } from './readable.ts';

export type ConfirmationState =
  | { kind: 'loading' }
  | { kind: 'ready'; confirmation: Confirmation; calendarLink: string }
  /** Opened without a stored order. */
  | { kind: 'none' };

/**
 * Session of the thank-you page, and of the page of a booking, which is the same page later (D-21).
 * It loads the order from the server only where the browser stored
 * nothing, or when it is opened again.
 */
export type ConfirmationSession = BaseSession & {
  page: 'confirmation';
  confirmation: Readable<ConfirmationState>;
  /** Opened right after the order: its result comes first. */
  isFirstView: boolean;
  /** State of accepting the venue's offer. */
  acceptance: Readable<OrderState>;
  /** State of changing the booking. */
  changing: Readable<ChangeState>;
  /** Address of the card frame, and the only origin whose messages are accepted. */
  cardFrame: Readable<{ url: string; vaultOrigin: string; ownOrigin: string }>;
  /**
   * Target of "book another meeting": the venue the visitor came from, else the start page
   * (THANKS-007, A-101); `null` in a tag that does not know that venue any more.
   */
  anotherLink: string | null;
  /** The page of the order's venue, with the same meeting if the visitor came from there. */
  venueLink: (alias: string) => string;
  /** The start page on this page's host (THANKS-006, B-092); `null` in a tag, which has none. */
  startLink: string | null;
  actions: {
    /** Removes the stored checkout details, then opens the path (THANKS-008, B-080). */
    leave: (to: string) => void;
    /** Accepts an option of the venue's offer, and pays it (D-19). */
    acceptOffer: (acceptance: Acceptance) => void;
    /** Mails a question to the venue; the problem, or `null` when it was sent. */
    askVenue: (question: string) => Promise<CallProblem | null>;
    /**
     * Changes the booking at the total that its visitor agreed to; `null` for the present one
     * (D-21).
     */
    change: (change: BookingChange, agreed: Money | null) => void;
    /** Cancels at the fee that was shown, or takes a request back (D-17). */
    cancel: (shownFee: number | null) => Promise<Reply<OrderCancellation>>;
  };
};

/** Pages without a session of their own: terms, not found. */
export type PlainSession = BaseSession & { page: 'plain' };
