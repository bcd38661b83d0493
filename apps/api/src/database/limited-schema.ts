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

/** What a cart takes besides its rooms where there is only so much of it. */

const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Who has which piece of a limited add-on, or which bedroom of a kind, when: piece 1 to its stock,
 * each taken once by `add_on_taken_once`.
 */
export const addOnAllocation = pgTable(
  'add_on_allocation',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Of a bedroom too, which is no row of a table. */
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
 * Who has which use of a limited discount code: use 1 to as many as it has, each taken once. An
 * import leaves them as they are.
 */
export const discountClaim = pgTable(
  'discount_claim',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    venueId: text('venue_id')
      .notNull()
      .references(() => venue.id),
    /** In lower case. */
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
