import type { BaseSession } from '@foyer/session';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type Props = { readonly session: BaseSession; readonly part: string | undefined };

/** Two parts of one remote: `footer` below, and otherwise the header. */
export function HeaderFooter({ session, part }: Props) {
  const { site, language, links, supportPhone, clock } = session;
  const languages = { offered: site.languages, current: language, inLanguage: links.inLanguage };
  return part === 'footer' ? (
    <SiteFooter name={site.name} home={links.home} year={new Date(clock.now() * 1000).getUTCFullYear()} languages={languages} legal={{ terms: links.terms, privacy: links.privacy, dataProcessing: links.dataProcessing }} />
  ) : (
    <SiteHeader name={site.name} home={links.home} supportPhone={supportPhone} languages={languages} />
  );
}
