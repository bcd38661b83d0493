import type { AddOn, CartItem, Confirmation, Contact, Instant, Money, OrderCancellation, OrderStatus } from '@foyer/domain';
import type { Account } from '../account/account.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Queries } from '../database/database.ts';
import { orderTotal } from './order-services.ts';

/** An order as it is stored, with the one item of its cart. */
export type Order = {
  readonly id: string;
  readonly number: number;
  readonly cartId: string;
  readonly venueId: string;
  readonly venueVersion: number;
  readonly status: OrderStatus;
  readonly isEnquiry: boolean;
  readonly language: string;
  readonly contact: Contact;
  readonly payloadHash: string;
  readonly paymentMethod: string | null;
  readonly paymentAttempt: number;
  readonly processedAt: Instant | null;
  readonly item: CartItem;
  readonly services: readonly AddOn[];
  /** All of it, incl. VAT; `null` where a price has to be asked for. */
  readonly total: Money | null;
  readonly holdUntil: Instant | null;
  /** Who was logged in when it was made. */
  readonly accountId: string | null;
  /** Of the card that was charged. */
  readonly authorizationId: string | null;
  /** At what cost it was cancelled. */
  readonly cancellation: CancellationCost | null;
};

export type CancellationCost = Pick<OrderCancellation, 'fee' | 'refund'>;

type OrderRow = {
  id: string;
  number: number;
  cart_id: string;
  venue_id: string;
  version: number;
  status: OrderStatus;
  is_enquiry: boolean;
  language: string;
  contact: Contact;
  payload_hash: string;
  payment_method: string | null;
  payment_attempt: number;
  processed_at: number | null;
  item: CartItem;
  services: AddOn[];
  service_fee: number;
  hold_until: number | null;
  account_id: string | null;
  authorization_id: string | null;
  cancellation: CancellationCost | null;
};

const orderSql = `
  SELECT o.id, o.number::float8 AS number, o.cart_id, o.venue_id, v.version, o.status, o.is_enquiry, o.language, o.contact, o.payload_hash, o.payment_method, o.payment_attempt,
    extract(epoch FROM o.processed_at)::float8 AS processed_at, i.item, o.services, o.service_fee::float8 AS service_fee, extract(epoch FROM c.hold_until)::float8 AS hold_until, o.account_id, o.authorization_id, o.cancellation
  FROM orders o JOIN cart c ON c.id = o.cart_id JOIN cart_item i ON i.cart_id = o.cart_id AND i.position = 0 JOIN venue v ON v.id = o.venue_id`;

export const readOrder = (queries: Queries, id: string): Promise<Order | null> => readOne(queries, `${orderSql} WHERE o.id = $1`, id);
export const lockOrder = (queries: Queries, id: string): Promise<Order | null> => readOne(queries, `${orderSql} WHERE o.id = $1 FOR UPDATE OF o`, id);
/** By the number that people say, which anybody can guess: it opens nothing by itself. */
export const readOrderOfNumber = (queries: Queries, number: string): Promise<Order | null> => readOne(queries, `${orderSql} WHERE o.number = $1::bigint`, number);
export const readOrderOfCart = (queries: Queries, cartId: string): Promise<Order | null> => readOne(queries, `${orderSql} WHERE o.cart_id = $1`, cartId);

/** What was ordered while that account was logged in, and with its address once that is proved; the latest meeting first. */
export async function readOrdersOf(queries: Queries, { id, emailProved, user }: Account): Promise<Order[]> {
  const own = emailProved ? "(o.account_id = $1 OR lower(o.contact->>'email') = $2)" : '(o.account_id = $1 AND $2::text IS NOT NULL)';
  const rows = await queries.query<OrderRow>(`${orderSql} WHERE o.status <> 'created' AND ${own} ORDER BY (i.item->>'startInstant')::float8 DESC, o.number DESC LIMIT ${mostListed}`, [id, user.email]);
  return rows.map(orderOf);
}

const mostListed = 200;

async function readOne(queries: Queries, sql: string, id: string): Promise<Order | null> {
  const [row] = await queries.query<OrderRow>(sql, [id]);
  return row ? orderOf(row) : null;
}

function orderOf(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    cartId: row.cart_id,
    venueId: row.venue_id,
    venueVersion: row.version,
    status: row.status,
    isEnquiry: row.is_enquiry,
    language: row.language,
    contact: row.contact,
    payloadHash: row.payload_hash,
    paymentMethod: row.payment_method,
    paymentAttempt: row.payment_attempt,
    processedAt: row.processed_at,
    item: row.item,
    services: row.services,
    total: orderTotal({ item: row.item, services: row.services, serviceFee: row.service_fee }),
    holdUntil: row.hold_until,
    accountId: row.account_id,
    authorizationId: row.authorization_id,
    cancellation: row.cancellation,
  };
}

/** The number people say on the phone. */
export const orderNumberOf = (order: Pick<Order, 'number'>): string => `FY-${order.number}`;

export function confirmationOf(order: Order, venue: VenueDetails): Confirmation {
  const { item } = order;
  return {
    orderId: order.id,
    // One that the venue accepted is a booking.
    isEnquiry: order.isEnquiry && order.status !== 'confirmed',
    email: order.contact.email,
    venue: { title: venue.title, alias: venue.alias, address: venue.address, timezone: venue.timezone, phone: venue.phone },
    events: [{ orderNumber: orderNumberOf(order), title: item.title, start: item.start, end: item.end, startInstant: item.startInstant, delegates: item.delegates, total: order.total }],
  };
}
