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
import type { StoredOffer } from './venue-offers.ts';

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
  siteHost: string | null;
  contact: Contact;
  payloadHash: string;
  paymentMethod: string | null;
  paymentAttempt: number;
  /** The fields that the travel account asks for. */
  airplus: AirplusAnswers | null;
  /** The visitor agreed to receive offers by mail. */
  marketingConsent: boolean;
  processedAt: Instant | null;
  /** The first of `items`; the only one outside of the property flow. */
  item: CartItem;
  items: readonly CartItem[];
  extras: readonly OrderExtra[];
  /** Add-ons of the venue's catalogue, at their prices when ordered. */
  services: readonly AddOn[];
  /** With their prices when ordered. */
  bedrooms: readonly BedroomStay[];
  /** Minor units of the venue's service fee, if it was ticked. */
  serviceFee: number;
  /** Minor units of the venue's fee for premium service. */
  premiumFee: number;
  /** The whole total incl. VAT; `null` if a part has no price. */
  total: Money | null;
  /** The outside party that keeps the rooms too; `null` for our own venues. */
  keptBy: Party | null;
  holdUntil: Instant | null;
  /** The account that was logged in when it was ordered. */
  accountId: string | null;
  /** Of the amount that is reserved on the card. */
  authorizationId: string | null;
  /** Fee and refund of the cancellation. */
  cancellation: KeptCancellation | null;
  /** How often its visitor has changed it since it was booked. */
  changes: number;
  /** The venue's latest offer, if it was an enquiry without a price. */
  offer: StoredOffer | null;
};

/**
 * What is stored of a cancellation; for an enquiry also whether it had become a booking, if known.
 */
export type KeptCancellation = CancellationCost & { wasBooked?: boolean };

/** The parts of an order that are charged. */
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

/** The sum of all parts; `null` if one has no price. */
export function wholeTotal(parts: BookingParts): Money | null {
  const total = bookingTotal(parts);
  return total.kind === 'all' ? total.total : null;
}

/** The order number as people read it. */
export const orderNumberOf = (order: Pick<Order, 'number'>): string => `FY-${order.number}`;

/** Start of the first day. */
export const firstStart = ({ items }: Pick<Order, 'items'>): Instant =>
  Math.min(...items.map(({ startInstant }) => startInstant));

/**
 * The order as it is booked when its visitor accepts an option of the offer, counted from 0; `null`
 * if there is no such option.
 */
export function orderOfOption(order: Order, option: number): Order | null {
  const items = order.offer?.options[option];
  const [item] = items ?? [];
  if (items === undefined || item === undefined) return null;
  const booked = { ...order, isEnquiry: false, items, item };
  return { ...booked, total: wholeTotal(partsOf(booked)) };
}
