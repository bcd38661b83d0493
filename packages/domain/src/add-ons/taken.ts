import type { CartItem } from '../cart/cart.ts';
import { cartFees, type CartOptions, sentServiceFee } from '../checkout/cart-options.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import { type AddOn, addOnsAsk } from './add-on.ts';
import type { AddOnsState } from './add-ons-state.ts';
import type { BedroomStay } from './bedrooms.ts';
import type { BookingParts } from '../checkout/booking-total.ts';

/** What a visitor adds to a cart, and the layout. An amount of 0 is not included. */
export type Taken = {
  addOns: readonly AddOn[];
  bedrooms: readonly BedroomStay[];
  layout: LayoutCode | '_none';
  /** The venue's service fee is ticked. */
  serviceFee: boolean;
};

type Lists = Pick<Taken, 'layout' | 'serviceFee'> & {
  addOns: AddOnsState<AddOn>;
  bedrooms: readonly BedroomStay[] | null;
  kept: Pick<Taken, 'addOns' | 'bedrooms'>;
};

/** The current choice: from the lists, or until they have loaded from what was stored. */
export const takenOf = ({ addOns, bedrooms, kept, layout, serviceFee }: Lists): Taken => ({
  addOns: addOns.kind === 'loaded' ? addOns.addOns : kept.addOns,
  bedrooms: bedrooms ?? kept.bedrooms,
  layout,
  serviceFee,
});

type TakingCart = Pick<CartOptions, 'premiumFee' | 'serviceFee' | 'unpricedServicesAreFree'> & {
  items: readonly Pick<CartItem, 'total'>[];
  isEnquiry: boolean;
};

/**
 * The chosen add-ons with their prices; where the cart treats add-ons without a price as free,
 * their price is 0 (CHECK-006, A-123).
 */
export const takenAddOns = <Offered extends AddOn>(
  { unpricedServicesAreFree }: Pick<CartOptions, 'unpricedServicesAreFree'>,
  addOns: readonly Offered[],
): readonly Offered[] =>
  addOns
    .filter(({ amount }) => amount > 0)
    .map((addOn) =>
      unpricedServicesAreFree && addOn.price === null
        ? { ...addOn, price: 0, priceExclVat: 0 }
        : addOn,
    );

/**
 * Whether the cart is an enquiry: by itself, or because of an add-on without a price (CHECK-006,
 *
 */
export const asksVenue = (
  { isEnquiry, unpricedServicesAreFree }: Pick<TakingCart, 'isEnquiry' | 'unpricedServicesAreFree'>,
  { addOns }: Pick<Taken, 'addOns'>,
): boolean => isEnquiry || addOnsAsk(addOns, unpricedServicesAreFree);

/** Id of the venue's service fee, for an enquiry where it is ticked (FORM-067). */
export const takenServiceFee = (
  cart: TakingCart,
  taken: Pick<Taken, 'addOns' | 'serviceFee'>,
): string | null =>
  sentServiceFee(cart.serviceFee, {
    ticked: taken.serviceFee,
    mode: asksVenue(cart, taken) ? 'enquiry' : 'booking',
  });

/**
 * Parts of the standard checkout's total: a cart without any price has no fee for premium service
 * (CHECK-005, CHECK-008).
 */
export function checkoutParts(
  cart: TakingCart,
  taken: Pick<Taken, 'addOns' | 'bedrooms' | 'serviceFee'>,
): BookingParts {
  const hasPrice = cart.items.some(({ total }) => total !== null);
  return {
    items: cart.items,
    extras: [],
    services: takenAddOns(cart, taken.addOns),
    bedrooms: taken.bedrooms.filter(({ amount }) => amount > 0),
    fees: cartFees(
      { ...cart, premiumFee: hasPrice ? cart.premiumFee : null },
      takenServiceFee(cart, taken) !== null,
    ),
  };
}
