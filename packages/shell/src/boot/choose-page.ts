import { readPath, routeOf } from '@foyer/sites';
import type { HostPages } from './host-context.ts';

/** Without a front door, which names the page's script, the address decides which page starts. */
export async function choosePage(pages: HostPages): Promise<void> {
  const { siteFor } = await import('./table-of-sites.ts');
  const site = siteFor(location.hostname);
  await pages[site ? routeOf(readPath(location.pathname, site).rest).page : 'home']();
}
