import { codeOf } from '../account/signed-token.ts';
import type { Database } from '../database/database.ts';
import type { Mail } from '../mail/mail.ts';
import { addressOf } from '../mail/mail-link.ts';
import { testSecret } from './start-test-app.ts';

/** Mails that wait for an address, in the order they were written. */
export async function mailsTo(database: Database, to: string): Promise<Mail[]> {
  const rows = await database.query<{ mail: Mail }>("SELECT mail FROM outbox WHERE mail->>'to' = $1 ORDER BY id", [to]);
  return rows.map(({ mail }) => mail);
}

/** Path of a mail's link, as its reader would follow it; a number picks another than the first. */
export function linkIn(mail: Mail | undefined, at = 0): string {
  const link = mail?.links?.[at];
  if (link === undefined) throw new Error('the mail has no such link');
  return new URL(addressOf(link, { secret: testSecret, publicUrl: 'http://localhost' })).pathname;
}

/** The code of a mail, as its reader would type it. */
export function codeIn(mail: Mail | undefined): string {
  if (mail?.code === undefined) throw new Error('the mail has no code');
  return codeOf(testSecret, mail.code.id);
}
