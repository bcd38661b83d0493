import type { Queries } from '../database/database.ts';
import type { Mail } from './mail.ts';

/** Writes mails inside the transaction of what they tell about: neither exists without the other. */
export async function putInOutbox(queries: Queries, orderId: string | null, mails: readonly Mail[]): Promise<void> {
  await queries.query('INSERT INTO outbox (order_id, mail) SELECT $1, value FROM jsonb_array_elements($2::jsonb)', [orderId, JSON.stringify(mails)]);
}

export type WaitingMail = { readonly id: number; readonly orderId: string | null; readonly attempts: number; readonly mail: Mail };

/** Nobody else gets a mail for this long once it was taken; then its taker counts as dead. */
const takenSeconds = 120;

/** Takes mails whose time has come; several workers beside each other never take the same. */
export const takeMails = (queries: Queries, atMost: number): Promise<WaitingMail[]> =>
  queries.query<WaitingMail>(
    `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${takenSeconds})
     WHERE id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_attempt_at <= now() ORDER BY next_attempt_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id::float8 AS id, order_id AS "orderId", attempts, mail`,
    [atMost],
  );

export const markSent = (queries: Queries, id: number) => queries.query('UPDATE outbox SET sent_at = now() WHERE id = $1', [id]);
export const tryLater = (queries: Queries, id: number, seconds: number) => queries.query('UPDATE outbox SET next_attempt_at = now() + make_interval(secs => $2::float8) WHERE id = $1', [id, seconds]);
