import type { ProcessRequest } from '@foyer/contract';
import { loginDetailsFor } from '../account/login-details.ts';
import { exclusionViolation, sqlState, type Queries } from '../database/database.ts';
import { answered, type Outcome, type Refused, refused } from '../http/problem.ts';
import { mailsFor } from '../mail/mails-for.ts';
import { putInOutbox } from '../mail/outbox.ts';
import type { Parts } from '../routes/routes.ts';
import { claim, type Intent } from './idempotency.ts';
import { addOnsGone, takeAddOns } from './add-on-allocation.ts';
import { limitedServices } from './order-services.ts';
import { lockOrder, type Order, readOrder } from './order.ts';
import { paymentMethodsOf } from './read-cart.ts';
import { book } from './room-allocation.ts';
import { serverNow } from './server-now.ts';

/** Longer than the vault may take with all its tries, so that only a call that died leaves its turn to the next. */
const turnSeconds = 8;
const waitMs = 150;

type Turn = { readonly kind: 'done'; readonly order: Order } | { readonly kind: 'yours'; readonly order: Order } | { readonly kind: 'wait' };

/**
 * Pays and confirms an order, or sends an enquiry, once: whoever asks again gets the same order. The vault is asked
 * between two transactions; calls for one order take turns, so that a card is never charged twice.
 */
export async function processOrder(parts: Parts, orderId: string, payment: ProcessRequest, intent: Intent): Promise<Outcome<Order>> {
  for (;;) {
    const turn = await takeTurn(parts, orderId, payment, intent);
    if (!turn.ok) return turn;
    switch (turn.answer.kind) {
      case 'done':
        return answered(turn.answer.order);
      case 'wait':
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        break;
      case 'yours': {
        const settled = await settleOrder(parts, turn.answer.order, payment);
        if (!settled.ok) await parts.database.query('UPDATE orders SET paying_until = NULL WHERE id = $1', [orderId]);
        return settled;
      }
      default:
        return turn.answer satisfies never;
    }
  }
}

function takeTurn({ database, clock }: Parts, orderId: string, payment: ProcessRequest, intent: Intent): Promise<Outcome<Turn>> {
  return database.transaction(async (queries): Promise<Outcome<Turn>> => {
    const claimed = await claim(queries, intent);
    if (claimed.kind === 'refused') return claimed.refusal;
    const order = await lockOrder(queries, orderId);
    if (order === null) return refused('order_not_found', 'there is no such order', { field: 'orderId' });
    if (order.status !== 'created') return answered({ kind: 'done', order });
    const problem = paymentProblem(order, payment);
    if (problem) return problem;
    if (order.isEnquiry || payment.paymentMethod !== 'creditcard') return answered({ kind: 'yours', order });
    const now = await serverNow(queries, clock);
    const taken = await queries.query('UPDATE orders SET paying_until = to_timestamp($2::float8) WHERE id = $1 AND (paying_until IS NULL OR paying_until <= to_timestamp($3::float8)) RETURNING id', [orderId, now + turnSeconds, now]);
    return answered(taken.length > 0 ? { kind: 'yours', order } : { kind: 'wait' });
  });
}

function paymentProblem(order: Order, payment: ProcessRequest): Refused | null {
  const other = contactFields.find(([field, of]) => payment[field] !== undefined && payment[field] !== order.contact[of]);
  if (other) return refused('invalid_field', 'is not what the order was made with', { field: other[0] });
  if (order.isEnquiry) return null;
  if (!paymentMethodsOf(order).includes(payment.paymentMethod)) return refused('invalid_field', `one of ${paymentMethodsOf(order).join(', ')}`, { field: 'paymentMethod' });
  if (payment.paymentMethod === 'creditcard' && (payment.card_token ?? '') === '') return refused('card_missing', 'a card is needed for this payment method', { field: 'card_token' });
  return null;
}

/** Of the older flow's payload: what has to be the order's own (CART-023). */
const contactFields = [['firstName', 'firstName'], ['lastName', 'lastName'], ['email', 'email'], ['phone', 'phone']] as const;

