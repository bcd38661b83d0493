import { getsLoginDetails, type Instant } from '@foyer/domain';
import type { Order } from '../booking/order.ts';
import type { Queries } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { loginDetailsMail } from '../mail/password-mail.ts';
import { findAccount } from './account.ts';
import { hasOpenLink, makePasswordLink, unaskedSeconds } from './password-link.ts';

/**
 * The mail with a link to set a password, for who booked without an account (ROLE-010, REGUS-054); none while an earlier
 * one still works. Inside the transaction of the booking.
 */
export async function loginDetailsFor(queries: Queries, secret: string, order: Order, now: Instant): Promise<readonly Mail[]> {
  const { email, firstName, lastName, company, phone } = order.contact;
  const hasAccount = order.accountId !== null || (await findAccount(queries, email)) !== null;
  if (!getsLoginDetails({ hasAccount }) || (await hasOpenLink(queries, email, now))) return [];
  const link = await makePasswordLink(queries, secret, { email, profile: { firstName, lastName, company, phone, acceptedGdpr: true }, seconds: unaskedSeconds }, now);
  return [loginDetailsMail(order, link)];
}
