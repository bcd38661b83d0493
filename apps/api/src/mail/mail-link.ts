import { codeOf, tokenOf } from '../account/signed-token.ts';
import { mailLook, withWays } from '@foyer/sites/mail';
import type { Mail, MailLink } from './mail.ts';

export type LinkOptions = { secret: string; publicUrl: string };

export function addressOf(
  { path, purpose, id, host = null }: MailLink,
  { secret, publicUrl }: LinkOptions,
): string {
  const signed =
    purpose === undefined || id === undefined
      ? path
      : path.replace(':token', tokenOf(secret, purpose, id));
  const address = new URL(signed, publicUrl);
  // Protocol and port are the same on every site.
  if (host !== null) address.hostname = host;
  return address.href;
}

/** The mail with its code and links: in the text at the end, in the HTML where they belong. */
export function withLinks(
  mail: Pick<Mail, 'text' | 'html' | 'site' | 'links' | 'code' | 'legal'>,
  options: LinkOptions,
): { text: string; html: string } {
  const withAddress = (link: MailLink) => ({
    label: link.label,
    address: addressOf(link, options),
  });
  const links = (mail.links ?? []).map(withAddress);
  const legal = (mail.legal ?? []).map(withAddress);
  const codes = mail.code
    ? [{ label: mail.code.label, code: codeOf(options.secret, mail.code.id) }]
    : [];
  return {
    text: [
      mail.text,
      ...codes.map(({ label, code }) => `${label}: ${code}`),
      ...links.map(({ label, address }) => `${label}: ${address}`),
      legal.map(({ label, address }) => `${label}: ${address}`).join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: withWays(mail.html, mailLook(mail.site ?? ''), { codes, links, legal }),
  };
}