async function settleOrder(parts: Parts, order: Order, payment: ProcessRequest): Promise<Outcome<Order>> {
  if (order.isEnquiry || payment.paymentMethod !== 'creditcard') return confirm(parts, order, payment.paymentMethod, null);
  const authorized = await authorize(parts, order, payment.card_token ?? '');
  if (!authorized.ok) return authorized;
  try {
    const confirmed = await confirm(parts, order, payment.paymentMethod, authorized.answer);
    if (!confirmed.ok) await giveBack(parts, order, authorized.answer);
    return confirmed;
  } catch (error) {
    // Whether it was confirmed is only known to the database: what is not, must not stay charged.
    const now = await readOrder(parts.database, order.id);
    if (now?.status === 'confirmed') return answered(now);
    await giveBack(parts, order, authorized.answer);
    throw error;
  }
}

/** One key per attempt: asking twice in one attempt reserves once, a new card after a refusal is a new attempt. */
const keyOf = (order: Order, attempt: number): string => (attempt === 1 ? order.id : `${order.id}-${attempt}`);

async function authorize({ providers, database }: Parts, order: Order, token: string): Promise<Outcome<string>> {
  const { total } = order;
  if (total === null) return refused('hold_expired', 'the order has no price to pay');
  for (let attempt = order.paymentAttempt; attempt < order.paymentAttempt + 3; attempt += 1) {
    const authorization = await providers.cardVault.authorize(keyOf(order, attempt), { token, amount: total.minor, currency: total.currency });
    if (authorization.kind === 'authorized') return answered(authorization.authorizationId);
    if (authorization.kind === 'unavailable') return refused('provider_unavailable', 'the card could not be checked; try again in a moment');
    await nextAttempt(database, order, attempt + 1);
    if (authorization.kind === 'declined') return refused('card_declined', 'the bank declined the card', { field: 'card_token' });
  }
  return refused('card_declined', 'the card could not be used', { field: 'card_token' });
}

const nextAttempt = (queries: Queries, order: Order, attempt: number) => queries.query('UPDATE orders SET payment_attempt = $2 WHERE id = $1 AND payment_attempt < $2', [order.id, attempt]);

async function giveBack({ providers, database }: Parts, order: Order, authorizationId: string): Promise<void> {
  await nextAttempt(database, order, order.paymentAttempt + 3);
  await providers.cardVault.release(authorizationId);
}

/** Hold to booking, order confirmed, mails written: all of it or nothing. */
async function confirm(parts: Parts, order: Order, paymentMethod: string, authorizationId: string | null): Promise<Outcome<Order>> {
  const { database, clock, catalogue, roomLock, configuration, mailWaits } = parts;
  const outcome = await refuseWhenTaken(() =>
    database.transaction(async (queries): Promise<Outcome<Order>> => {
      const current = await lockOrder(queries, order.id);
      if (current === null) return refused('order_not_found', 'there is no such order', { field: 'orderId' });
      if (current.status !== 'created') return answered(current);
      await roomLock.take(queries, [current.item.roomId]);
      const now = await serverNow(queries, clock);
      if (!current.isEnquiry) {
        const booked = await book(queries, { cartId: current.cartId, orderId: current.id, venueId: current.venueId, slot: current.item }, now);
        if (!booked) return refused('hold_expired', 'the hold ran out and somebody else took the room');
      }
      const entry = await catalogue.entry(current.venueId, current.venueVersion, queries);
      const services = await takeAddOns(queries, roomLock, { cartId: current.cartId, holdUntil: null }, current.isEnquiry ? [] : limitedServices(entry, current.item, current.services), now);
      if (!services.ok) return services;
      const confirmed: Order = { ...current, status: current.isEnquiry ? 'enquiry' : 'confirmed', paymentMethod, processedAt: now };
      await queries.query('UPDATE orders SET status = $2, payment_method = $3, authorization_id = $4, processed_at = to_timestamp($5::float8), paying_until = NULL WHERE id = $1', [current.id, confirmed.status, paymentMethod, authorizationId, now]);
      const loginDetails = confirmed.isEnquiry ? [] : await loginDetailsFor(queries, configuration.secret, confirmed, now);
      await putInOutbox(queries, current.id, [...mailsFor(confirmed, entry.details, configuration.publicUrl), ...loginDetails]);
      return answered(confirmed);
    }),
  );
  if (outcome.ok) mailWaits();
  return outcome;
}

async function refuseWhenTaken(run: () => Promise<Outcome<Order>>): Promise<Outcome<Order>> {
  try {
    return await run();
  } catch (error) {
    if (sqlState(error) === exclusionViolation) return /add_on_taken_once/.test(String(error)) ? addOnsGone : refused('hold_expired', 'the hold ran out and somebody else took the room');
    throw error;
  }
}
