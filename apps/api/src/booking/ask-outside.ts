import type { Money } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { Order } from '../database/order.ts';
import { forgetBooking, openTriesOf } from '../database/outside-bookings.ts';
import type { Party } from '../database/outside-holds.ts';
import { serverNow } from '../database/server-now.ts';
import type { Refused } from '../http/problem.ts';
import type { OutsideAnswer, OutsideProblem } from '../providers/outside-party.ts';
import { hashOf } from './idempotency.ts';
import { releaseAt, releaseTry, releaseTime } from './outstanding-releases.ts';
import { endCart } from './outside-hold.ts';
import { announce, type OutsideOutcome, type OutsideStep } from './outside-step.ts';

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
