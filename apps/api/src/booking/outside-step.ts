import type { Instant, Money } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import {
  announceBooking,
  type OutstandingBooking,
  markBookingsForRelease,
  type OutsideBooking,
} from '../database/outside-bookings.ts';
import type { Refused } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';

export type OutsideOutcome =
  | (OutsideBooking & { kind: 'booked' })
  /** The party refused, and nothing is reserved here or there. */
  | { kind: 'refused'; refusal: Refused }
  /**
   * The party gave no usable answer: it may have booked. The same try can be repeated until the
   * hold ends.
   */
  | { kind: 'unsure'; refusal: Refused };

/** What an order needs beyond our own booking if an outside party keeps the rooms. */
export type OutsideStep = {
  /** The total with all additions. */
  total: Money;
  methods: readonly string[];
  book: (order: Order, authorizationId: string | null) => Promise<OutsideOutcome>;
  /** Cancels the party's booking when ours fails. */
  undo: (booking: OutsideBooking) => Promise<void>;
};

/**
 * Stored before the party is asked, in one transaction, so that whatever is reserved meanwhile is
 * released after `releaseAfter`.
 */
export async function announce(
  queries: Queries,
  jobs: Jobs,
  booking: OutstandingBooking & { orderId: string },
  releaseAfter: Instant,
): Promise<void> {
  await announceBooking(queries, booking, releaseAfter);
  await jobs.put(queries, 'outside-release', [{ key: booking.key }], releaseAfter);
}

/**
 * A booking that was cancelled here is an outstanding release there; its card is settled with the
 * order.
 */
export async function releaseOutside(queries: Queries, jobs: Jobs, orderId: string): Promise<void> {
  await jobs.put(queries, 'outside-release', await markBookingsForRelease(queries, orderId));
}
