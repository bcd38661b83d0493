import type { Instant } from '@foyer/domain';
import { loginDetailsFor } from '../account/login-details.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { type Queries, serverNow } from '../database/database.ts';
import { freeAddOns } from '../database/add-on-allocations.ts';
import { dropHoldsOf } from '../database/allocations.ts';
import { freeCode } from '../database/discount-claims.ts';
import { isBeingPaid } from '../database/venue-offers.ts';
import type { Order } from '../database/order.ts';
import { lockOrder, markAccepted, markEnded } from '../database/orders.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { acceptedMail, declinedMail } from '../mail/status-mails.ts';
import type { Mail } from '../mail/mail.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { bookFreeRoom, refuseWhenTaken, takeAddOns } from './allocation.ts';
import { statusNow } from './order.ts';
import { limitedOf } from './order-services.ts';

export type VenueAnswer = 'accept' | 'decline';

/** `now`: this call changed it. `before`: it already had this status. */
export type AnsweredEnquiry = { order: Order; since: 'now' | 'before' };

const taken = refused('room_taken', 'somebody else has the room at that time');

/**
 * The venue's answer to an enquiry (D-16), stored once: lock, booking, order and the visitor's mail
 * are one transaction. Accepting allocates the room as a booking does, so that two enquiries cannot
 * get it; an enquiry without a price needs an offer instead (D-19). Declining also takes an offer
 * back.
 */
export async function answerEnquiry(
  dependencies: ApiDependencies,
  orderId: string,
  answer: VenueAnswer,
): Promise<Outcome<AnsweredEnquiry>> {
  const outcome = await refuseWhenTaken(taken, () =>
    dependencies.database.transaction(async (queries): Promise<Outcome<AnsweredEnquiry>> => {
      const order = await lockOrder(queries, orderId);
      if (order === null || order.status === 'created')
        return refused('order_not_found', 'there is no such enquiry');
      const isOpen =
        order.status === 'enquiry' || (answer === 'decline' && order.status === 'offered');
      if (!isOpen) return answered({ order, since: 'before' });
      const now = await serverNow(queries, dependencies.clock);
      const settled =
        answer === 'accept'
          ? await accept(queries, dependencies, order, now)
          : await decline(queries, dependencies, order, now);
      return settled.ok ? answered({ order: settled.answer, since: 'now' }) : settled;
    }),
  );
  if (outcome.ok && outcome.answer.since === 'now') dependencies.jobs.wake('mail');
  return outcome;
}

async function accept(
  queries: Queries,
  dependencies: ApiDependencies,
  order: Order,
  now: Instant,
): Promise<Outcome<Order>> {
  if (statusNow(order, now) === 'expired')
    return refused('venue_closed', 'the time to answer is over');
  if (order.total === null)
    return refused('not_bookable', 'nothing says what it costs: it needs an offer');
  await dependencies.roomLock.take(
    queries,
    order.items.map(({ roomId }) => roomId),
  );
  // All days or none: a refusal rolls back the days before it.
  for (const slot of order.items) {
    if (
      !(await bookFreeRoom(
        queries,
        { cartId: order.cartId, orderId: order.id, venueId: order.venueId, slot },
        now,
        dependencies.roomLock.beforeTaking,
      ))
    )
      return taken;
  }
  const entry = await dependencies.catalogue.entry(order.venueId, order.venueVersion, queries);
  const services = await takeAddOns(
    queries,
    dependencies.roomLock,
    { cartId: order.cartId, holdUntil: null },
    limitedOf(entry, order),
    now,
  );
  if (!services.ok) return services;
  // The two hours of free cancellation count from here.
  const accepted: Order = { ...order, status: 'confirmed', processedAt: now };
  await markAccepted(queries, order.id, now);
  const { publicUrl, secret } = dependencies.configuration;
  const mails: readonly Mail[] = [
    acceptedMail(accepted, entry, publicUrl),
    ...(await loginDetailsFor(queries, secret, accepted, now)),
  ];
  await putInOutbox(queries, dependencies.jobs, order.id, mails);
  return answered(accepted);
}

async function decline(
  queries: Queries,
  dependencies: ApiDependencies,
  order: Order,
  now: Instant,
): Promise<Outcome<Order>> {
  const declined: Order = { ...order, status: 'declined' };
  if (await isBeingPaid(queries, order.id, now))
    return refused('already_ordered', 'the visitor is accepting the offer right now');
  await markEnded(queries, order.id, 'declined', now);
  await dropHoldsOf(queries, order.cartId);
  await freeAddOns(queries, order.cartId);
  await freeCode(queries, order.cartId);
  const entry = await dependencies.catalogue.entry(order.venueId, order.venueVersion, queries);
  await putInOutbox(queries, dependencies.jobs, order.id, [declinedMail(declined, entry)]);
  return answered(declined);
}
