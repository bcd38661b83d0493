import type { EmbedPlace } from '@foyer/embed/place';
import type { EmbeddedPageParts } from './embedded-page.ts';

/**
 * Follows links within a tag, whose addresses are those of the site and not of the page around. What
 * the tag can show is shown in it; a fragment leads to a part of it; all else opens in a tab of the
 * browser, so that the visitor does not lose the page around.
 */
export function followLinks(
  element: HTMLElement,
  { origin, address, go, shadow }: Pick<EmbedPlace, 'origin' | 'address' | 'go' | 'shadow'>,
  { shows, isOwn }: Pick<EmbeddedPageParts, 'shows' | 'isOwn'>,
): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || event.defaultPrevented) return;
    const written = link.getAttribute('href') ?? '';
    if (written.startsWith('#')) {
      event.preventDefault();
      const part = shadow.getElementById(written.slice(1));
      part?.scrollIntoView({ block: 'start' });
      part?.focus({ preventScroll: true });
      return;
    }
    const { pathname, search } = address();
    if (!URL.canParse(written, origin + pathname + search)) return;
    const to = new URL(written, origin + pathname + search);
    if (!['http:', 'https:'].includes(to.protocol)) return;
    const isDownload = link.hasAttribute('download');
    const inTab = link.getAttribute('target') === '_blank' || event.metaKey || event.ctrlKey;
    event.preventDefault();
    if (to.origin === origin && !inTab && !isDownload && shows(to.pathname))
      go(to.pathname + to.search, undefined, isOwn(to.pathname));
    else window.open(to, '_blank', 'noopener');
  };
  element.addEventListener('click', follow);
  return () => element.removeEventListener('click', follow);
}
