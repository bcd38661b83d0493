import type { Configuration } from '../configuration.ts';
import { originsWithTags } from '../other-origins.ts';

/**
 * What the Content-Security-Policy of a page with tags of a host has to allow. Marks of brands are
 * pictures in the style sheet, `data:`.
 */
export function policyLines(
  host: string,
  configuration: Pick<Configuration, 'vaultOrigin' | 'mapTiles'>,
): readonly (readonly [directive: string, ...values: string[]])[] {
  const { pictures, frames } = originsWithTags(configuration);
  return [
    ['script-src', host],
    ['connect-src', host],
    ['img-src', host, 'data:', ...pictures],
    ['frame-src', host, ...frames],
  ];
}
