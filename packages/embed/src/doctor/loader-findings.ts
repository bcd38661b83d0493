import type { Finding } from './report.ts';

type LoaderSeen = {
  /** Origin and version of the loader that defined the tag. */
  origin: string;
  version: string;
  /** Addresses of the loaders that the page has loaded. */
  addresses: readonly string[];
  tags: number;
};

/** Which loader serves the page, whether there are more of them, and whether a tag is there. */
export function loaderFindings({
  origin,
  version,
  addresses,
  tags,
}: LoaderSeen): readonly Finding[] {
  const others = addresses.filter((address) => new URL(address).origin !== origin);
  const isOnce = addresses.length < 2;
  return [
    {
      check: 'loader',
      state: 'well',
      title: 'Loader',
      detail: `Version ${version} from ${origin}.`,
      mend: null,
    },
    {
      check: 'duplicates',
      state: isOnce ? 'well' : others.length > 0 ? 'bad' : 'note',
      title: isOnce ? 'One loader' : `${addresses.length} loaders in one page`,
      detail: isOnce
        ? 'The script of the tag is in the page once.'
        : others.length > 0
          ? `The first one, from ${origin}, serves all tags; ${others.join(', ')} is not used.`
          : 'The first one serves all tags; the others only cost time.',
      mend: isOnce
        ? null
        : `Keep only one: <script async src="${origin}/embed.js"></script>\nRemove: ${(others.length >
          0
            ? others
            : addresses.slice(1)
          ).join(', ')}`,
    },
    tags > 0
      ? {
          check: 'tag',
          state: 'well',
          title: tags === 1 ? 'One tag' : `${tags} tags`,
          detail: 'The page has a <foyer-booking>.',
          mend: null,
        }
      : {
          check: 'tag',
          state: 'bad',
          title: 'There is no tag in the page',
          detail: 'The loader is here, but nothing says where the booking form should stand.',
          mend: '<foyer-booking venue="…"></foyer-booking>',
        },
  ];
}

/** Whether a script of the page is a loader of ours, whichever host it comes from. */
export const isLoader = (address: string): boolean =>
  URL.canParse(address) && /^\/embed(\/\d+\/(embed|form))?\.js$/.test(new URL(address).pathname);
