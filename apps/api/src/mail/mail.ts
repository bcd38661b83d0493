import type { MailLink } from './mail-link.ts';

/** A mail as it waits in the outbox. */
export type Mail = {
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** An iCalendar file to attach. */
  readonly calendar: string | null;
  /** Links whose tokens are made when the mail is sent. */
  readonly links?: readonly MailLink[];
  /** A code to type, made of this id when the mail is sent. */
  readonly code?: { readonly label: string; readonly id: string };
};

export type MailParts = {
  readonly language: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly closing: readonly string[];
};

/** The same words as plain text and as simple HTML. */
export function bodyOf({ language, paragraphs, facts, closing }: MailParts): Pick<Mail, 'text' | 'html'> {
  const shown = facts.filter(([, value]) => value !== '');
  const text = [...paragraphs, shown.map(([label, value]) => `${label}: ${value}`).join('\n'), ...closing].filter(Boolean).join('\n\n');
  const rows = shown.map(([label, value]) => `<tr><td style="padding:4px 16px 4px 0;color:#555;vertical-align:top">${escaped(label)}</td><td style="padding:4px 0">${escaped(value)}</td></tr>`).join('');
  const block = (line: string) => `<p>${escaped(line)}</p>`;
  const html = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5;color:#1a1a1a">${paragraphs.map(block).join('')}<table style="border-collapse:collapse">${rows}</table>${closing.map(block).join('')}</body></html>`;
  return { text, html };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character).replaceAll('\n', '<br>');

/** A header line cannot be broken by what a visitor typed. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
