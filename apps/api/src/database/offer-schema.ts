import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './schema.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The latest offer of a venue for an enquiry that had no price. */
export const venueOffer = pgTable('venue_offer', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id),
  /** Another one with each offer, so that reminders of an earlier one are not sent. */
  id: text('id').notNull(),
  madeAt: instant('made_at').notNull(),
  validUntil: instant('valid_until').notNull(),
  includes: text('includes').notNull(),
  message: text('message').notNull(),
  /** For each option the domain's `CartItem`s, as priced. */
  options: jsonb('options').notNull(),
  /** What the visitor asked back. */
  question: text('question'),
});
