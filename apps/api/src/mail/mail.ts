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

/** A value with its label. `begins`: a group of facts does. `href`: the value leads there. */
export type Fact = readonly [
  label: string,
  value: string,
  as?: { begins?: true; isTotal?: true; href?: string },
];

/** Whether a group begins at each of the facts: at the first, where one says so, and after the total. */
export const beginnings = (facts: readonly Fact[]): readonly boolean[] =>
  facts.map(
    ([, , as], at) => at === 0 || as?.begins === true || facts[at - 1]?.[2]?.isTotal === true,
  );

/** What a mail says. */
export type MailContent = {
  /** One that has words. */
  language: string;
  /** Hostname of the site that it comes from; `null` for the default one. */
  siteHost: string | null;
  heading: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
  /** Small print. */
  notes: readonly string[];
  /** Before the name of the site, which ends a letter. */
  goodbye?: string;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replaceAll('\n', '<br>');

/** Header values must not contain line breaks that a visitor typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
