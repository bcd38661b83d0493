import type { Instant } from '@foyer/domain';
import type { Account } from './accounts.ts';
import type { Queries } from './database.ts';
import { type KeptCancellation, type Order, partsOf, wholeTotal } from './order.ts';
import { instant, listed, seconds } from './sql.ts';
import { offerColumn } from './venue-offers.ts';

/** An order's columns, also from joined tables; its total is computed. */
type OrderRow = Omit<Order, 'total'>;

const columns: Record<keyof OrderRow, string> = {
  id: 'o.id',
  number: 'o.number::float8',
  cartId: 'o.cart_id',
  venueId: 'o.venue_id',
  venueVersion: 'v.version',
  status: 'o.status',
  isEnquiry: 'o.is_enquiry',
  discountCode: 'c.discount_code',
  language: 'o.language',
  siteHost: 'o.booked_at',
  contact: 'o.contact',
  payloadHash: 'o.payload_hash',
  paymentMethod: 'o.payment_method',
  paymentAttempt: 'o.payment_attempt',
  airplus: 'o.airplus',
  marketingConsent: 'o.marketing_consent',
  processedAt: seconds('o.processed_at'),
  item: 'i.item',
  items:
    '(SELECT json_agg(e.item ORDER BY e.position) FROM cart_item e WHERE e.cart_id = o.cart_id)',
  extras: "coalesce(h.details->'extras', '[]')",
  services: 'o.services',
  bedrooms: 'o.bedrooms',
  serviceFee: 'o.service_fee::float8',
  premiumFee: 'o.premium_fee::float8',
  keptBy: 'h.party',
  holdUntil: seconds('c.hold_until'),
  accountId: 'o.account_id',
  authorizationId: 'o.authorization_id',
  cancellation: 'o.cancellation',
  changes: 'o.changes',
  offer: offerColumn,
};

const orderSql = `
  SELECT ${listed(columns)}
  FROM orders o
  LEFT JOIN outside_hold h ON h.cart_id = o.cart_id
  JOIN cart c ON c.id = o.cart_id
  JOIN cart_item i ON i.cart_id = o.cart_id AND i.position = 0
  JOIN venue v ON v.id = o.venue_id`;

const orderOf = (row: OrderRow): Order => ({ ...row, total: wholeTotal(partsOf(row)) });

async function orderWhere(
  queries: Queries,
  condition: string,
  value: string,
): Promise<Order | null> {
  const [row] = await queries.query<OrderRow>(`${orderSql} WHERE ${condition}`, [value]);
  return row ? orderOf(row) : null;
}

export const orderById = (queries: Queries, id: string): Promise<Order | null> =>
  orderWhere(queries, 'o.id = $1', id);

/** Locked until the transaction ends. */
export const lockOrder = (queries: Queries, id: string): Promise<Order | null> =>
  orderWhere(queries, 'o.id = $1 FOR UPDATE OF o', id);

/** Numbers can be guessed, so a number alone gives no access. */
export const orderByNumber = (queries: Queries, number: string): Promise<Order | null> =>
  orderWhere(queries, 'o.number = $1::bigint', number);

export const orderOfCart = (queries: Queries, cartId: string): Promise<Order | null> =>
  orderWhere(queries, 'o.cart_id = $1', cartId);

const mostListed = 200;

/**
 * Orders made while that account was logged in, and orders with its address once that is proved;
 * latest meeting first.
 */
export async function ordersOf(
  queries: Queries,
  { id, emailProved, user }: Account,
): Promise<Order[]> {
  const own = emailProved
    ? "(o.account_id = $1 OR lower(o.contact->>'email') = $2)"
    : '(o.account_id = $1 AND $2::text IS NOT NULL)';
  const rows = await queries.query<OrderRow>(
    `${orderSql} WHERE o.status <> 'created' AND ${own}
     ORDER BY (i.item->>'startInstant')::float8 DESC, o.number DESC LIMIT ${mostListed}`,
    [id, user.email],
  );
  return rows.map(orderOf);
}

