import type {
  CancellationTerms,
  CheckoutValues,
  Money,
  OfficeBooking,
  OfficeCountry,
  OfficeService,
  WallTime,
  Zone,
} from '@foyer/domain';
import type { CheckoutActions, CheckoutSession, CheckoutState } from './checkout-session.ts';
import type { Readable } from './readable.ts';

/** State of the office flow's checkout (REGUS-018, REGUS-027 to REGUS-029, REGUS-033). */
export type OfficeState =
  /** `zone` is the venue's, `''` until it is known; the form keeps its values behind the dialog that says that the hold has expired. */
  | CheckoutState<{ booking: OfficeBooking; venueCountry: string; zone: Zone }>
  /** There is no hold. */
  | { kind: 'empty' }
  | { kind: 'done'; order: OfficeBooked };

/**
 * A confirmed booking; fields are `null` where they are unknown after the page was opened again.
 */
export type OfficeBooked = {
  orderId: string;
  orderNumber: string | null;
  email: string | null;
  meeting: Pick<OfficeBooking, 'venueTitle' | 'roomTitle' | 'start' | 'end' | 'delegates'> | null;
  /** A new account's login details were mailed (REGUS-054). */
  mailedLogin: boolean | null;
  /** Incl. VAT. */
  total: Money | null;
  links: { booking: string; inbox: string; front: string; newEnquiry: string | null };
};

/** Session of the office flow's checkout, `/book`. */
export type OfficeSession = CheckoutSession<OfficeState> & {
  page: 'office-checkout';
  services: Readable<readonly OfficeService[]>;
  /**
   * The visitor's country, two lower-case letters; `null` until it is known, or where it is unknown
   * (API-039).
   */
  visitorCountry: Readable<string | null>;
  /** `null` until the server has told the cart. */
  cancellation: Readable<CancellationTerms | null>;
  actions: CheckoutActions & {
    takeService: (name: string, taken: { amount: number; time: WallTime | '' }) => void;
    placeOrder: (values: CheckoutValues, country: OfficeCountry, cardToken: string) => void;
  };
};
