import type { Instant, Money } from '@foyer/domain';
import { loginDetailsFor } from '../account/login-details.ts';
import type { ApiDependencies } from '../api-dependencies.ts';
import { dropHoldsOf } from '../database/allocations.ts';
import { type Order, orderOfOption } from '../database/order.ts';
import { lockOrder, markProcessed, orderById } from '../database/orders.ts';
import { setCartItems } from '../database/venue-offers.ts';
import { keepBooking, type OutsideBooking } from '../database/outside-bookings.ts';
import { endPaymentTurn, raisePaymentAttempt, takePaymentTurn } from '../database/payments.ts';
import { type Queries, serverNow } from '../database/database.ts';
import { answered, type Outcome, refused } from '../http/problem.ts';
import { mailsFor } from '../mail/mails-for.ts';
import { putInOutbox } from '../mail/outbox.ts';
import { methodsOfOffer } from './accepted-offer.ts';
import { book, bookFreeRoom, refuseWhenTaken, takeAddOns } from './allocation.ts';
import { airplusProblem, type Payment, paymentProblem } from './payment-problem.ts';
import { acceptedMethods, cartOptionsOf } from './stored-cart.ts';
import { awaitAnswer } from './order-due.ts';
import { statusNow } from './order.ts';
import { claimCode } from './discount-codes.ts';
import { claim, type Intent } from './idempotency.ts';
import { cardKeyOf, releaseOrphanedLater, releaseTime } from './outstanding-releases.ts';
import { limitedOf } from './order-services.ts';
import type { OutsideStep } from './ask-outside.ts';

/**
 * Longer than vault and outside party take with all their retries, so that only a call that was
 * killed loses its turn to the next.
 */
const turnSeconds = { own: 8, outside: 30 };
const waitMs = 150;

type Turn = { kind: 'done'; order: Order } | { kind: 'yours'; order: Order } | { kind: 'wait' };

/**
 * Pays and confirms an order, sends an enquiry, or accepts the venue's offer for one (D-19), once:
 * repeated calls get the same order. The
 * vault, and the outside party that keeps the rooms, are asked between two transactions; calls for
 * one order take turns, so that no amount is reserved twice.
 */
export async function processOrder(
  dependencies: ApiDependencies,
  orderId: string,
  payment: Payment,
  intent: Intent,
  outside: OutsideStep | null = null,
): Promise<Outcome<Order>> {
  for (;;) {
    const turn = await takeTurn(dependencies, orderId, payment, intent, outside);
    if (!turn.ok) return turn;
    switch (turn.answer.kind) {
      case 'done':
        return answered(turn.answer.order);
      case 'wait':
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        break;
      case 'yours': {
        const settled = await settleOrder(dependencies, turn.answer.order, payment, outside);
        if (!settled.ok) await endPaymentTurn(dependencies.database, orderId);
        return settled;
      }
      default:
        return turn.answer satisfies never;
    }
  }
}

function takeTurn(
  dependencies: ApiDependencies,
  orderId: string,
  payment: Payment,
  intent: Intent,
  outside: OutsideStep | null,
): Promise<Outcome<Turn>> {
  const { database, clock, jobs, catalogue } = dependencies;
  return database.transaction(async (queries): Promise<Outcome<Turn>> => {
    const claimed = await claim(queries, intent);
    if (claimed.kind === 'refused') return claimed.refusal;
    const order = await lockOrder(queries, orderId);
    if (order === null)
      return refused('order_not_found', 'there is no such order', { field: 'orderId' });
    const now = await serverNow(queries, clock);
    if (order.status === 'offered') return takeOffer(queries, dependencies, order, payment, now);
    if (order.status !== 'created') return answered({ kind: 'done', order });
    if (order.keptBy !== null && outside === null && !order.isEnquiry)
      return refused('not_bookable', 'this is booked with the party that keeps its rooms');
    const options = cartOptionsOf(
      await catalogue.entry(order.venueId, order.venueVersion, queries),
      order,
    );
    const problem =
      paymentProblem(order, payment, outside?.methods ?? acceptedMethods(options)) ??
      airplusProblem(payment, options);
    if (problem) return problem;
    if (order.isEnquiry || (outside === null && payment.paymentMethod !== 'creditcard'))
      return answered({ kind: 'yours', order });
    const until = now + (outside === null ? turnSeconds.own : turnSeconds.outside);
    if (!(await takePaymentTurn(queries, orderId, until, now))) return answered({ kind: 'wait' });
    // Queued before the vault is asked: it may reserve without an answer, and the visitor may not
    // return.
    if (payment.paymentMethod === 'creditcard')
      await releaseOrphanedLater(queries, jobs, orderId, releaseTime(order.holdUntil, now));
    return answered({ kind: 'yours', order });
  });
}

