import type {
  CancellationTerms,
  Cart,
  CheckoutPaymentMethod,
  CheckoutValues,
  PropertyItem,
  Venue,
  WallTime,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { OrderState } from './checkout-session.ts';
import type { EmailCheckState } from './email-check.ts';
import type { Readable } from './readable.ts';

/** The booking that the property system's checkout is about. */
export type PropertyCheckoutState =
  | { kind: 'loading' }
  /** `items` are the cart's events with what is added to each. */
  | { kind: 'ready'; cart: Cart; items: readonly PropertyItem[] }
  | { kind: 'expired'; cart: Cart }
  /** Nothing is stored and the address names no cart, or there is none of that name (OPERA-002). */
  | { kind: 'empty' }
  | { kind: 'failed'; problem: CallProblem };

/** Where the add-ons of the house stand (OPERA-025); they are in the items once they are there. */
export type AddOnsLoad = 'loading' | 'loaded' | 'failed';

/** Which add-on of which event. */
export type AddOnAt = { event: number; kind: 'menu' | 'misc'; id: string };

/** Memory of the property system's checkout (`/book`, `/checkout`). */
export type PropertySession = BaseSession & {
  page: 'property-checkout';
  venue: Venue;
  checkout: Readable<PropertyCheckoutState>;
  addOns: Readable<AddOnsLoad>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  holdSeconds: Readable<number | null>;
  cancellation: Readable<CancellationTerms | null>;
  order: Readable<OrderState>;
  emailCheck: Readable<EmailCheckState>;
  /**
   * Address of the card vault's frame with everything it needs, and the only origin whose messages
   * are believed.
   */
  cardFrame: { url: string; vaultOrigin: string; ownOrigin: string };
  /** Back to the venue page, with the meeting as it was. */
  venueLink: Readable<string | null>;
  /** What can be paid with, and how many menus an event can have (OPERA-043, OPERA-046). */
  paymentMethods: readonly CheckoutPaymentMethod[];
  menuCap: number;
  actions: {
    changeAmount: (at: AddOnAt, amount: number) => void;
    changeTime: (at: AddOnAt, time: WallTime | '') => void;
    placeOrder: (
      values: CheckoutValues,
      payment: { method: CheckoutPaymentMethod; cardToken: string | null },
    ) => void;
    /** Orders at the new price after `price-changed`. */
    acceptPrice: () => void;
    /** Closes the dialog of a failed order: the page is loaded anew (OPERA-032). */
    dismissOrder: () => void;
    verifyEmail: (code: string) => void;
    resendCode: () => void;
    dismissEmailCheck: () => void;
    retry: () => void;
    retryAddOns: () => void;
  };
};
