import type { OrderCancellation, OrderStatus } from '../checkout/order-cancellation.ts';
import type { Money } from '../money.ts';
import type { LayoutCode } from '../query/seating-layouts.ts';
import type { Instant, WallDate, WallDateTime, WallTime, Zone } from '../time.ts';

/** What stayed with the venue, and what came back to the card. */
export type CancellationCost = Pick<OrderCancellation, 'fee' | 'refund'>;

/** What the thank-you page shows of an order; also what is kept in storage for it. */
export type Confirmation = {
  readonly orderId: string;
  /** A request that no venue has accepted. */
  readonly isEnquiry: boolean;
  readonly status: OrderStatus;
  /** At what cost it was cancelled; `null` where it was not. */
  readonly cancellation: CancellationCost | null;
  readonly email: string;
  /** What the venue says of cancelling an enquiry, a text or the address of a page (VENUE-053); absent where it says nothing, and of bookings. */
  readonly termsOfCancelling?: string;
  readonly venue: { readonly title: string; readonly alias: string; readonly address: string; readonly timezone: Zone; readonly phone: string };
  readonly events: readonly {
    /** The number people say on the phone. */
    readonly orderNumber: string;
    readonly title: string;
    readonly start: WallDateTime;
    readonly end: WallDateTime;
    readonly startInstant: Instant;
    readonly delegates: number;
    readonly layout: LayoutCode | '_none';
    readonly total: Money | null;
  }[];
  /** Taken of the venue's catalogue; `total` is of all of one kind and part of the order's, `null` where the venue has to name it. */
  readonly services: readonly { readonly name: string; readonly amount: number; readonly time: WallTime | ''; readonly timeEnd: WallTime | ''; readonly total: Money | null }[];
  /** Taken with the meeting (D-10); `total` is of all their nights, and part of the order's. */
  readonly bedrooms: readonly { readonly name: string; readonly amount: number; readonly checkIn: WallDate; readonly checkOut: WallDate; readonly total: Money }[];
};
