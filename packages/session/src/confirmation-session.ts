import type { Confirmation } from '@foyer/domain';
import type { BaseSession } from './base-session.ts';
import type { Readable } from './readable.ts';

export type ConfirmationState =
  | { kind: 'loading' }
  | { kind: 'ready'; confirmation: Confirmation; calendarLink: string }
  /** Opened without a stored order. */
  | { kind: 'none' };

/**
 * Memory of the thank-you page. It asks the server only when the browser could keep nothing, or
 * when it is opened again.
 */
export type ConfirmationSession = BaseSession & {
  page: 'confirmation';
  confirmation: Readable<ConfirmationState>;
  /**
   * Where "book another meeting" leads: the venue one came from, else the start page (THANKS-007,
   *
   */
  anotherLink: string;
  /** The page of the order's venue, with the meeting as it was where one came from there. */
  venueLink: (alias: string) => string;
  /** The start page, with the host this page was reached at (THANKS-006, B-092). */
  startLink: string;
  actions: {
    /** Clears the stored checkout details, then goes there (THANKS-008, B-080). */
    leave: (to: string) => void;
  };
};

/** Pages without a booking step of their own: search, terms, not found. */
export type PlainSession = BaseSession & { page: 'plain' };
