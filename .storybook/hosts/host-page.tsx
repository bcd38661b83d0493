import { type ReactNode, useEffect, useState } from 'react';
import type { PageModule } from '../../packages/shell/src/boot/host-context.ts';
import { storySite } from '../on-site.ts';
import { openPage, type PageName } from './open-page.ts';

type HostPageProps = {
  page: PageName;
  /** The host’s own page. */
  venue: PageModule;
  /** What the host’s layout sets of the tokens. */
  theme: string;
  site: string;
  language: string;
};

/** A whole page of a host, once its scripts are there. */
export function HostPage({ page, venue, theme, site, language }: HostPageProps) {
  const [tree, setTree] = useState<ReactNode>(null);
  useEffect(() => {
    let left = false;
    void openPage(page, { venue, site: storySite(site), language }).then((opened) => {
      if (!left) setTree(opened);
    });
    return () => {
      left = true;
    };
  }, [page, venue, site, language]);
  return (
    <div data-page={tree === null ? 'opening' : 'open'}>
      <style>{theme}</style>
      {tree}
    </div>
  );
}
