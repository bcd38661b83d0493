import { type ChosenRemotes, chooseVersions, manifestSchema } from '@foyer/federation';
import * as v from 'valibot';
import type { BootData } from './boot-data.ts';

/**
 * What a page needs of its boot data to start without a front door; `null` at an address that is no
 * site's.
 */
export async function findPage({
  hostname,
}: Location): Promise<Pick<BootData, 'site' | 'remotes' | 'vendor'> | null> {
  const { brandOf, brandRules, siteFor } = await import('./table-of-sites.ts');
  const site = siteFor(hostname);
  if (site === null) return null;
  const look = new CSSStyleSheet();
  look.replaceSync(brandRules(brandOf(site.id)));
  document.adoptedStyleSheets.push(look);
  return { site, ...(await fetchRemotes(site.id)) };
}

/**
 * Without a front door the page fetches the manifest itself, and draws its own ticket for shares of
 * visitors.
 */
export async function fetchRemotes(
  siteId: string,
): Promise<{ remotes: ChosenRemotes; vendor: string }> {
  const answer = await fetch('/remotes.json');
  const manifest = v.parse(manifestSchema, await answer.json());
  return {
    remotes: chooseVersions(manifest, siteId, Math.random()),
    vendor: manifest.vendor.contract,
  };
}
