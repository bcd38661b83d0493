import type { CheckoutValues, OfficeBooking, OfficeCountry, OfficeService, WallTime } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { Readable } from './readable.ts';

/** What the serviced office's checkout shows (REGUS-018, REGUS-027 to REGUS-029, REGUS-033). */
export type OfficeState =
  | { readonly kind: 'loading' }
  /** Nothing is held. */
  | { readonly kind: 'empty' }
  /** The address names an order that nobody knows. */
  | { readonly kind: 'no-order' }
  | { readonly kind: 'failed'; readonly problem: CallProblem }
  /** `expired`: the hold ran out; what was typed stays behind the dialog that says so. */
  | { readonly kind: 'form'; readonly booking: OfficeBooking; readonly venueCountry: string; readonly expired: boolean }
  | { readonly kind: 'done'; readonly order: OfficeBooked };

/** A booking that stands; `null` is what nobody can say, once the page was opened again. */
export type OfficeBooked = {
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly email: string | null;
  readonly meeting: Pick<OfficeBooking, 'venueTitle' | 'roomTitle' | 'start' | 'end' | 'delegates'> | null;
  /** Somebody without an account was mailed how to log in (REGUS-054). */
  readonly mailedLogin: boolean | null;
  readonly links: { readonly inbox: string; readonly front: string; readonly newEnquiry: string | null };
};

export type OfficeOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** A new frame for another card (REGUS-034). */
  | { readonly kind: 'card-refused' }
  /** In the server's words (`''` where it has none in the reader's language), with the field they are about where it named one (REGUS-035). */
  | { readonly kind: 'refused'; readonly message: string; readonly field: string | null }
  /** No answer came, or too many were asked for: the same press again is safe. */
  | { readonly kind: 'unsettled'; readonly problem: CallProblem }
  /** The way leads back to the venue (REGUS-036); `problem` is `null` where the answer said nothing. */
  | { readonly kind: 'failed'; readonly problem: CallProblem | null };

/** Memory of the serviced office's checkout, `/book`. */
export type OfficeSession = BaseSession & {
  readonly page: 'office';
  readonly office: Readable<OfficeState>;
  /** Seconds left of the hold; `null` where nothing is held. */
  readonly holdSeconds: Readable<number | null>;
  readonly services: Readable<readonly OfficeService[]>;
  /** The country that the visitor is in, two lower-case letters; `null` until it is known, and where nobody says (API-039). */
  readonly visitorCountry: Readable<string | null>;
  readonly order: Readable<OfficeOrderState>;
  /** New after each refused try. */
  readonly cardFrame: Readable<{ readonly url: string; readonly vaultOrigin: string; readonly ownOrigin: string }>;
  /** By the venue's id, with the meeting as it was (REGUS-021); `null` where no venue is known. */
  readonly venueLink: Readable<string | null>;
  readonly actions: {
    readonly takeService: (name: string, taken: { readonly amount: number; readonly time: WallTime | '' }) => void;
    readonly placeOrder: (values: CheckoutValues, country: OfficeCountry, cardToken: string) => void;
    readonly dismissOrder: () => void;
    readonly retry: () => void;
  };
};
