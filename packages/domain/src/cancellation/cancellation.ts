import type { Money } from '../money.ts';
import type { CheckoutFlow } from '../query/site-settings.ts';
import type { Instant } from '../time.ts';

/**
 * One band of the fixed policy (S2 §9): for groups up to `maxPeople` cancelling is free until
 * `daysAhead` full days before the start.
 */
export type CancellationBand = { minPeople: number; maxPeople: number | null; daysAhead: number };

export type CancellationTerms = {
  bands: readonly CancellationBand[];
  /** The band of this booking. */
  yours: CancellationBand;
  /** Last instant of a free cancellation; `null` where cancelling is no longer free. */
  freeUntil: Instant | null;
};

const smallGroups: CancellationBand = { minPeople: 1, maxPeople: 10, daysAhead: 5 };
const mediumGroups: CancellationBand = { minPeople: 11, maxPeople: 20, daysAhead: 10 };
const largeGroups: CancellationBand = { minPeople: 21, maxPeople: null, daysAhead: 20 };
const bands = [smallGroups, mediumGroups, largeGroups];

const daySeconds = 86_400;
/** After booking, cancelling is free for this many seconds (REGUS-051). */
const graceSeconds = 7200;

/** The policy without dates, with the band of a group of `people` (REGUS-050). */
export const cancellationPolicy = (people: number): Pick<CancellationTerms, 'bands' | 'yours'> => ({
  bands,
  yours: bandFor(people),
});

/** What the policy looks at in each meeting of a booking. */
export type MeetingToCancel = { delegates: number; startInstant: Instant };

/**
 * The policy for a booking (REGUS-050, REGUS-051, A-179, B-069): free until the band's number of
 * 24-hour days before the start, and always for two hours after booking while the meeting has not
 * started. Several meetings are cancelled together: the largest group and the earliest start
 * decide.
 */
export function cancellationTerms(
  meetings: readonly MeetingToCancel[],
  bookedAt: Instant,
): CancellationTerms {
  const yours = bandFor(Math.max(...meetings.map(({ delegates }) => delegates)));
  const start = startOf(meetings);
  if (bookedAt >= start) return { bands, yours, freeUntil: null };
  const byBand = start - yours.daysAhead * daySeconds;
  const byGrace = Math.min(bookedAt + graceSeconds, start - 1);
  return { bands, yours, freeUntil: Math.max(byBand, byGrace) };
}

const startOf = (meetings: readonly MeetingToCancel[]): Instant =>
  Math.min(...meetings.map(({ startInstant }) => startInstant));

function bandFor(people: number): CancellationBand {
  if (people <= 10) return smallGroups;
  return people <= 20 ? mediumGroups : largeGroups;
}

/** The venue's own texts on cancelling: text or an address (`readTerms`), `''` for none. */
export type VenueCancellation = { forBookings: string; forEnquiries: string };

/**
 * The text beside the policy: none in the office flow, whose policy is fixed (B-068, REGUS-050);
 * elsewhere the venue's, for an enquiry the one for enquiries if there is one (OPERA-022,
 * CHECK-012).
 */
export function cancellationText(
  flow: CheckoutFlow,
  venue: VenueCancellation,
  isEnquiry: boolean,
): string | null {
  if (flow === 'office') return null;
  const text = (isEnquiry && venue.forEnquiries.trim()) || venue.forBookings.trim();
  return text === '' ? null : text;
}

/**
 * Status of an order: unfinished, a booking, an enquiry without a reply, one that the venue has
 * offered a price for, or ended.
 */
export type OrderStatus =
  'created' | 'confirmed' | 'enquiry' | 'offered' | 'declined' | 'cancelled' | 'expired';

/** Whether the order is a request that can still become a booking. */
export const isRequest = (status: OrderStatus): boolean =>
  status === 'enquiry' || status === 'offered';

export type OrderToCancel = {
  status: OrderStatus;
  meetings: readonly MeetingToCancel[];
  /** When the booking was confirmed, or the enquiry sent. */
  bookedAt: Instant;
  /** `null` where the order has no price. */
  total: Money | null;
  currency: string;
  /** The amount is reserved on a card. */
  isReserved: boolean;
};

/** Result of a cancellation at this moment. */
export type OrderCancellation = {
  state: 'open' | 'cancelled' | 'closed';
  /** What the venue keeps, 0 for nothing; `null`: as agreed with the venue. */
  fee: Money | null;
  /** What is released on the card; `null` where nothing is reserved. */
  refund: Money | null;
  freeUntil: Instant | null;
};

/**
 * Whether an order can be cancelled at `now`, and at what fee (D-14, D-17): an enquiry is withdrawn,
 * and an offer declined, for free, a booking by the policy, and neither after the meeting has started.
 */
export function orderCancellation(order: OrderToCancel, now: Instant): OrderCancellation {
  const nothing: Money = { minor: 0, currency: order.currency };
  const start = startOf(order.meetings);
  const ended = { fee: null, refund: null, freeUntil: null };
  if (order.status === 'cancelled') return { state: 'cancelled', ...ended };
  if ((order.status !== 'confirmed' && !isRequest(order.status)) || now >= start)
    return { state: 'closed', ...ended };
  if (isRequest(order.status))
    return { state: 'open', fee: nothing, refund: null, freeUntil: start - 1 };
  const { freeUntil } = cancellationTerms(order.meetings, order.bookedAt);
  // All or nothing; the last free instant is included.
  const isFree = freeUntil !== null && now <= freeUntil;
  const refund = order.total && (isFree ? order.total : nothing);
  return {
    state: 'open',
    fee: isFree ? nothing : order.total,
    refund: order.isReserved ? refund : null,
    freeUntil,
  };
}
