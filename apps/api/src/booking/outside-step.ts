import type { Instant, Money } from '@foyer/domain';
import type { Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import {
  announceBooking,
  type OutstandingBooking,
  loosenBookingsOf,
  type OutsideBooking,
} from '../database/outside-bookings.ts';
import type { Refused } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';

export type OutsideOutcome =
  | (OutsideBooking & { kind: 'booked' })
  /** It said no, and nothing is left of it, here or there. */
  | { kind: 'refused'; refusal: Refused }
  /**
   * It gave no answer that can be used: it may have booked. The same try may be made again until
   * the hold ends.
   */
  | { kind: 'unsure'; refusal: Refused };

/** What an order needs besides ours where an outside party keeps the rooms. */
export type OutsideStep = {
  /** Everything together, incl. what was added. */
  total: Money;
  methods: readonly string[];
  book: (order: Order, authorizationId: string | null) => Promise<OutsideOutcome>;
  /** The party booked, and we could not. */
  undo: (booking: OutsideBooking) => Promise<void>;
};

/**
 * Written before the party is asked, in one transaction, so that whatever happens meanwhile is
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

/** A booking that was cancelled here is a loose end there; its card is settled with the order. */
export async function releaseOutside(queries: Queries, jobs: Jobs, orderId: string): Promise<void> {
  await jobs.put(queries, 'outside-release', await loosenBookingsOf(queries, orderId));
}
