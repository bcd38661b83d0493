import type { OrderStatus } from '../cancellation/order-cancellation.ts';
import type { Instant } from '../time.ts';

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
