import type {
  AddOn,
  AddOnsState,
  AirplusAnswers,
  Bedroom,
  BedroomStay,
  CancellationTerms,
  Cart,
  Contact,
  OfferedAddOn,
  PaymentMethod,
  Taken,
} from '@foyer/domain';
import type { CheckoutActions, CheckoutSession, CheckoutState } from './checkout-session.ts';
import type { Readable } from './readable.ts';

/** Payment method with its data: the card's token, or the fields of the travel account. */
export type Payment = {
  method: PaymentMethod;
  cardToken: string | null;
  airplus: AirplusAnswers | null;
};

/**
 * An add-on with the state of its price: current, being loaded, failed, or the amount is no longer
 * available.
 */
export type ChosenAddOn = OfferedAddOn & { quote: 'settled' | 'asking' | 'failed' | 'gone' };
export type ChosenBedroom = Bedroom & BedroomStay;
export type AddOnChange = Partial<Pick<AddOn, 'amount' | 'time' | 'timeEnd'>>;

/** What can be added to the cart, and what is chosen. */
export type CheckoutExtras = Pick<Taken, 'layout' | 'serviceFee'> & {
  addOns: AddOnsState<ChosenAddOn>;
  /** All for the same nights. `null` while loading; empty where the call failed. */
  bedrooms: readonly ChosenBedroom[] | null;
  /** The stored choice, used until the lists have loaded, for example after a reload. */
  kept: Pick<Taken, 'addOns' | 'bedrooms'>;
};

/** The discount code that was named last: priced, being asked about, or refused as it was typed. */
export type CartCode =
  | { kind: 'settled' }
  | { kind: 'asking' }
  | {
      kind: 'refused';
      typed: string;
      reason: 'unknown' | 'not-for-this' | 'used-up' | 'too-often' | 'failed';
    };

/** Session of a cart's checkout (`/book-universal/{cartId}`, `/checkout/{orderId}`). */
export type CartSession = CheckoutSession<CheckoutState<{ cart: Cart }>> & {
  page: 'cart-checkout';
  /** `null` while unknown or unavailable: then the block is left out. */
  cancellation: Readable<CancellationTerms | null>;
  extras: Readable<CheckoutExtras>;
  code: Readable<CartCode>;
  actions: CheckoutActions & {
    placeOrder: (contact: Contact, payment: Payment, marketingConsent: boolean) => void;
    /** Changes amount and times of an add-on, and loads its price. */
    changeAddOn: (id: string, change: AddOnChange) => void;
    retryQuote: (id: string) => void;
    retryAddOns: () => void;
    changeBedroom: (id: string, amount: number) => void;
    changeNights: (nights: Pick<BedroomStay, 'checkIn' | 'checkOut'>) => void;
    chooseLayout: (layout: Taken['layout']) => void;
    tickServiceFee: (ticked: boolean) => void;
    /** Prices the cart by a discount code; `''` takes the present one away. */
    applyCode: (code: string) => void;
  };
};
