import type { TokenPurpose } from '../account/signed-token.ts';

/**
 * A link as stored in the outbox. `host` is the site's, or `null` for the default one. The token of
 * a link that has one is computed when the mail is sent, so that the database alone gives no access;
 * `:token` in `path` stands for it.
 */
export type MailLink = {
  label: string;
  path: string;
  host?: string | null;
  purpose?: TokenPurpose;
  id?: string;
};

/** A mail as stored in the outbox. */
export type Mail = {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  /** Without its links: those are computed when the mail is sent. */
  html: string;
  /** Id of the site whose mail it is. */
  site?: string;
  /** An iCalendar file to attach. */
  calendar: string | null;
  /** Links whose tokens are computed when the mail is sent. */
  links?: readonly MailLink[];
  /** A code to type, computed from this id when the mail is sent. */
  code?: { label: string; id: string };
  /** The legal texts of the site. */
  legal?: readonly MailLink[];
};

/** A job of the outbox. `messageId` stays the same when it is sent again. */
export type MailJob = { orderId: string | null; messageId: string; mail: Mail };

/** Header values must not contain line breaks that a visitor typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
