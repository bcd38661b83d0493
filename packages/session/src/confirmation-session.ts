import type { Confirmation } from '@foyer/domain';
import type { BaseSession } from './base-session.ts';
import type { Readable } from './readable.ts';

export type ConfirmationState =
  | { kind: 'loading' }
  | { kind: 'ready'; confirmation: Confirmation; calendarLink: string }
  /** Opened without a stored order. */
  | { kind: 'none' };

/**
 * Session of the thank-you page. It loads the order from the server only where the browser stored
 * nothing, or when it is opened again.
 */
export type ConfirmationSession = BaseSession & {
  page: 'confirmation';
  confirmation: Readable<ConfirmationState>;
  /**
   * Target of "book another meeting": the venue the visitor came from, else the start page
   * (THANKS-007, A-101).
   */
  anotherLink: string;
  /** The page of the order's venue, with the same meeting if the visitor came from there. */
  venueLink: (alias: string) => string;
  /** The start page on this page's host (THANKS-006, B-092). */
  startLink: string;
  actions: {
    /** Removes the stored checkout details, then opens the path (THANKS-008, B-080). */
    leave: (to: string) => void;
  };
};

/** Pages without a session of their own: terms, not found. */
export type PlainSession = BaseSession & { page: 'plain' };
