import { type ChosenRemotes, chooseVersions, manifestSchema } from '@foyer/federation';
import * as v from 'valibot';

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
