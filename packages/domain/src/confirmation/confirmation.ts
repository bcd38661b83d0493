import type { OrderCancellation, OrderStatus } from '../cancellation/order-cancellation.ts';
import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDate, WallDateTime, WallTime, Zone } from '../time.ts';

/** What stayed with the venue, and what came back to the card. */
export type CancellationCost = Pick<OrderCancellation, 'fee' | 'refund'>;

/** What the thank-you page shows of an order; also what is kept in storage for it. */
export type Confirmation = {
  orderId: string;
  /** A request that no venue has accepted. */
  isEnquiry: boolean;
  status: OrderStatus;
  /** At what cost it was cancelled; `null` where it was not. */
  cancellation: CancellationCost | null;
  email: string;
  /**
   * What the venue says of cancelling an enquiry, a text or the address of a page (VENUE-053);
   * absent where it says nothing, and of bookings.
   */
  termsOfCancelling?: string;
  venue: { title: string; alias: string; address: string; timezone: Zone; phone: string };
  events: readonly {
    /** The number people say on the phone. */
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
   * Taken of the venue's catalogue; `total` is of all of one kind and part of the order's, `null`
   * where the venue has to name it.
   */
  services: readonly {
    name: string;
    amount: number;
    time: WallTime | '';
    timeEnd: WallTime | '';
    total: Money | null;
  }[];
  /** Taken with the meeting (D-10); `total` is of all their nights, and part of the order's. */
  bedrooms: readonly {
    name: string;
    amount: number;
    checkIn: WallDate;
    checkOut: WallDate;
    total: Money;
  }[];
};
