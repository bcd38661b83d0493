import {
  type AddOn,
  type AirplusAnswers,
  type BedroomStay,
  type BookingParts,
  bookingTotal,
  type CancellationCost,
  type CartItem,
  type Confirmation,
  type Contact,
  type Instant,
  lineAmount,
  type Money,
  type OrderStatus,
  orderStatusAt,
  stayCost,
} from '@foyer/domain';
import type { Account } from '../account/account.ts';
import type { VenueDetails } from '../catalogue/catalogue-entry.ts';
import type { Queries } from '../database/database.ts';
import type { Party } from './outside-step.ts';

/** Something that was added to a booking, with what it costs in all. */
export type OrderExtra = { name: string; amount: number; total: Money };

/** An order as it is stored, with the items of its cart. */
export type Order = {
  id: string;
  number: number;
  cartId: string;
  venueId: string;
  venueVersion: number;
  status: OrderStatus;
  isEnquiry: boolean;
  discountCode: string;
  language: string;
  /** Hostname of the site it was ordered on; `null` for the default one. */
  bookedAt: string | null;
  contact: Contact;
  payloadHash: string;
  paymentMethod: string | null;
  paymentAttempt: number;
  /** What was said to the travel account that pays. */
  airplus: AirplusAnswers | null;
  /** Whoever booked may be written to with offers. */
  marketingConsent: boolean;
  processedAt: Instant | null;
  /** The first of `items`, which is the only one outside of the property system. */
  item: CartItem;
  items: readonly CartItem[];
  extras: readonly OrderExtra[];
  /** Of the venue's own catalogue, as they were priced. */
  services: readonly AddOn[];
  /** With their prices, as they were. */
  bedrooms: readonly BedroomStay[];
  /** Minor units of the venue's fee, where it was ticked. */
  serviceFee: number;
  /** Minor units of what the venue charges for premium service. */
  premiumFee: number;
  /** All of it, incl. VAT; `null` where a price has to be asked for. */
  total: Money | null;
  /** The outside party that keeps the rooms as well; `null` where only we do. */
  keptBy: Party | null;
  holdUntil: Instant | null;
  /** Who was logged in when it was made. */
  accountId: string | null;
  /** Of the card that was charged. */
  authorizationId: string | null;
  /** At what cost it was cancelled. */
  cancellation: KeptCancellation | null;
};

/**
 * What was kept of a cancelling; of an enquiry also whether it had become a booking, where that is
 * known.
 */
export type KeptCancellation = CancellationCost & { wasBooked?: boolean };

type OrderRow = {
  id: string;
  number: number;
  cart_id: string;
  venue_id: string;
  version: number;
  status: OrderStatus;
  is_enquiry: boolean;
  discount_code: string;
  language: string;
  booked_at: string | null;
  contact: Contact;
  payload_hash: string;
  payment_method: string | null;
  payment_attempt: number;
  processed_at: number | null;
  item: CartItem;
  items: CartItem[];
  extras: OrderExtra[];
  services: AddOn[];
  bedrooms: BedroomStay[];
  service_fee: number;
  premium_fee: number;
  airplus: AirplusAnswers | null;
  marketing_consent: boolean;
  kept_by: Party | null;
  hold_until: number | null;
  account_id: string | null;
  authorization_id: string | null;
  cancellation: KeptCancellation | null;
};

const orderSql = `
  SELECT o.id, o.number::float8 AS number, o.cart_id, o.venue_id, v.version, o.status, o.is_enquiry, c.discount_code, o.language, o.booked_at, o.contact, o.payload_hash, o.payment_method, o.payment_attempt,
    extract(epoch FROM o.processed_at)::float8 AS processed_at, i.item, o.services, o.bedrooms, o.service_fee::float8 AS service_fee, o.premium_fee::float8 AS premium_fee, o.airplus, o.marketing_consent, extract(epoch FROM c.hold_until)::float8 AS hold_until, o.account_id, o.authorization_id, o.cancellation,
    (SELECT json_agg(e.item ORDER BY e.position) FROM cart_item e WHERE e.cart_id = o.cart_id) AS items,
    h.party AS kept_by, coalesce(h.details->'extras', '[]') AS extras
  FROM orders o LEFT JOIN outside_hold h ON h.cart_id = o.cart_id JOIN cart c ON c.id = o.cart_id JOIN cart_item i ON i.cart_id = o.cart_id AND i.position = 0 JOIN venue v ON v.id = o.venue_id`;

export const readOrder = (queries: Queries, id: string): Promise<Order | null> =>
  readOne(queries, `${orderSql} WHERE o.id = $1`, id);
export const lockOrder = (queries: Queries, id: string): Promise<Order | null> =>
  readOne(queries, `${orderSql} WHERE o.id = $1 FOR UPDATE OF o`, id);
