import type { Route } from '@foyer/sites';
import type { Configuration } from './configuration.ts';
import type { PageData } from './page-data.ts';
import type { OtherOrigins } from './security-headers.ts';

/** A room's 360° viewer in the API's answer. */
const roomViews = /"room_360_view":"(https:\/\/[^"]+)"/g;

/**
 * Origins whose pictures and frames this page may show: the card vault's, in the search that of
 * the map tiles, and on a venue's page those of the tiles and of the viewers and films that the venue names. Exact origins, no
 * wildcards.
 */
export function otherOrigins(
  { venue: found, availability }: Pick<PageData, 'venue' | 'availability'>,
  configuration: Pick<Configuration, 'vaultOrigin' | 'mapTiles'>,
  page: Route['page'],
): OtherOrigins {
  if (page === 'search') return originsWithTags(configuration);
  if (found === null) return { frames: [configuration.vaultOrigin] };
  const { frames: ofAll, pictures } = originsWithTags(configuration);
  const venue = found.read;
  const views = [...(availability?.answer ?? '').matchAll(roomViews)].map(
    ([, address = '']) => address,
  );
  const frames = [venue.view360, venue.video, ...views].flatMap((address) => originOf(address));
  return {
    frames: [...new Set([...ofAll, ...frames])],
    pictures,
  };
}

/** The same for a page with tags, of which nobody knows the venue yet. */
export const originsWithTags = ({
  vaultOrigin,
  mapTiles,
}: Pick<Configuration, 'vaultOrigin' | 'mapTiles'>): Required<OtherOrigins> => ({
  frames: [vaultOrigin],
  pictures: originOf(mapTiles?.url ?? null),
});

/** A path of our own has no origin, and only web addresses have one for a policy. */
export function originOf(address: string | null): string[] {
  if (address === null || !URL.canParse(address)) return [];
  const { origin, protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
}
