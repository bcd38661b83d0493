import type { Instant, Money } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type Queries, serverNow } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import {
  announceBooking,
  forgetBooking,
  markBookingsForRelease,
  openTriesOf,
  type OutsideBooking,
  type OutstandingBooking,
} from '../database/outside-bookings.ts';
import type { Party } from '../database/outside-holds.ts';
import type { Refused } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { OutsideAnswer, OutsideProblem } from '../providers/outside-party.ts';
import { hashOf } from './idempotency.ts';
import { endCart } from './outside-hold.ts';
import { releaseAt, releaseTime, releaseTry } from './outstanding-releases.ts';

type OutsideOutcome =
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
async function announce(
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

type Asking = {
  party: Party;
  total: Money;
  methods: readonly string[];
  /** Everything that is booked: different content is a different booking. */
  content: unknown;
  ask: (key: string) => Promise<OutsideAnswer<{ bookingId: string }>>;
  refusalOf: (problem: OutsideProblem) => Refused;
  /**
   * Whether a refusal means that the rooms are taken; after any other one the visitor can correct
   * the order and retry.
   */
  endsCart: (code: string) => boolean;
};

/** Books an order with an outside party, once per content. */
export function askOutside(
  dependencies: ApiDependencies,
  { party, total, methods, content, ask, refusalOf, endsCart }: Asking,
): OutsideStep {
  const { database, providers, clock, jobs } = dependencies;

  async function book(order: Order, authorizationId: string | null): Promise<OutsideOutcome> {
    const key = `${order.id}-${hashOf(content).slice(0, 16)}`;
    for (const earlier of await openTriesOf(database, order.id)) {
      if (earlier.key !== key && (await releaseTry(providers, earlier, authorizationId)))
        await forgetBooking(database, earlier.key);
    }
    const now = await serverNow(database, clock);
    await database.transaction(async (queries) => {
      await announce(
        queries,
        jobs,
        { key, party, orderId: order.id, authorizationId },
        releaseTime(order.holdUntil, now),
      );
      return { ok: true };
    });
    const answer = await ask(key);
    if (answer.kind === 'answered')
      return { kind: 'booked', key, reference: answer.value.bookingId };
    const refusal = refusalOf(answer);
    if (answer.kind !== 'refused') return { kind: 'unsure', refusal };
    await forgetBooking(database, key);
    if (endsCart(answer.code)) await endCart(dependencies, order.cartId, party);
    return { kind: 'refused', refusal };
  }

  return {
    total,
    methods,
    book,
    undo: async ({ key }) => {
      if (await releaseAt(providers, party, key)) await forgetBooking(database, key);
    },
  };
}
