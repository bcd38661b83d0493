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

/** The tables of accounts. Tokens of sessions and links are stored as hashes only. */

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const account = pgTable('account', {
  id: text('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  company: text('company').notNull(),
  phone: text('phone').notNull(),
  acceptedGdpr: boolean('accepted_gdpr').notNull(),
  roleIds: integer('role_ids').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** When a link mailed to the address was used; until then the address may be another person's. */
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
    /** Contact of the booking, for an account that does not exist yet. */
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
 * Codes that prove an email address, one per address; the code is computed from the id when it is
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
 * How many tries there were under a key in the window that began at that time. Keys are digests of
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
