import { answerDeadline, type Instant, reminderAt } from '@foyer/domain';
import type { ApiDependencies } from '../api-dependencies.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { freeAddOns } from '../database/add-on-allocations.ts';
import { dropHoldsOf } from '../database/allocations.ts';
import { type Queries, serverNow } from '../database/database.ts';
import { freeCode } from '../database/discount-claims.ts';
import { type Order, firstStart } from '../database/order.ts';
import { lockOrder, markEnded } from '../database/orders.ts';
import { isBeingPaid } from '../database/venue-offers.ts';
import { answered, type Outcome } from '../http/problem.ts';
import type { JobOf, Jobs } from '../jobs/jobs.ts';
import type { Mail } from '../mail/mail.ts';
import {
  answerReminderMail,
  offerOverMails,
  offerReminderMail,
  questionReminderMail,
  unansweredMails,
} from '../mail/offer-mails.ts';
import { putInOutbox } from '../mail/outbox.ts';

type OrderDue = JobOf['order-due'];

/** Queues the reminder of an enquiry's venue, and the end of its time to answer. */
export async function awaitAnswer(queries: Queries, jobs: Jobs, order: Order): Promise<void> {
  const sent = order.processedAt;
  if (sent === null) return;
  const until = answerDeadline(sent, firstStart(order));
  const orderId = order.id;
  await jobs.put(
    queries,
    'order-due',
    [{ orderId, about: 'answer-reminder' }],
    reminderAt(sent, until),
  );
  await jobs.put(queries, 'order-due', [{ orderId, about: 'answer-over' }], until);
}

/**
 * Reminds who has to answer an enquiry or an offer, or ends it when nobody did: order, room and
 * mails are one transaction. Does nothing about an order that was answered meanwhile, or about an
 * offer that another one has replaced.
 */
export async function handleOrderDue(
  {
    database,
    catalogue,
    clock,
    jobs,
  }: Pick<ApiDependencies, 'database' | 'catalogue' | 'clock' | 'jobs'>,
  due: OrderDue,
): Promise<void> {
  await database.transaction(async (queries): Promise<Outcome<null>> => {
    const order = await lockOrder(queries, due.orderId);
    if (order === null || !isStillDue(order, due)) return answered(null);
    const entry = await catalogue.entry(order.venueId, order.venueVersion, queries);
    const now = await serverNow(queries, clock);
    const mails = await happens(queries, order, due, entry, now);
    await putInOutbox(queries, jobs, order.id, mails);
    return answered(null);
  });
  jobs.wake('mail');
}

function isStillDue({ status, offer }: Order, due: OrderDue): boolean {
  switch (due.about) {
    case 'answer-reminder':
    case 'answer-over':
      return status === 'enquiry';
    case 'offer-reminder':
    case 'offer-over':
      return status === 'offered' && offer?.id === due.offerId;
    default:
      return due satisfies never;
  }
}

async function happens(
  queries: Queries,
  order: Order,
  { about }: OrderDue,
  entry: CatalogueEntry,
  now: Instant,
): Promise<readonly Mail[]> {
  switch (about) {
    case 'answer-reminder':
      return [answerReminderMail(order, entry.details)];
    case 'offer-reminder':
      return order.offer?.question === null
        ? [offerReminderMail(order, entry)]
        : [questionReminderMail(order, entry.details)];
    case 'answer-over':
      await end(queries, order, now);
      return unansweredMails(order, entry);
    case 'offer-over':
      // Who is paying at this moment has accepted in time.
      if (await isBeingPaid(queries, order.id, now)) throw new PaymentUnderWay();
      await end(queries, order, now);
      return offerOverMails(order, entry);
    default:
      return about satisfies never;
  }
}

async function end(queries: Queries, order: Order, now: Instant): Promise<void> {
  await dropHoldsOf(queries, order.cartId);
  await freeAddOns(queries, order.cartId);
  await freeCode(queries, order.cartId);
  await markEnded(queries, order.id, 'expired', now);
}

/** Makes the queue try again. */
class PaymentUnderWay extends Error {
  override readonly name = 'PaymentUnderWay';
}
