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
  html: string;
  /** An iCalendar file to attach. */
  calendar: string | null;
  /** Links whose tokens are computed when the mail is sent. */
  links?: readonly MailLink[];
  /** A code to type, computed from this id when the mail is sent. */
  code?: { label: string; id: string };
};

/** A job of the outbox. `messageId` stays the same when it is sent again. */
export type MailJob = { orderId: string | null; messageId: string; mail: Mail };

export type MailContent = {
  language: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [label: string, value: string])[];
  closing: readonly string[];
};

/** The same text as plain text and as simple HTML. */
export function bodyOf({
  language,
  paragraphs,
  facts,
  closing,
}: MailContent): Pick<Mail, 'text' | 'html'> {
  const shown = facts.filter(([, value]) => value !== '');
  const text = [
    ...paragraphs,
    shown.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...closing,
  ]
    .filter(Boolean)
    .join('\n\n');
  const rows = shown
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:#555;vertical-align:top">${escaped(label)}</td>` +
        `<td style="padding:4px 0">${escaped(value)}</td></tr>`,
    )
    .join('');
  const block = (line: string) => `<p>${escaped(line)}</p>`;
  const html =
    `<!doctype html><html lang="${language}">` +
    `<body style="font-family:sans-serif;line-height:1.5;color:#1a1a1a">` +
    `${paragraphs.map(block).join('')}<table style="border-collapse:collapse">${rows}</table>` +
    `${closing.map(block).join('')}</body></html>`;
  return { text, html };
}

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
