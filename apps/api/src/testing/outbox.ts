import type { Mail, MailJob } from '../mail/mail.ts';
import { codeOf } from '../account/signed-token.ts';
import type { Database } from '../database/database.ts';
import { addressOf } from '../mail/mail-link.ts';
import { testSecret } from './start-test-app.ts';

/** Mails in the order they were written, sent or not. */
export async function allMails(database: Database): Promise<Mail[]> {
  return (await written(database)).map(({ mail }) => mail);
}

/** Those to one address. */
export async function mailsTo(database: Database, to: string): Promise<Mail[]> {
  return (await allMails(database)).filter((mail) => mail.to === to);
}

/** Those about one order. */
export async function mailsAbout(database: Database, orderId: string): Promise<Mail[]> {
  return (await written(database)).filter((job) => job.orderId === orderId).map(({ mail }) => mail);
}

async function written(database: Database): Promise<MailJob[]> {
  const rows = await database.query<{ data: MailJob }>(
    "SELECT data FROM jobs.job WHERE name = 'mail' ORDER BY created_on, data->>'messageId'",
  );
  return rows.map(({ data }) => data);
}

/** Path of a mail's link with its token; `at` picks one of several. */
export const linkIn = (mail: Mail | undefined, at = 0): string => addressIn(mail, at).pathname;

/** The whole URL of that link. */
export function addressIn(mail: Mail | undefined, at = 0): URL {
  const link = mail?.links?.[at];
  if (link === undefined) throw new Error('the mail has no such link');
  return new URL(addressOf(link, { secret: testSecret, publicUrl: 'http://localhost' }));
}

/** The code in a mail. */
export function codeIn(mail: Mail | undefined): string {
  if (mail?.code === undefined) throw new Error('the mail has no code');
  return codeOf(testSecret, mail.code.id);
}
