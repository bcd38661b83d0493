import type {
  CancellationTerms,
  Cart,
  CheckoutPaymentMethod,
  CheckoutValues,
  PropertyItem,
  Venue,
  WallTime,
} from '@foyer/domain';
import type { CheckoutActions, CheckoutSession, CheckoutState } from './checkout-session.ts';
import type { Readable } from './readable.ts';

/** Where the add-ons of the house stand (OPERA-025); they are in the items once they are there. */
export type AddOnsLoad = 'loading' | 'loaded' | 'failed';

/** Which add-on of which event. */
export type AddOnAt = { event: number; kind: 'menu' | 'misc'; id: string };

/** Memory of the property system's checkout (`/book`, `/checkout`). */
export type PropertySession = CheckoutSession<
  /** `items` are the cart's events with what is added to each. */
  CheckoutState<{ cart: Cart; items: readonly PropertyItem[] }>
> & {
  page: 'property-checkout';
  venue: Venue;
  addOns: Readable<AddOnsLoad>;
  cancellation: Readable<CancellationTerms | null>;
  /** What can be paid with, and how many menus an event can have (OPERA-043, OPERA-046). */
  paymentMethods: readonly CheckoutPaymentMethod[];
  menuCap: number;
  actions: CheckoutActions & {
    changeAmount: (at: AddOnAt, amount: number) => void;
    changeTime: (at: AddOnAt, time: WallTime | '') => void;
    placeOrder: (
      values: CheckoutValues,
      payment: { method: CheckoutPaymentMethod; cardToken: string | null },
    ) => void;
    retryAddOns: () => void;
  };
};