/**
 * The turn to accept an offer. The rooms are held until its end, and whoever accepts before that has
 * them, however long the card takes.
 */
async function takeOffer(
  queries: Queries,
  { catalogue, jobs }: ApiDependencies,
  order: Order,
  payment: Payment,
  now: Instant,
): Promise<Outcome<Turn>> {
  if (statusNow(order, now) !== 'offered')
    return refused('offer_over', 'the offer is no longer valid');
  const accepted = orderOfOption(order, payment.offer_option ?? 0);
  if (accepted === null)
    return refused('invalid_field', 'the offer has no such option', { field: 'offer_option' });
  const entry = await catalogue.entry(order.venueId, order.venueVersion, queries);
  const problem = paymentProblem(accepted, payment, methodsOfOffer(entry, order));
  if (problem) return problem;
  if (!(await takePaymentTurn(queries, order.id, now + turnSeconds.own, now)))
    return answered({ kind: 'wait' });
  if (payment.paymentMethod === 'creditcard')
    await releaseOrphanedLater(queries, jobs, order.id, releaseTime(now, now));
  return answered({ kind: 'yours', order: accepted });
}

async function settleOrder(
  dependencies: ApiDependencies,
  order: Order,
  payment: Payment,
  outside: OutsideStep | null,
): Promise<Outcome<Order>> {
  if (order.isEnquiry) return confirm(dependencies, order, payment, null, null);
  const authorized =
    payment.paymentMethod === 'creditcard'
      ? await authorize(
          dependencies,
          order,
          outside?.total ?? order.total,
          payment.card_token ?? '',
        )
      : answered(null);
  if (!authorized.ok) return authorized;
  const booked = (await outside?.book(order, authorized.answer)) ?? null;
  // The card stays reserved until the result is known: a retry finds card and booking, or both are
  // released together.
  if (booked?.kind === 'unsure') return booked.refusal;
  if (booked?.kind === 'refused') {
    await giveBack(dependencies, order, authorized.answer);
    return booked.refusal;
  }
  const undo = () =>
    Promise.all([
      giveBack(dependencies, order, authorized.answer),
      booked === null ? null : outside?.undo(booked),
    ]);
  try {
    const confirmed = await confirm(dependencies, order, payment, authorized.answer, booked);
    if (!confirmed.ok) await undo();
    return confirmed;
  } catch (error) {
    // Only the database knows whether the confirmation was committed; if not, the charge must be
    // released.
    const now = await orderById(dependencies.database, order.id);
    if (now?.status === 'confirmed') return answered(now);
    await undo();
    throw error;
  }
}

async function authorize(
  { providers, database }: ApiDependencies,
  order: Order,
  total: Money | null,
  token: string,
): Promise<Outcome<string>> {
  if (total === null) return refused('hold_expired', 'the order has no price to pay');
  for (let attempt = order.paymentAttempt; attempt < order.paymentAttempt + 3; attempt += 1) {
    const authorization = await providers.cardVault.authorize(cardKeyOf(order.id, attempt), {
      token,
      amount: total.minor,
      currency: total.currency,
    });
    if (authorization.kind === 'authorized') return answered(authorization.authorizationId);
    if (authorization.kind === 'unavailable')
      return refused(
        'provider_unavailable',
        'the card could not be checked; try again in a moment',
        { field: 'card_token' },
      );
    await raisePaymentAttempt(database, order.id, attempt + 1);
    if (authorization.kind === 'declined')
      return refused('card_declined', 'the bank declined the card', { field: 'card_token' });
  }
  return refused('card_declined', 'the card could not be used', { field: 'card_token' });
}