/** By the number that people say, which anybody can guess: it opens nothing by itself. */
export const readOrderOfNumber = (queries: Queries, number: string): Promise<Order | null> =>
  readOne(queries, `${orderSql} WHERE o.number = $1::bigint`, number);
export const readOrderOfCart = (queries: Queries, cartId: string): Promise<Order | null> =>
  readOne(queries, `${orderSql} WHERE o.cart_id = $1`, cartId);

/**
 * What was ordered while that account was logged in, and with its address once that is proved; the
 * latest meeting first.
 */
export async function readOrdersOf(
  queries: Queries,
  { id, emailProved, user }: Account,
): Promise<Order[]> {
  const own = emailProved
    ? "(o.account_id = $1 OR lower(o.contact->>'email') = $2)"
    : '(o.account_id = $1 AND $2::text IS NOT NULL)';
  const rows = await queries.query<OrderRow>(
    `${orderSql} WHERE o.status <> 'created' AND ${own} ORDER BY (i.item->>'startInstant')::float8 DESC, o.number DESC LIMIT ${mostListed}`,
    [id, user.email],
  );
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
    discountCode: row.discount_code,
    language: row.language,
    bookedAt: row.booked_at,
    contact: row.contact,
    payloadHash: row.payload_hash,
    paymentMethod: row.payment_method,
    paymentAttempt: row.payment_attempt,
    processedAt: row.processed_at,
    item: row.item,
    items: row.items,
    extras: row.extras,
    services: row.services,
    bedrooms: row.bedrooms,
    serviceFee: row.service_fee,
    premiumFee: row.premium_fee,
    airplus: row.airplus,
    marketingConsent: row.marketing_consent,
    total: wholeTotal(
      partsOf({
        items: row.items,
        extras: row.extras,
        services: row.services,
        bedrooms: row.bedrooms,
        serviceFee: row.service_fee,
        premiumFee: row.premium_fee,
      }),
    ),
    keptBy: row.kept_by,
    holdUntil: row.hold_until,
    accountId: row.account_id,
    authorizationId: row.authorization_id,
    cancellation: row.cancellation,
  };
}

/** What an order is charged for. */
export const partsOf = ({
  items,
  extras,
  services,
  bedrooms,
  serviceFee,
  premiumFee,
}: Pick<
  Order,
  'items' | 'extras' | 'services' | 'bedrooms' | 'serviceFee' | 'premiumFee'
>): BookingParts => ({
  items,
  extras,
  services,
  bedrooms,
  fees: [serviceFee, premiumFee].filter((fee) => fee !== 0),
});

/** All of it; `null` where a price has to be asked for. */
export function wholeTotal(parts: BookingParts): Money | null {
  const total = bookingTotal(parts);
  return total.kind === 'all' ? total.total : null;
}

/** The number people say on the phone. */
export const orderNumberOf = (order: Pick<Order, 'number'>): string => `FY-${order.number}`;

/** What the visitor is shown of an order at `now`. */
export function confirmationOf(order: Order, venue: VenueDetails, now: Instant): Confirmation {
  const { cancellation, items, holdUntil } = order;
  const start = Math.min(...items.map(({ startInstant }) => startInstant));
  // One that the venue accepted is a booking.
  const isEnquiry =
    order.isEnquiry && order.status !== 'confirmed' && cancellation?.wasBooked !== true;
  return {
    orderId: order.id,
    isEnquiry,
    status: orderStatusAt({ status: order.status, holdUntil, start }, now),
    cancellation: cancellation && { fee: cancellation.fee, refund: cancellation.refund },
    email: order.contact.email,
    ...(isEnquiry &&
      venue.termsOfCancellingEnquiries && { termsOfCancelling: venue.termsOfCancellingEnquiries }),
    venue: {
      title: venue.title,
      alias: venue.alias,
      address: venue.address,
      timezone: venue.timezone,
      phone: venue.phone,
    },
    events: items.map((item) => ({
      orderNumber: orderNumberOf(order),
      title: item.title,
      start: item.start,
      end: item.end,
      startInstant: item.startInstant,
      delegates: item.delegates,
      layout: item.layout,
      total: items.length === 1 && order.extras.length === 0 ? order.total : item.total,
    })),
    services: order.services.map(({ name, amount, time, timeEnd, price }) => ({
      name,
      amount,
      time,
      timeEnd,
      total:
        price === null ? null : { minor: lineAmount({ price, amount }), currency: venue.currency },
    })),
    bedrooms: order.bedrooms.map((stay) => ({
      name: stay.name,
      amount: stay.amount,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      total: { minor: stayCost(stay), currency: venue.currency },
    })),
  };
}
