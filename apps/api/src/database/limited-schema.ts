import {
  bigserial,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { cart, venue } from './schema.ts';

/** What a cart allocates besides its rooms, out of a limited stock. */

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Allocations of pieces of a limited add-on, and of bedrooms of a kind: numbered from 1 to the
 * stock; `add_on_taken_once` makes each piece unique in a span.
 */
export const addOnAllocation = pgTable(
  'add_on_allocation',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Or the id of a kind of bedroom, which has no table. */
    addOnId: text('add_on_id').notNull(),
    piece: integer('piece').notNull(),
    during: tstzrange('during').notNull(),
    holdUntil: instant('hold_until'),
    cartId: text('cart_id')
      .notNull()
      .references(() => cart.id),
  },
  (table) => [index('add_on_allocation_cart').on(table.cartId)],
);

/**
 * Claims of limited discount codes: uses are numbered from 1, each is taken once. An import does
 * not change them.
 */
export const discountClaim = pgTable(
  'discount_claim',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    /** Lower case. */
    code: text('code').notNull(),
    use: integer('use').notNull(),
    holdUntil: instant('hold_until'),
    cartId: text('cart_id')
      .notNull()
      .unique('discount_claim_cart')
      .references(() => cart.id),
  },
  (table) => [unique('discount_used_once').on(table.venueId, table.code, table.use)],
);
