import type { Money } from '../money.ts';
import type { Instant } from '../time.ts';
import { cancellationTerms, costOfCancelling, refundOnCancelling } from './cancellation.ts';

/** Status of an order: unfinished, a booking, an enquiry without a reply, or ended. */
export type OrderStatus =
  'created' | 'confirmed' | 'enquiry' | 'declined' | 'cancelled' | 'expired';

export type OrderToCancel = {
  status: OrderStatus;
  people: number;
  start: Instant;
  /** When the booking was confirmed, or the enquiry sent. */
  bookedAt: Instant;
  /** `null` where the order has no price. */
  total: Money | null;
  currency: string;
  /** The amount is authorized on a card. */
  isPaid: boolean;
};

/** Result of a cancellation at this moment. */
export type OrderCancellation = {
  state: 'open' | 'cancelled' | 'closed';
  /** What the venue keeps, 0 for nothing; `null`: as agreed with the venue. */
  fee: Money | null;
  /** What the card gets back; `null` where nothing was paid. */
  refund: Money | null;
  freeUntil: Instant | null;
};

/**
 * Whether an order can be cancelled at `now`, and at what fee (D-14, D-17): an enquiry is withdrawn
 * for free, a booking by the policy, and neither after the meeting has started.
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
