import { exponentOf, type Money, roundHalfAwayFromZero } from '../money.ts';
import { capacityReduced } from '../offers/seating.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { Picture } from '../venue/venue.ts';
import {
  layoutAllowed,
  type LayoutCode,
  layoutCodes,
  layoutNameOf,
} from '../query/seating-layouts.ts';

/** A cart's settings for its checkout, besides its items (CHECK-003 to CHECK-008). */
export type CartOptions = {
  /** Fields of the form besides the contact (CHECK-003, A-124). */
  asks: { addOnEndTime: boolean; marketingConsent: boolean; discountCode: boolean };
  paymentMethods: readonly PaymentMethod[];
  /** The payment methods of a booking engine and the preselected one (CHECK-004). */
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
  /** The first picture of the room that is held; `null` where it has none. */
  roomPicture: Picture | null;
  /** Numbers of add-ons and kinds of bedrooms on offer, for the size of their skeletons. */
  offers: { addOns: number; bedrooms: number };
};

/**
 * The cart's payment methods and the preselected one: a booking engine has a list of its own
 * (CHECK-004, A-120).
 */
export const paymentOf = (
  { paymentMethods, bookingEngine }: Pick<CartOptions, 'paymentMethods' | 'bookingEngine'>,
  isBookingEngine: boolean,
): CartOptions['bookingEngine'] =>
  isBookingEngine ? bookingEngine : { paymentMethods, preferred: null };

/**
 * Layouts offered in the standard checkout: those that seat the delegates, never cabaret
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

/** Layouts with fewer seats than without a reduction, as named by the cart. */
export const reducedLayouts = ({ applicableLayouts }: Pick<CartOptions, 'applicableLayouts'>) =>
  applicableLayouts.filter(capacityReduced).map(({ code }) => layoutNameOf(code));

/**
 * The fees added to a cart's total: premium service, and the service fee where it is ticked
 * (CHECK-005, CHECK-008). Minor units.
 */
export const cartFees = (
  { premiumFee, serviceFee }: Pick<CartOptions, 'premiumFee' | 'serviceFee'>,
  withServiceFee: boolean,
): readonly number[] => [
  ...(premiumFee ? [premiumFee.minor] : []),
  ...(serviceFee && withServiceFee ? [serviceFee.amount.minor] : []),
];

/**
 * The fee in whole major units, as it is shown: 49.50 is shown as 50 (PRICE-022, A-074, B-077).
 * Only its id is sent.
 */
export const wholeServiceFee = ({ minor, currency }: Money): number =>
  roundHalfAwayFromZero(minor / 10 ** exponentOf(currency));

/**
 * Id of the venue's fee for an enquiry that includes it; `null` where it is not ticked, for a
 * booking, or without a fee (FORM-067).
 */
export const sentServiceFee = (
  fee: { id: string } | null,
  { ticked, mode }: { ticked: boolean; mode: 'booking' | 'enquiry' | null },
): string | null => (fee !== null && ticked && mode === 'enquiry' ? fee.id : null);
