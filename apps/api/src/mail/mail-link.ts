import { codeOf, tokenOf } from '../account/signed-token.ts';
import { escaped, type Mail, type MailLink } from './mail.ts';

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

/** The mail's text with its code and links at the end. */
export function withLinks(
  mail: Pick<Mail, 'text' | 'html' | 'links' | 'code'>,
  options: LinkOptions,
): { text: string; html: string } {
  const links = (mail.links ?? []).map((link) => ({
    label: link.label,
    address: addressOf(link, options),
  }));
  const codes = mail.code
    ? [{ label: mail.code.label, code: codeOf(options.secret, mail.code.id) }]
    : [];
  const anchors = [
    ...codes.map(({ label, code }) => `<p>${escaped(label)}: <strong>${code}</strong></p>`),
    ...links.map(
      ({ label, address }) => `<p><a href="${escaped(address)}">${escaped(label)}</a></p>`,
    ),
  ].join('');
  return {
    text: [
      mail.text,
      ...codes.map(({ label, code }) => `${label}: ${code}`),
      ...links.map(({ label, address }) => `${label}: ${address}`),
    ].join('\n\n'),
    html: mail.html.replace(/<\/body><\/html>$/, () => `${anchors}</body></html>`),
  };
}
