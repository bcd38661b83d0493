import type { Configuration } from '../configuration.ts';
import { originOf } from '../other-origins.ts';

/** What the Content-Security-Policy of a page with tags of a host has to allow. */
export function policyLines(
  host: string,
  { vaultOrigin, mapTiles }: Pick<Configuration, 'vaultOrigin' | 'mapTiles'>,
): readonly (readonly [directive: string, ...values: string[]])[] {
  return [
    ['script-src', host],
    ['connect-src', host],
    ['img-src', host, ...originOf(mapTiles?.url ?? null)],
    ['frame-src', host, vaultOrigin],
    ['trusted-types', 'foyer'],
  ];
}
