import { brandOf, favicon } from '@foyer/sites';
import { mailLook, markId, withWays } from '@foyer/sites/mail';
import type { Mail } from '../../apps/api/src/mail/mail.ts';
import { DocumentFrame } from './document-frame.tsx';

type MailFrameProps = { mail: Mail; scheme: 'light' | 'dark'; width: number };

/** A mail as a program of that width shows it; its links lead nowhere. */
export function MailFrame({ mail, scheme, width }: MailFrameProps) {
  const site = mail.site ?? '';
  const nowhere = ({ label }: { label: string }) => ({ label, address: '#' });
  const markup = withWays(mail.html, mailLook(site), {
    codes: mail.code === undefined ? [] : [{ label: mail.code.label, code: '402817' }],
    links: (mail.links ?? []).map(nowhere),
    legal: (mail.legal ?? []).map(nowhere),
  })
    .replace(`cid:${markId}`, `data:image/svg+xml,${encodeURIComponent(favicon(brandOf(site)))}`)
    .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('light dark', scheme);
  return <DocumentFrame title={mail.subject} markup={markup} width={width} />;
}
