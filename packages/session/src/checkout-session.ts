import type { AddOn, AddOnsState, AirplusAnswers, Bedroom, BedroomStay, CancellationTerms, Cart, Contact, Money, OfferedAddOn, PaymentMethod, Taken } from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { EmailCheckState } from './email-check.ts';
import type { Readable } from './readable.ts';

export type CartState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly cart: Cart }
  | { readonly kind: 'expired'; readonly cart: Cart }
  /** No such cart: a mistyped or very old address. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly problem: CallProblem };

export type OrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'processing' }
  /** `field` is the wire name the server refused (`email`, `phone`, …), for a message beside that field. */
  | { readonly kind: 'failed'; readonly problem: CallProblem; readonly field: string | null }
  | { readonly kind: 'price-changed'; readonly before: Money | null; readonly now: Money };

/** How an order is paid, and with what: the card's token, or what the travel account asks. */
export type Payment = { readonly method: PaymentMethod; readonly cardToken: string | null; readonly airplus: AirplusAnswers | null };

/** An add-on with what is known of its price: it stands, is asked for anew, could not be had, or there are not so many left. */
export type ChosenAddOn = OfferedAddOn & { readonly quote: 'settled' | 'asking' | 'failed' | 'gone' };
export type ChosenBedroom = Bedroom & BedroomStay;
export type AddOnChange = Partial<Pick<AddOn, 'amount' | 'time' | 'timeEnd'>>;

/** What can be taken with the cart, and what is. */
export type CheckoutExtras = Pick<Taken, 'layout' | 'serviceFee'> & {
  readonly addOns: AddOnsState<ChosenAddOn>;
  /** All for the same nights. `null` while they are on their way; none where they do not come. */
  readonly bedrooms: readonly ChosenBedroom[] | null;
  /** What was taken before a reload: it stands for the lists until they are there. */
  readonly kept: Pick<Taken, 'addOns' | 'bedrooms'>;
};

/** Memory of the standard checkout (`/book-universal/{cartId}`). */
export type CheckoutSession = BaseSession & {
  readonly page: 'checkout';
  readonly cart: Readable<CartState>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  readonly holdSeconds: Readable<number | null>;
  /** `null` while unknown or not to be had: the block is then left out. */
  readonly cancellation: Readable<CancellationTerms | null>;
  readonly extras: Readable<CheckoutExtras>;
  readonly order: Readable<OrderState>;
  /** What is to be said of the address that somebody orders with, in the older flow (CART-009, A-189). */
  readonly emailCheck: Readable<EmailCheckState>;
  /** Address of the card vault's frame with everything it needs, and the only origin whose messages are believed. */
  readonly cardFrame: { readonly url: string; readonly vaultOrigin: string; readonly ownOrigin: string };
  /** Back to the venue page, with the meeting as it was. */
  readonly venueLink: Readable<string | null>;
  readonly actions: {
    readonly placeOrder: (contact: Contact, payment: Payment, marketingConsent: boolean) => void;
    readonly dismissOrder: () => void;
    /** Takes so many of an add-on at those times, and asks what that costs. */
    readonly changeAddOn: (id: string, change: AddOnChange) => void;
    readonly retryQuote: (id: string) => void;
    readonly retryAddOns: () => void;
    readonly changeBedroom: (id: string, amount: number) => void;
    readonly changeNights: (nights: Pick<BedroomStay, 'checkIn' | 'checkOut'>) => void;
    readonly chooseLayout: (layout: Taken['layout']) => void;
    readonly tickServiceFee: (ticked: boolean) => void;
    /** Tries the order again with the code that was mailed. */
    readonly verifyEmail: (code: string) => void;
    readonly resendCode: () => void;
    readonly dismissEmailCheck: () => void;
    readonly retryCart: () => void;
  };
};
