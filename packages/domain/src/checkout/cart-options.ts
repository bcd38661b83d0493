import type { Money } from '../money.ts';
import { capacityReduced } from '../offers/seating.ts';
import {
  layoutAllowed,
  layoutCodes,
  layoutNameOf,
  type LayoutCode,
} from '../query/seating-layouts.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';

/** What a cart says about its own checkout, beside its items (CHECK-003 to CHECK-008). */
export type CartOptions = {
  /** Questions that the form asks beside the contact's (CHECK-003, A-124). */
  asks: { addOnEndTime: boolean; marketingConsent: boolean; discountCode: boolean };
  paymentMethods: readonly PaymentMethod[];
  /** The same for a booking engine, with the one to begin with (CHECK-004). */
  bookingEngine: { paymentMethods: readonly PaymentMethod[]; preferred: PaymentMethod | null };
  premiumFee: Money | null;
  /** A property system keeps the prices (CHECK-006). */
  hasIntegration: boolean;
  unpricedServicesAreFree: boolean;
  airplus: { reasons: readonly string[]; codes: readonly string[] } | null;
  availabilityId: string;
  applicableLayouts: readonly {
    code: LayoutCode;
    capacity: number | null;
    originalCapacity: number | null;
  }[];
  serviceFee: { id: string; amount: Money } | null;
  /**
   * How many add-ons and kinds of bedrooms there are to take, so that their lists have their size
   * before they come.
   */
  offers: { addOns: number; bedrooms: number };
};

/**
 * The cart's methods and the one to begin with: a booking engine has a list of its own (CHECK-004,
 *
 */
export const paymentOf = (
  { paymentMethods, bookingEngine }: Pick<CartOptions, 'paymentMethods' | 'bookingEngine'>,
  isBookingEngine: boolean,
): CartOptions['bookingEngine'] =>
  isBookingEngine ? bookingEngine : { paymentMethods, preferred: null };

/**
 * Layouts to choose in the standard checkout: those that seat the delegates, never cabaret
 * (CHECK-008, CHECK-020).
 */
export const checkoutLayouts = (
  { applicableLayouts }: Pick<CartOptions, 'applicableLayouts'>,
  delegates: number,
): readonly LayoutCode[] =>
  applicableLayouts
    .filter(
      ({ code, capacity }) => code !== layoutCodes.cabaret && layoutAllowed(capacity, delegates),
    )
    .map(({ code }) => code);

/** A layout that seats fewer than it could, as the cart names it. */
export const reducedLayouts = ({ applicableLayouts }: Pick<CartOptions, 'applicableLayouts'>) =>
  applicableLayouts.filter(capacityReduced).map(({ code }) => layoutNameOf(code));

/**
 * The fees of a cart that are added to its total: premium service, and the service fee where it was
 * ticked (CHECK-005, CHECK-008). Minor units.
 */
export const cartFees = (
  { premiumFee, serviceFee }: Pick<CartOptions, 'premiumFee' | 'serviceFee'>,
  withServiceFee: boolean,
): readonly number[] => [
  ...(premiumFee ? [premiumFee.minor] : []),
  ...(serviceFee && withServiceFee ? [serviceFee.amount.minor] : []),
];
