import type { Instant } from '@foyer/domain';
import type { Queries } from './database.ts';
import { instant } from './sql.ts';

/**
 * Payment of an order: whose turn it is, the number of the attempt, what is still reserved on the
 * card.
 */

/** Takes the turn to pay an order, until an instant. `false`: another call has it at `now`. */
export async function takePaymentTurn(
  queries: Queries,
  orderId: string,
  until: Instant,
  now: Instant,
): Promise<boolean> {
  const taken = await queries.query(
    `UPDATE orders SET paying_until = ${instant('$2')}
     WHERE id = $1 AND (paying_until IS NULL OR paying_until <= ${instant('$3')}) RETURNING id`,
    [orderId, until, now],
  );
  return taken.length > 0;
}

export async function endPaymentTurn(queries: Queries, orderId: string): Promise<void> {
  await queries.query('UPDATE orders SET paying_until = NULL WHERE id = $1', [orderId]);
}

/** Sets the number of the next authorisation, unless it is higher already. */
export async function raisePaymentAttempt(
  queries: Queries,
  orderId: string,
  attempt: number,
): Promise<void> {
  await queries.query(
    'UPDATE orders SET payment_attempt = $2 WHERE id = $1 AND payment_attempt < $2',
    [orderId, attempt],
  );
}

/** Ends the current attempt of an order. `false`: it is being paid at `now`. */
export async function closePaymentAttempt(
  queries: Queries,
  orderId: string,
  now: Instant,
): Promise<boolean> {
  const closed = await queries.query(
    `UPDATE orders SET payment_attempt = payment_attempt + 1
     WHERE id = $1 AND (paying_until IS NULL OR paying_until <= ${instant('$2')}) RETURNING id`,
    [orderId, now],
  );
  return closed.length > 0;
}

export type Reservation = { id: string; authorizationId: string | null };

/** The order, if the reservation on its card is still to be released. */
export async function dueRelease(queries: Queries, orderId: string): Promise<Reservation | null> {
  const [due] = await queries.query<Reservation>(
    `SELECT id, authorization_id AS "authorizationId" FROM orders WHERE id = $1 AND release_due`,
    [orderId],
  );
  return due ?? null;
}

export async function markReleased(queries: Queries, orderId: string): Promise<void> {
  await queries.query('UPDATE orders SET release_due = false WHERE id = $1', [orderId]);
}
