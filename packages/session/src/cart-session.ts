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

/** Memory of the checkout of a cart (`/book-universal/{cartId}`, `/checkout/{orderId}`). */
export type CartSession = CheckoutSession<CheckoutState<{ cart: Cart }>> & {
  page: 'cart-checkout';
  /** `null` while unknown or not to be had: the block is then left out. */
  cancellation: Readable<CancellationTerms | null>;
  extras: Readable<CheckoutExtras>;
  actions: CheckoutActions & {
    placeOrder: (contact: Contact, payment: Payment, marketingConsent: boolean) => void;
    /** Takes so many of an add-on at those times, and asks what that costs. */
    changeAddOn: (id: string, change: AddOnChange) => void;
    retryQuote: (id: string) => void;
    retryAddOns: () => void;
    changeBedroom: (id: string, amount: number) => void;
    changeNights: (nights: Pick<BedroomStay, 'checkIn' | 'checkOut'>) => void;
    chooseLayout: (layout: Taken['layout']) => void;
    tickServiceFee: (ticked: boolean) => void;
  };
};
