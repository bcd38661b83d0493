import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { account } from './account-schema.ts';

/**
 * The tables. `pnpm migrations` writes the SQL from them. The exclusion constraint over
 * `allocation` is a migration of its own.
 */

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row: rises with each import, so that cached data about other venues is read again. */
export const catalogue = pgTable('catalogue', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
});

export const venue = pgTable(
  'venue',
  {
    id: text('id').primaryKey(),
    alias: text('alias').notNull().unique(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    city: text('city').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    currency: text('currency').notNull(),
    /** Minor units per hour of the cheapest room; 0 if all rooms are on request. */
    lowestHourly: bigint('lowest_hourly', { mode: 'number' }).notNull(),
    picture: jsonb('picture'),
    record: jsonb('record').notNull(),
  },
  (table) => [
    index('venue_city').on(table.city),
    index('venue_place').on(table.latitude, table.longitude),
  ],
);

export const room = pgTable(
  'room',
  {
    id: text('id').primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    code: text('code').notNull(),
    position: integer('position').notNull(),
    /** False once an import left it out: bookings still refer to it. */
    offered: boolean('offered').notNull(),
    record: jsonb('record').notNull(),
  },
  (table) => [unique('room_code').on(table.venueId, table.code)],
);

export const meetingPackage = pgTable(
  'package',
  {
    id: text('id').primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    code: text('code').notNull(),
    position: integer('position').notNull(),
    record: jsonb('record').notNull(),
  },
  (table) => [unique('package_code').on(table.venueId, table.code)],
);

export const addOn = pgTable(
  'add_on',
  {
    id: text('id').primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    code: text('code').notNull(),
    position: integer('position').notNull(),
    /** False once an import left it out: orders still refer to it. */
    offered: boolean('offered').notNull(),
    record: jsonb('record').notNull(),
  },
  (table) => [unique('add_on_code').on(table.venueId, table.code)],
);

export const discountCode = pgTable(
  'discount_code',
  {
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    code: text('code').notNull(),
    percent: doublePrecision('percent').notNull(),
    appliesTo: text('applies_to').notNull(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    /** Number of bookings it can be used for; null for any number. */
    uses: integer('uses'),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.code] })],
);

export const season = pgTable(
  'season',
  {
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    position: integer('position').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    percent: doublePrecision('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.venueId, table.position] })],
);

export const cart = pgTable('cart', {
  id: text('id').primaryKey(),
  venueId: text('venue_id')
    .notNull()
    .references(() => venue.id),
  isEnquiry: boolean('is_enquiry').notNull(),
  language: text('language').notNull(),
  discountCode: text('discount_code').notNull(),
  holdUntil: instant('hold_until'),
  createdAt: instant('created_at').notNull(),
});

export const cartItem = pgTable(
  'cart_item',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id),
    position: integer('position').notNull(),
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    /** The domain's `CartItem`, as priced. */
    item: jsonb('item').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.position] })],
);

/**
 * Which room is allocated to which cart, and when: the only source of availability. `[start, end)`;
 * a hold past `hold_until` does not count.
 */
export const allocation = pgTable(
  'allocation',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    during: tstzrange('during').notNull(),
    kind: text('kind').notNull(),
    holdUntil: instant('hold_until'),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id),
    orderId: text('order_id'),
  },
  (table) => [index('allocation_cart').on(table.cartId)],
);

export const orderNumber = pgSequence('order_number', { startWith: 204_817 });

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .unique()
      .default(sql`nextval('order_number')`),
    cartId: text('cart_id')
      .notNull()
      .unique()
      .references(() => cart.id),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    status: text('status').notNull(),
    isEnquiry: boolean('is_enquiry').notNull(),
    language: text('language').notNull(),
    /**
     * Hostname of the site it was ordered on, for links in its mails; null for the default site.
     */
    siteHost: text('booked_at'),
    contact: jsonb('contact').notNull(),
    /** The domain's `AddOn`s, as priced. */
    services: jsonb('services').notNull().default([]),
    /** Minor units of the venue's service fee, if it was ticked. */
    serviceFee: bigint('service_fee', { mode: 'number' }).notNull().default(0),
    /** The domain's `BedroomStay`s, as priced. */
    bedrooms: jsonb('bedrooms').notNull().default([]),
    payloadHash: text('payload_hash').notNull(),
    paymentMethod: text('payment_method'),
    /** Rises when an authorisation was refused or voided, so that the next one gets a new key. */
    paymentAttempt: integer('payment_attempt').notNull().default(1),
    authorizationId: text('authorization_id'),
    /** One payment at a time: another call waits until this instant or the end of the first. */
    payingUntil: instant('paying_until'),
    createdAt: instant('created_at').notNull(),
    processedAt: instant('processed_at'),
    /** The account that was logged in when the order was made. */
    accountId: text('account_id').references(() => account.id),
    /** Minor units of the venue's fee for premium service. */
    premiumFee: bigint('premium_fee', { mode: 'number' }).notNull().default(0),
    /** The domain's `AirplusAnswers`, if a travel account pays. */
    airplus: jsonb('airplus'),
    marketingConsent: boolean('marketing_consent').notNull().default(false),
    /** When it was declined or cancelled. */
    endedAt: instant('ended_at'),
    /** Fee and refund of the cancellation. */
    cancellation: jsonb('cancellation'),
    /** The authorisation is to be released, and the vault has not confirmed that yet. */
    releaseDue: boolean('release_due').notNull().default(false),
    /** How often its visitor has changed it since it was booked (D-21). */
    changes: integer('changes').notNull().default(0),
  },
  (table) => [
    index('orders_account').on(table.accountId),
    index('orders_contact').on(sql`lower(contact->>'email')`),
  ],
);

/**
 * What an outside party (property system, office operator) keeps for a cart besides our own hold.
 */
export const outsideHold = pgTable('outside_hold', {
  cartId: text('cart_id')
    .primaryKey()
    .references(() => cart.id),
  party: text('party').notNull(),
  /** The party's own id for it; null until it answered, and for an enquiry. */
  reference: text('reference'),
  /** Details for later steps; their form depends on the party. */
  details: jsonb('details').notNull(),
});

/**
 * A booking that an outside party was or will be asked for, stored before it is asked. Unless it is
 * confirmed here, it is released there after `release_after`.
 */
export const outsideBooking = pgTable(
  'outside_booking',
  {
    /** The idempotency key under which the party is asked. */
    key: text('key').primaryKey(),
    party: text('party').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    reference: text('reference'),
    /** Of the reservation on a card for it. */
    authorizationId: text('authorization_id'),
    releaseAfter: instant('release_after'),
  },
  (table) => [index('outside_booking_order').on(table.orderId)],
);

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    payloadHash: text('payload_hash').notNull(),
    answer: text('answer'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
);
