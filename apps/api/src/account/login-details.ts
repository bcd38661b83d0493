import { getsLoginDetails, type Instant } from '@foyer/domain';
import { accountByEmail, wasRegistered } from '../database/accounts.ts';
import type { Queries } from '../database/database.ts';
import type { Order } from '../database/order.ts';
import { hasOpenLink } from '../database/password-links.ts';
import type { Mail } from '../mail/mail.ts';
import { loginDetailsMail } from '../mail/password-mail.ts';
import { makePasswordLink, unaskedSeconds } from './password-link.ts';

/**
 * Whether the visitor had an account at the time of the booking. It is only revealed for a booking,
 * so that finding out about a stranger's address takes one, and the answer stays the same when the
 * account is made later by the mailed link.
 */
export async function hadAccount(
  queries: Queries,
  { accountId, contact, processedAt }: Pick<Order, 'accountId' | 'contact' | 'processedAt'>,
): Promise<boolean> {
  return accountId !== null || wasRegistered(queries, contact.email, processedAt);
}

/**
 * The mail with a link to set a password, for a booking without an account (ROLE-010, REGUS-054);
 * none while an earlier link is valid. Runs inside the transaction of the booking.
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
