import type { CancellationTerms, Cart, CheckoutPaymentMethod, CheckoutValues, PropertyItem, Venue, WallTime } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { OrderState } from './checkout-session.ts';
import type { EmailCheckState } from './email-check.ts';
import type { Readable } from './readable.ts';

/** The booking that the property system's checkout is about. */
export type PropertyCheckoutState =
  | { readonly kind: 'loading' }
  /** `items` are the cart's events with what is added to each. */
  | { readonly kind: 'ready'; readonly cart: Cart; readonly items: readonly PropertyItem[] }
  | { readonly kind: 'expired'; readonly cart: Cart }
  /** Nothing is stored and the address names no cart, or there is none of that name (OPERA-002). */
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly problem: CallProblem };

/** Where the add-ons of the house stand (OPERA-025); they are in the items once they are there. */
export type AddOnsLoad = 'loading' | 'loaded' | 'failed';

/** Which add-on of which event. */
export type AddOnAt = { readonly event: number; readonly kind: 'menu' | 'misc'; readonly id: string };

/** Memory of the property system's checkout (`/book`, `/checkout`). */
export type PropertySession = BaseSession & {
  readonly page: 'property-checkout';
  readonly venue: Venue;
  readonly checkout: Readable<PropertyCheckoutState>;
  readonly addOns: Readable<AddOnsLoad>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  readonly holdSeconds: Readable<number | null>;
  readonly cancellation: Readable<CancellationTerms | null>;
  readonly order: Readable<OrderState>;
  readonly emailCheck: Readable<EmailCheckState>;
  /** Address of the card vault's frame with everything it needs, and the only origin whose messages are believed. */
  readonly cardFrame: { readonly url: string; readonly vaultOrigin: string; readonly ownOrigin: string };
  /** Back to the venue page, with the meeting as it was. */
  readonly venueLink: Readable<string | null>;
  /** What can be paid with, and how many menus an event can have (OPERA-043, OPERA-046). */
  readonly paymentMethods: readonly CheckoutPaymentMethod[];
  readonly menuCap: number;
  readonly actions: {
    readonly changeAmount: (at: AddOnAt, amount: number) => void;
    readonly changeTime: (at: AddOnAt, time: WallTime | '') => void;
    readonly placeOrder: (values: CheckoutValues, payment: { readonly method: CheckoutPaymentMethod; readonly cardToken: string | null }) => void;
    /** Orders at the new price after `price-changed`. */
    readonly acceptPrice: () => void;
    /** Closes the dialog of a failed order: the page is loaded anew (OPERA-032). */
    readonly dismissOrder: () => void;
    readonly verifyEmail: (code: string) => void;
    readonly resendCode: () => void;
    readonly dismissEmailCheck: () => void;
    readonly retry: () => void;
    readonly retryAddOns: () => void;
  };
};
