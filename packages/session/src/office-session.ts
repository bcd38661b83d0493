import type {
  CheckoutValues,
  OfficeBooking,
  OfficeCountry,
  OfficeService,
  WallTime,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

/** What the office's checkout shows (REGUS-018, REGUS-027 to REGUS-029, REGUS-033). */
export type OfficeState =
  | { kind: 'loading' }
  /** Nothing is held. */
  | { kind: 'empty' }
  /** The address names an order that nobody knows. */
  | { kind: 'no-order' }
  | { kind: 'failed'; problem: CallProblem }
  /** `expired`: the hold ran out; what was typed stays behind the dialog that says so. */
  | { kind: 'form'; booking: OfficeBooking; venueCountry: string; expired: boolean }
  | { kind: 'done'; order: OfficeBooked };

/** A booking that stands; `null` is what nobody can say, once the page was opened again. */
export type OfficeBooked = {
  orderId: string;
  orderNumber: string | null;
  email: string | null;
  meeting: Pick<OfficeBooking, 'venueTitle' | 'roomTitle' | 'start' | 'end' | 'delegates'> | null;
  /** Somebody without an account was mailed how to log in (REGUS-054). */
  mailedLogin: boolean | null;
  links: { inbox: string; front: string; newEnquiry: string | null };
};

export type OfficeOrderState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  /** A new frame for another card (REGUS-034). */
  | { kind: 'card-refused' }
  /**
   * In the server's words (`''` where it has none in the reader's language), with the field they
   * are about where it named one (REGUS-035).
   */
  | { kind: 'refused'; message: string; field: string | null }
  /** No answer came, or too many were asked for: the same press again is safe. */
  | { kind: 'unsettled'; problem: CallProblem }
  /**
   * The way leads back to the venue (REGUS-036); `problem` is `null` where the answer said nothing.
   */
  | { kind: 'failed'; problem: CallProblem | null };

/** Memory of the office's checkout, `/book`. */
export type OfficeSession = BaseSession & {
  page: 'office';
  office: Readable<OfficeState>;
  /** Seconds left of the hold; `null` where nothing is held. */
  holdSeconds: Readable<number | null>;
  services: Readable<readonly OfficeService[]>;
  /**
   * The country that the visitor is in, two lower-case letters; `null` until it is known, and where
   * nobody says (API-039).
   */
  visitorCountry: Readable<string | null>;
  order: Readable<OfficeOrderState>;
  /** New after each refused try. */
  cardFrame: Readable<{ url: string; vaultOrigin: string; ownOrigin: string }>;
  /** By the venue's id, with the meeting as it was (REGUS-021); `null` where no venue is known. */
  venueLink: Readable<string | null>;
  actions: {
    takeService: (name: string, taken: { amount: number; time: WallTime | '' }) => void;
    placeOrder: (values: CheckoutValues, country: OfficeCountry, cardToken: string) => void;
    dismissOrder: () => void;
    retry: () => void;
  };
};