export type NewOrder = Pick<
  Order,
  | 'id'
  | 'cartId'
  | 'venueId'
  | 'isEnquiry'
  | 'language'
  | 'contact'
  | 'payloadHash'
  | 'accountId'
  | 'services'
  | 'serviceFee'
  | 'bedrooms'
  | 'siteHost'
  | 'premiumFee'
  | 'marketingConsent'
>;

/** Columns that a later call with the same id changes. */
const changeable = [
  'is_enquiry',
  'language',
  'contact',
  'payload_hash',
  'account_id',
  'services',
  'service_fee',
  'bedrooms',
  'booked_at',
  'premium_fee',
  'marketing_consent',
] as const;

const saveOrderSql = `
  INSERT INTO orders (id, cart_id, venue_id, status, created_at, ${changeable.join(', ')})
  VALUES ($1, $2, $3, 'created', ${instant('$4')},
    $5, $6, $7::jsonb, $8, $9, $10::jsonb, $11, $12::jsonb, $13, $14, $15)
  ON CONFLICT (id) DO UPDATE SET
    ${changeable.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/** Inserts an order that is not paid or sent; an existing one with the id is changed. */
export async function saveOrder(queries: Queries, order: NewOrder, now: Instant): Promise<void> {
  await queries.query(saveOrderSql, [
    order.id,
    order.cartId,
    order.venueId,
    now,
    order.isEnquiry,
    order.language,
    JSON.stringify(order.contact),
    order.payloadHash,
    order.accountId,
    JSON.stringify(order.services),
    order.serviceFee,
    JSON.stringify(order.bedrooms),
    order.siteHost,
    order.premiumFee,
    order.marketingConsent,
  ]);
}

/**
 * Stores that it was paid and confirmed, or sent as an enquiry; ends its payment turn. An accepted
 * offer is no enquiry any more.
 */
export async function markProcessed(
  queries: Queries,
  order: Pick<
    Order,
    'id' | 'status' | 'isEnquiry' | 'paymentMethod' | 'authorizationId' | 'processedAt' | 'airplus'
  >,
): Promise<void> {
  await queries.query(
    `UPDATE orders SET status = $2, payment_method = $3, authorization_id = $4,
       processed_at = ${instant('$5')}, airplus = $6::jsonb, paying_until = NULL,
       is_enquiry = $7
     WHERE id = $1`,
    [
      order.id,
      order.status,
      order.paymentMethod,
      order.authorizationId,
      order.processedAt,
      order.airplus && JSON.stringify(order.airplus),
      order.isEnquiry,
    ],
  );
}

/** Stores what its visitor changed of a booking. */
export async function markChanged(
  queries: Queries,
  { id, contact, services }: Pick<Order, 'id' | 'contact' | 'services'>,
): Promise<void> {
  await queries.query(
    `UPDATE orders SET contact = $2::jsonb, services = $3::jsonb, changes = changes + 1
     WHERE id = $1`,
    [id, JSON.stringify(contact), JSON.stringify(services)],
  );
}

/** An accepted enquiry is a booking from `now` on. */
export async function markAccepted(queries: Queries, id: string, now: Instant): Promise<void> {
  await queries.query(
    `UPDATE orders SET status = 'confirmed', processed_at = ${instant('$2')} WHERE id = $1`,
    [id, now],
  );
}

/** `declined` by the venue, or `expired` because nobody answered in time. */
export async function markEnded(
  queries: Queries,
  id: string,
  status: 'declined' | 'expired',
  now: Instant,
): Promise<void> {
  await queries.query(`UPDATE orders SET status = $3, ended_at = ${instant('$2')} WHERE id = $1`, [
    id,
    now,
    status,
  ]);
}

/** `releaseDue`: the reservation on the card is still to be released. */
export async function markCancelled(
  queries: Queries,
  id: string,
  cancellation: KeptCancellation,
  releaseDue: boolean,
  now: Instant,
): Promise<void> {
  await queries.query(
    `UPDATE orders SET status = 'cancelled', ended_at = ${instant('$2')},
       cancellation = $3::jsonb, release_due = $4
     WHERE id = $1`,
    [id, now, JSON.stringify(cancellation), releaseDue],
  );
}
