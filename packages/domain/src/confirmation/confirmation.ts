import type { OrderCancellation, OrderStatus } from '../cancellation/cancellation.ts';
import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDate, WallDateTime, WallTime, Zone } from '../time.ts';

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
  venue: { title: string; alias: string; address: string; timezone: Zone; phone: string };
  events: readonly {
    /** The short number for phone calls. */
    orderNumber: string;
    title: string;
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
  /** End of the hold of an unfinished order; `null` without a hold. */
  holdUntil: Instant | null;
  /** Start of the meeting's first day. */
  start: Instant;
};

/**
 * Status of an order at a moment: an unfinished order expires with its hold, and an unanswered
 * enquiry when the meeting was to start.
 */
export function orderStatusAt(
  { status, holdUntil, start }: OrderInTime,
  now: Instant,
): OrderStatus {
  if (status === 'created' && holdUntil !== null && now >= holdUntil) return 'expired';
  return status === 'enquiry' && now >= start ? 'expired' : status;
}

/** Whether the order has ended: it is neither booked nor waiting for the venue. */
export const isOver = (
  status: OrderStatus,
): status is Exclude<OrderStatus, 'confirmed' | 'enquiry'> =>
  status !== 'confirmed' && status !== 'enquiry';
