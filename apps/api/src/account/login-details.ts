import { getsLoginDetails, type Instant } from '@foyer/domain';
import { accountByEmail, wasRegistered } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { hasOpenLink } from '../database/password-links.ts';
import type { Mail } from '../mail/mail.ts';
import { loginDetailsMail } from '../mail/password-mail.ts';
import { makePasswordLink, unaskedSeconds } from './password-link.ts';

/**
 * Whether who booked had an account by then: it is said of what was booked alone, so that nobody
 * learns it of a stranger for less than a booking, and it stays the same answer when they make one
 * of the mailed link afterwards.
 */
export async function hadAccount(
  queries: Queries,
  { accountId, contact, processedAt }: Pick<Order, 'accountId' | 'contact' | 'processedAt'>,
): Promise<boolean> {
  return accountId !== null || wasRegistered(queries, contact.email, processedAt);
}

/**
 * The mail with a link to set a password, for who booked without an account (ROLE-010, REGUS-054);
 * none while an earlier one still works. Inside the transaction of the booking.
 */
export async function loginDetailsFor(
  queries: Queries,
  secret: string,
  order: Order,
  now: Instant,
): Promise<readonly Mail[]> {
  const { email, firstName, lastName, company, phone } = order.contact;
  const hasAccount = order.accountId !== null || (await accountByEmail(queries, email)) !== null;
  if (!getsLoginDetails({ hasAccount }) || (await hasOpenLink(queries, email, now))) return [];
  const link = await makePasswordLink(
    queries,
    secret,
    {
      email,
      profile: { firstName, lastName, company, phone, acceptedGdpr: true },
      seconds: unaskedSeconds,
    },
    now,
  );
  return [loginDetailsMail(order, link)];
}
