import type { Money } from '../money.ts';
import type { Instant } from '../time.ts';
import { cancellationTerms, costOfCancelling, refundOnCancelling } from './cancellation.ts';

/**
 * What became of an order: nothing yet, a booking, an enquiry that waits for its answer, or an end.
 */
export type OrderStatus =
  'created' | 'confirmed' | 'enquiry' | 'declined' | 'cancelled' | 'expired';

export type OrderToCancel = {
  status: OrderStatus;
  people: number;
  start: Instant;
  /** When it was confirmed, or the enquiry sent. */
  bookedAt: Instant;
  /** `null` where the venue named no price here. */
  total: Money | null;
  currency: string;
  /** The amount is reserved on a card. */
  isPaid: boolean;
};

/** What cancelling at this moment would mean. */
export type OrderCancellation = {
  state: 'open' | 'cancelled' | 'closed';
  /** What stays with the venue, 0 where nothing does; `null`: what was agreed with the venue. */
  fee: Money | null;
  /** What comes back to the card; `null` where nothing was paid. */
  refund: Money | null;
  freeUntil: Instant | null;
};

/**
 * Whether an order can be cancelled at `now`, and at what cost (D-14, D-17): an enquiry is taken
 * back for nothing, a booking by the policy, and neither once the meeting has begun.
 */
export function orderCancellation(order: OrderToCancel, now: Instant): OrderCancellation {
  const nothing: Money = { minor: 0, currency: order.currency };
  const ended = { fee: null, refund: null, freeUntil: null };
  if (order.status === 'cancelled') return { state: 'cancelled', ...ended };
  if ((order.status !== 'confirmed' && order.status !== 'enquiry') || now >= order.start)
    return { state: 'closed', ...ended };
  if (order.status === 'enquiry')
    return { state: 'open', fee: nothing, refund: null, freeUntil: order.start - 1 };
  const back = refundOnCancelling(order.people, order.start, order.bookedAt, now);
  const cost = order.total && costOfCancelling(order.total, back);
  return {
    state: 'open',
    fee: back === 'full' ? nothing : (cost?.fee ?? null),
    refund: order.isPaid ? (cost?.refund ?? null) : null,
    freeUntil: cancellationTerms(order.people, order.start, order.bookedAt).freeUntil,
  };
}