async function giveBack(
  { providers, database }: ApiDependencies,
  order: Order,
  authorizationId: string | null,
): Promise<void> {
  if (authorizationId === null) return;
  await raisePaymentAttempt(database, order.id, order.paymentAttempt + 3);
  await providers.cardVault.release(authorizationId);
}

/** Hold to booking, order confirmed, mails written: all or nothing. */
async function confirm(
  dependencies: ApiDependencies,
  order: Order,
  { paymentMethod, airplus: answers }: Payment,
  authorizationId: string | null,
  booked: OutsideBooking | null,
): Promise<Outcome<Order>> {
  const { database, clock, catalogue, roomLock, configuration, jobs } = dependencies;
  const airplus = (paymentMethod === 'airplus' && answers) || null;
  const outcome = await refuseWhenTaken(
    refused('hold_expired', 'the hold ran out and somebody else took the room'),
    () =>
      database.transaction(async (queries): Promise<Outcome<Order>> => {
        const stored = await lockOrder(queries, order.id);
        if (stored === null)
          return refused('order_not_found', 'there is no such order', { field: 'orderId' });
        const isOffer = stored.status === 'offered';
        if (stored.status !== 'created' && !isOffer) {
          // Declined, taken back or replaced while the card was asked.
          if (order.offer !== null && stored.status !== 'confirmed')
            return refused('offer_over', 'the offer is no longer valid');
          return answered(stored);
        }
        if (isOffer && stored.offer?.id !== order.offer?.id)
          return refused('offer_over', 'the venue has made another offer');
        const current = isOffer ? order : stored;
        await roomLock.take(
          queries,
          current.items.map((item) => item.roomId),
        );
        const now = await serverNow(queries, clock);
        if (isOffer) {
          await dropHoldsOf(queries, current.cartId);
          await setCartItems(queries, current.cartId, current.items, null);
        }
        for (const slot of current.isEnquiry ? [] : current.items) {
          const booking = {
            cartId: current.cartId,
            orderId: current.id,
            venueId: current.venueId,
            slot,
          };
          const isBooked = isOffer
            ? await bookFreeRoom(queries, booking, now)
            : await book(queries, booking, now);
          if (!isBooked)
            return refused('hold_expired', 'the hold ran out and somebody else took the room');
        }
        const entry = await catalogue.entry(current.venueId, current.venueVersion, queries);
        if (current.keptBy === null && !isOffer) {
          const code = await claimCode(
            queries,
            roomLock,
            entry,
            { ...current.item, discountCode: current.discountCode },
            { cartId: current.cartId, holdUntil: null },
            now,
          );
          if (!code.ok)
            return refused(
              'hold_expired',
              'the hold ran out and somebody else used the discount code',
            );
        }
        const services = await takeAddOns(
          queries,
          roomLock,
          { cartId: current.cartId, holdUntil: null },
          current.isEnquiry ? [] : limitedOf(entry, current),
          now,
        );
        if (!services.ok) return services;
        const confirmed: Order = {
          ...current,
          status: current.isEnquiry ? 'enquiry' : 'confirmed',
          paymentMethod,
          airplus,
          authorizationId,
          processedAt: now,
        };
        await markProcessed(queries, confirmed);
        if (booked !== null) await keepBooking(queries, booked);
        if (confirmed.isEnquiry) await awaitAnswer(queries, jobs, confirmed);
        const loginDetails = confirmed.isEnquiry
          ? []
          : await loginDetailsFor(queries, configuration.secret, confirmed, now);
        await putInOutbox(queries, jobs, current.id, [
          ...mailsFor(confirmed, entry, configuration.publicUrl),
          ...loginDetails,
        ]);
        return answered(confirmed);
      }),
  );
  if (outcome.ok) jobs.wake('mail');
  return outcome;
}
