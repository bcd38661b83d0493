import type { OrderCancellation } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import { freeAddOns } from '../database/add-on-allocations.ts';
import { dropHoldsOf, freeRoomsOf } from '../database/allocations.ts';
import { freeCode } from '../database/discount-claims.ts';
import type { Order } from '../database/order.ts';
import { lockOrder, markCancelled } from '../database/orders.ts';
import { serverNow } from '../database/database.ts';
import { isBeingPaid } from '../database/venue-offers.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { cancelledMails } from '../mail/status-mails.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { releaseOutside } from './ask-outside.ts';
import { cancellationOf } from './cancellation-of.ts';
import { releaseAuthorization, releaseLater } from './outstanding-releases.ts';

/**
 * Ends a booking or takes an enquiry back, at the fee that was shown (D-6, D-17): the room is freed
 * and both mails are written in one transaction. The card is released after it; if the vault is
 * down, a job does it later. A repeated call gets the same answer.
 */
export async function cancelOrder(
  dependencies: ApiDependencies,
  orderId: string,
  shownFee: number | null,
): Promise<Outcome<{ order: Order; cancellation: OrderCancellation }>> {
  const { database, catalogue, clock, jobs, configuration } = dependencies;
  let release = false;
  const outcome = await database.transaction(
    async (queries): Promise<Outcome<{ order: Order; cancellation: OrderCancellation }>> => {
      const order = await lockOrder(queries, orderId);
      if (order === null)
        return refused('order_not_found', 'there is no such order', { field: 'orderId' });
      const entry = await catalogue.entry(order.venueId, order.venueVersion, queries);
      const { details } = entry;
      const now = await serverNow(queries, clock);
      const terms = cancellationOf(order, details, now);
      if (terms.state === 'cancelled') return answered({ order, cancellation: terms });
      if (order.status === 'offered' && (await isBeingPaid(queries, order.id, now)))
        return refused('not_cancellable', 'the offer is being accepted right now');
      if (terms.state === 'closed')
        return refused('not_cancellable', 'nothing was booked, or the meeting has begun');
      const { fee, refund } = terms;
      if ((fee?.minor ?? null) !== shownFee)
        return refused('price_changed', 'the fee is another one now', fee ? { total: fee } : {});
      const cancellation = { fee, refund, wasBooked: order.status === 'confirmed' };
      const cancelled: Order = { ...order, status: 'cancelled', cancellation };
      release = refund !== null && refund.minor > 0;
      await freeRoomsOf(queries, order.id);
      await dropHoldsOf(queries, order.cartId);
      await freeAddOns(queries, order.cartId);
      await freeCode(queries, order.cartId);
      await releaseOutside(queries, jobs, order.id);
      await markCancelled(queries, order.id, cancellation, release, now);
      if (release) await releaseLater(queries, jobs, order.id, now);
      await putInOutbox(
        queries,
        jobs,
        order.id,
        cancelledMails(cancelled, order, entry, configuration.publicUrl),
      );
      return answered({ order: cancelled, cancellation: cancellationOf(cancelled, details, now) });
    },
  );
  if (!outcome.ok) return outcome;
  jobs.wake('mail');
  jobs.wake('outside-release');
  if (release) await releaseAuthorization(dependencies, outcome.answer.order);
  return outcome;
}
