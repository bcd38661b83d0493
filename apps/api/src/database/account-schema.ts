import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** The tables of accounts. What opens something (a session, a link) is there as a hash only. */

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company').notNull(),
  phone: text('phone').notNull(),
  acceptedGdpr: boolean('accepted_gdpr').notNull(),
  roleIds: integer('role_ids').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  /**
   * When a link that was mailed to the address was used; until then anybody may have registered
   * with it.
   */
  emailProvedAt: instant('email_proved_at'),
  createdAt: instant('created_at').notNull(),
});

export const loginSession = pgTable(
  'login_session',
  {
    idHash: text('id_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('login_session_account').on(table.accountId),
    index('login_session_age').on(table.expiresAt),
  ],
);

export const passwordLink = pgTable(
  'password_link',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text('email').notNull(),
    /** Who booked, for an account that is still to be made. */
    profile: jsonb('profile'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('password_link_open')
      .on(table.email)
      .where(sql`used_at IS NULL`),
  ],
);

/**
 * Codes that prove a mailbox, one for each address; the code itself is made of the id when it is
 * mailed.
 */
export const verificationCode = pgTable(
  'verification_code',
  {
    email: text('email').primaryKey(),
    id: text('id').notNull(),
    tries: integer('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('verification_code_age').on(table.expiresAt)],
);

/**
 * How often something was tried under a key within the window that began then. Keys are digests of
 * addresses.
 */
export const attempt = pgTable(
  'attempt',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    count: integer('count').notNull(),
    beganAt: instant('began_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('attempt_age').on(table.beganAt),
  ],
);
