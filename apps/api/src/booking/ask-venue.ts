import type { ApiDependencies } from '../api-dependencies.ts';
import { serverNow } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { lockOrder } from '../database/orders.ts';
import { saveQuestion } from '../database/venue-offers.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { questionMail } from '../mail/offer-mails.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { statusNow } from './order.ts';

/**
 * Mails the visitor's question to the venue (D-21). About an offer one question can be asked: the
 * venue answers it with another offer (D-19).
 */
export async function askVenue(
  { database, catalogue, clock, jobs }: ApiDependencies,
  orderId: string,
  question: string,
): Promise<Outcome<Order>> {
  const outcome = await database.transaction(async (queries): Promise<Outcome<Order>> => {
    const order = await lockOrder(queries, orderId);
    if (order === null)
      return refused('order_not_found', 'there is no such order', { field: 'orderId' });
    const { details } = await catalogue.entry(order.venueId, order.venueVersion, queries);
    switch (statusNow(order, await serverNow(queries, clock))) {
      case 'offered':
        if (order.offer === null || order.offer.question !== null)
          return refused('offer_over', 'a question about this offer was asked already');
        await saveQuestion(queries, order.id, question);
        break;
      case 'confirmed':
      case 'enquiry':
        break;
      default:
        return refused('not_bookable', 'this order has ended, or was not sent yet');
    }
    await putInOutbox(queries, jobs, order.id, [questionMail(order, details, question)]);
    return answered({ ...order, offer: order.offer && { ...order.offer, question } });
  });
  if (outcome.ok) jobs.wake('mail');
  return outcome;
}
