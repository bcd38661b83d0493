import type {
  AddOn,
  AddOnsState,
  AirplusAnswers,
  Bedroom,
  BedroomStay,
  CancellationTerms,
  Cart,
  Contact,
  Money,
  OfferedAddOn,
  PaymentMethod,
  Taken,
} from '@foyer/domain';
import type { BaseSession, CallProblem } from './base-session.ts';
import type { EmailCheckState } from './email-check.ts';
import type { Readable } from './readable.ts';

export type CartState =
  | { kind: 'loading' }
  | { kind: 'ready'; cart: Cart }
  | { kind: 'expired'; cart: Cart }
  /** No such cart: a mistyped or very old address. */
  | { kind: 'missing' }
  | { kind: 'failed'; problem: CallProblem };

export type OrderState =
  | { kind: 'idle' }
  | { kind: 'processing' }
  /**
   * `field` is the wire name the server refused (`email`, `phone`, …), for a message beside that
   * field.
   */
  | { kind: 'failed'; problem: CallProblem; field: string | null }
  | { kind: 'price-changed'; before: Money | null; now: Money };

/** How an order is paid, and with what: the card's token, or what the travel account asks. */
export type Payment = {
  method: PaymentMethod;
  cardToken: string | null;
  airplus: AirplusAnswers | null;
};

/**
 * An add-on with what is known of its price: it stands, is asked for anew, could not be had, or
 * there are not so many left.
 */
export type ChosenAddOn = OfferedAddOn & { quote: 'settled' | 'asking' | 'failed' | 'gone' };
export type ChosenBedroom = Bedroom & BedroomStay;
export type AddOnChange = Partial<Pick<AddOn, 'amount' | 'time' | 'timeEnd'>>;

/** What can be taken with the cart, and what is. */
export type CheckoutExtras = Pick<Taken, 'layout' | 'serviceFee'> & {
  addOns: AddOnsState<ChosenAddOn>;
  /** All for the same nights. `null` while they are on their way; none where they do not come. */
  bedrooms: readonly ChosenBedroom[] | null;
  /** What was taken before a reload: it stands for the lists until they are there. */
  kept: Pick<Taken, 'addOns' | 'bedrooms'>;
};

/** Memory of the standard checkout (`/book-universal/{cartId}`). */
export type CheckoutSession = BaseSession & {
  page: 'checkout';
  cart: Readable<CartState>;
  /** Seconds left of the hold, counted on the server's clock; `null` where nothing is held. */
  holdSeconds: Readable<number | null>;
  /** `null` while unknown or not to be had: the block is then left out. */
  cancellation: Readable<CancellationTerms | null>;
  extras: Readable<CheckoutExtras>;
  order: Readable<OrderState>;
  /**
   * What is to be said of the address that somebody orders with, in the legacy flow (CART-009,
   *
   */
  emailCheck: Readable<EmailCheckState>;
  /**
   * Address of the card vault's frame with everything it needs, and the only origin whose messages
   * are believed.
   */
  cardFrame: { url: string; vaultOrigin: string; ownOrigin: string };
  /** Back to the venue page, with the meeting as it was. */
  venueLink: Readable<string | null>;
  actions: {
    placeOrder: (contact: Contact, payment: Payment, marketingConsent: boolean) => void;
    dismissOrder: () => void;
    /** Takes so many of an add-on at those times, and asks what that costs. */
    changeAddOn: (id: string, change: AddOnChange) => void;
    retryQuote: (id: string) => void;
    retryAddOns: () => void;
    changeBedroom: (id: string, amount: number) => void;
    changeNights: (nights: Pick<BedroomStay, 'checkIn' | 'checkOut'>) => void;
    chooseLayout: (layout: Taken['layout']) => void;
    tickServiceFee: (ticked: boolean) => void;
    /** Tries the order again with the code that was mailed. */
    verifyEmail: (code: string) => void;
    resendCode: () => void;
    dismissEmailCheck: () => void;
    retryCart: () => void;
  };
};
