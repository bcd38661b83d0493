import {
  type AddOn,
  type AirplusAnswers,
  type BedroomStay,
  type BookingParts,
  bookingTotal,
  type CancellationCost,
  type CartItem,
  type Contact,
  type Instant,
  type Money,
  type OrderStatus,
} from '@foyer/domain';
import type { OrderExtra, Party } from './outside-holds.ts';

/** An order as it is stored, with the items of its cart. */
export type Order = {
  id: string;
  number: number;
  cartId: string;
  venueId: string;
  venueVersion: number;
  status: OrderStatus;
  isEnquiry: boolean;
  discountCode: string;
  language: string;
  /** Hostname of the site it was ordered on; `null` for the default one. */
  bookedAt: string | null;
  contact: Contact;
  payloadHash: string;
  paymentMethod: string | null;
  paymentAttempt: number;
  /** What was said to the travel account that pays. */
  airplus: AirplusAnswers | null;
  /** Whoever booked may be written to with offers. */
  marketingConsent: boolean;
  processedAt: Instant | null;
  /** The first of `items`, which is the only one outside of the property system. */
  item: CartItem;
  items: readonly CartItem[];
  extras: readonly OrderExtra[];
  /** Of the venue's own catalogue, as they were priced. */
  services: readonly AddOn[];
  /** With their prices, as they were. */
  bedrooms: readonly BedroomStay[];
  /** Minor units of the venue's fee, where it was ticked. */
  serviceFee: number;
  /** Minor units of what the venue charges for premium service. */
  premiumFee: number;
  /** All of it, incl. VAT; `null` where a price has to be asked for. */
  total: Money | null;
  /** The outside party that keeps the rooms as well; `null` where only we do. */
  keptBy: Party | null;
  holdUntil: Instant | null;
  /** Who was logged in when it was made. */
  accountId: string | null;
  /** Of the card that was charged. */
  authorizationId: string | null;
  /** At what cost it was cancelled. */
  cancellation: KeptCancellation | null;
};

/**
 * What was kept of a cancelling; of an enquiry also whether it had become a booking, where that is
 * known.
 */
export type KeptCancellation = CancellationCost & { wasBooked?: boolean };

/** What an order is charged for. */
export const partsOf = ({
  items,
  extras,
  services,
  bedrooms,
  serviceFee,
  premiumFee,
}: Pick<
  Order,
  'items' | 'extras' | 'services' | 'bedrooms' | 'serviceFee' | 'premiumFee'
>): BookingParts => ({
  items,
  extras,
  services,
  bedrooms,
  fees: [serviceFee, premiumFee].filter((fee) => fee !== 0),
});

/** All of it; `null` where a price has to be asked for. */
export function wholeTotal(parts: BookingParts): Money | null {
  const total = bookingTotal(parts);
  return total.kind === 'all' ? total.total : null;
}
