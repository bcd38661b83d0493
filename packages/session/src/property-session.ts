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

/** State of loading the venue's add-ons (OPERA-025); once loaded, they are in the items. */
export type AddOnsLoad = 'loading' | 'loaded' | 'failed';

/** One add-on of one event. */
export type AddOnAt = { event: number; kind: 'menu' | 'misc'; id: string };

/** Session of the property flow's checkout (`/book`, `/checkout`). */
export type PropertySession = CheckoutSession<
  /** `items` are the cart's events with their add-ons. */
  CheckoutState<{ cart: Cart; items: readonly PropertyItem[] }>
> & {
  page: 'property-checkout';
  venue: Venue;
  addOns: Readable<AddOnsLoad>;
  cancellation: Readable<CancellationTerms | null>;
  /** Payment methods, and the maximum number of menus per event (OPERA-043, OPERA-046). */
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
