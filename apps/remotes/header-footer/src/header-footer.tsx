import { useReadable } from '@foyer/federation/remote';
import type { BaseSession } from '@foyer/session';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { navigationOf } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

type Props = { session: BaseSession; part: string | undefined };

/**
 * Three parts of one remote: `footer` below, `sidebar` beside the dashboard's pages, and otherwise
 * the header.
 */
export function HeaderFooter({ session, part }: Props) {
  const { site, language, links, search, supportPhone, clock } = session;
  const navigation = navigationOf(session, useReadable(session.visitor));
  const languages = {
    offered: site.languages,
    current: language,
    search,
    inLanguage: links.inLanguage,
  };
  if (part === 'sidebar')
    return <DashboardSidebar navigation={navigation} here={links.inLanguage(language, '')} />;
  return part === 'footer' ? (
    <SiteFooter
      navigation={navigation}
      year={new Date(clock.now() * 1000).getUTCFullYear()}
      languages={languages}
      legal={{ terms: links.terms, privacy: links.privacy, dataProcessing: links.dataProcessing }}
    />
  ) : (
    <SiteHeader
      name={site.name}
      supportPhone={supportPhone}
      help={site.supportUrl}
      languages={languages}
      navigation={navigation}
    />
  );
}
