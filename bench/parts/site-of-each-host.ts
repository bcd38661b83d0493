import { hostnamesOf, type Site, sites } from '@foyer/sites';

/** The first site of each host represents it. */
export const siteOfEachHost: readonly Site[] = [
  ...new Map(sites.toReversed().map((site) => [site.host, site])).values(),
].toReversed();

/** The address of a site on a local front door. */
export function onSite(url: string, path: string, siteId: string): string {
  const there = new URL(path, url);
  there.hostname = hostnamesOf(siteId)[0] ?? there.hostname;
  return there.href;
}
