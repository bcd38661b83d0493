import type { OrderStatus } from '../cancellation/order-cancellation.ts';
import type { Instant } from '../time.ts';

export type OrderInTime = {
  status: OrderStatus;
  /** End of the hold of an order that is not finished; `null` where nothing is held. */
  holdUntil: Instant | null;
  /** Of its first day. */
  start: Instant;
};

/**
 * What an order is by now: unfinished when its hold ran out, or unanswered when the meeting was to
 * begin, it has expired.
 */
export function orderStatusAt(
  { status, holdUntil, start }: OrderInTime,
  now: Instant,
): OrderStatus {
  if (status === 'created' && holdUntil !== null && now >= holdUntil) return 'expired';
  return status === 'enquiry' && now >= start ? 'expired' : status;
}

/** Nothing is booked, and nobody is asked any more. */
export const isOver = (
  status: OrderStatus,
): status is Exclude<OrderStatus, 'confirmed' | 'enquiry'> =>
  status !== 'confirmed' && status !== 'enquiry';
