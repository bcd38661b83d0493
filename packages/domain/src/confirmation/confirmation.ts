import type { OrderCancellation, OrderStatus } from '../cancellation/cancellation.ts';
import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { CheckoutPaymentMethod } from '../payment/payment-method.ts';
import type { Instant, WallDate, WallDateTime, WallTime, Zone } from '../time.ts';
import type { OrderBill } from './bill.ts';
import type { BookingChoices } from './booking-change.ts';
import type { SpokenTerms } from '../venue/venue.ts';
import { answerDeadline, type VenueOffer } from './venue-offer.ts';

/** The fee the venue kept, and the refund to the card. */
export type CancellationCost = Pick<OrderCancellation, 'fee' | 'refund'>;

/** An order as the thank-you page shows it, and as it is stored for that page. */
export type Confirmation = {
  orderId: string;
  /** A request that the venue has not accepted. */
  isEnquiry: boolean;
  status: OrderStatus;
  /** What the cancellation cost; `null` where the order is not cancelled. */
  cancellation: CancellationCost | null;
  email: string;
  /**
   * The venue's terms for cancelling an enquiry, a text or the address of a page (VENUE-053);
   * absent for bookings and where it has none.
   */
  termsOfCancelling?: string;
  /** The whole total incl. VAT; `null` if a part has no price. */
  total: Money | null;
  /** How it is paid; `null` where nothing was booked. */
  payment: CheckoutPaymentMethod | null;
  /**
   * Whether it can be cancelled, and at what cost, when it was loaded; `null` where that is not
   * known.
   */
  cancelling: OrderCancellation | null;
  /** Who ordered; `bookedAt` is when it was confirmed, `null` where it was not. */
  customer: { name: string; company: string; bookedAt: Instant | null };
  /** The receipt of a booking; `null` where nothing is booked, or a part has no price. */
  bill: OrderBill | null;
  /** Until when the venue can answer an enquiry; `null` for all others. */
  answerUntil: Instant | null;
  /** The venue's offer, while it is open or has ended unanswered; else `null`. */
  offer: VenueOffer | null;
  /** What can be changed; `null` where nothing can be. */
  choices: BookingChoices | null;
  venue: {
    title: string;
    alias: string;
    address: string;
    timezone: Zone;
    phone: string;
    /** Its terms of use, a text or the address of a page; `''` for none. */
    terms: string;
  };
  spokenTerms?: SpokenTerms;
  events: readonly {
    /** The short number for phone calls. */
    orderNumber: string;
    title: string;
    /** The room; for a room it is the title again. */
    roomTitle: string;
    start: WallDateTime;
    end: WallDateTime;
    startInstant: Instant;
    delegates: number;
    layout: LayoutCode | '_none';
    total: Money | null;
  }[];
  /**
   * Services from the venue's catalogue; `total` is for the whole amount and part of the order's
   * total, `null` where the venue has to name it.
   */
  services: readonly {
    name: string;
    amount: number;
    time: WallTime | '';
    timeEnd: WallTime | '';
    total: Money | null;
  }[];
  /** Booked with the meeting (D-10); `total` is for all nights, and part of the order's total. */
  bedrooms: readonly {
    name: string;
    amount: number;
    checkIn: WallDate;
    checkOut: WallDate;
    total: Money;
  }[];
};

export type OrderInTime = {
  status: OrderStatus;
  /** End of the hold of an unfinished order, or of the venue's offer; `null` without a hold. */
  holdUntil: Instant | null;
  /** When the enquiry was sent; `null` for an unfinished order. */
  sentAt: Instant | null;
  /** Start of the meeting's first day. */
  start: Instant;
};

/**
 * Status of an order at a moment: an unfinished order expires with its hold, an offer with its
 * validity, and an enquiry when its venue has not answered in time.
 */
export function orderStatusAt(
  { status, holdUntil, sentAt, start }: OrderInTime,
  now: Instant,
): OrderStatus {
  switch (status) {
    case 'created':
    case 'offered':
      return holdUntil !== null && now >= holdUntil ? 'expired' : status;
    case 'enquiry':
      return now >= answerDeadline(sentAt ?? now, start) ? 'expired' : status;
    default:
      return status;
  }
}

/** Statuses of an order that has ended, or was never sent. */
export type OverStatus = Exclude<OrderStatus, 'confirmed' | 'enquiry' | 'offered'>;

/** Whether the order is neither booked, nor waiting for the venue or the visitor. */
export const isOver = (status: OrderStatus): status is OverStatus =>
  status !== 'confirmed' && status !== 'enquiry' && status !== 'offered';
