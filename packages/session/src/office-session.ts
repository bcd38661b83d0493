import type {
  CheckoutValues,
  OfficeBooking,
  OfficeCountry,
  OfficeService,
  WallTime,
} from '@foyer/domain';
import type { CheckoutActions, CheckoutSession, CheckoutState } from './checkout-session.ts';
import type { Readable } from './readable.ts';

/** What the office's checkout shows (REGUS-018, REGUS-027 to REGUS-029, REGUS-033). */
export type OfficeState =
  /** What was typed stays behind the dialog that says that the hold ran out. */
  | CheckoutState<{ booking: OfficeBooking; venueCountry: string }>
  /** Nothing is held. */
  | { kind: 'empty' }
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

/** Memory of the office's checkout, `/book`. */
export type OfficeSession = CheckoutSession<OfficeState> & {
  page: 'office-checkout';
  services: Readable<readonly OfficeService[]>;
  /**
   * The country that the visitor is in, two lower-case letters; `null` until it is known, and where
   * nobody says (API-039).
   */
  visitorCountry: Readable<string | null>;
  actions: CheckoutActions & {
    takeService: (name: string, taken: { amount: number; time: WallTime | '' }) => void;
    placeOrder: (values: CheckoutValues, country: OfficeCountry, cardToken: string) => void;
  };
};
