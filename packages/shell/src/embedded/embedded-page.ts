import type { EmbedPlace, StepAddress } from '@foyer/embed/place';
import { ownCartParameter } from '@foyer/contract';
import { createBrowserPage, type Page } from '@foyer/session';

export type EmbeddedPage = Page & {
  /** Ends what the session has begun: its listeners and clocks. */
  end: () => void;
};

export type EmbeddedPageParts = {
  painted: Promise<unknown>;
  /** Whether the tag has the page of a path. */
  shows: (pathname: string) => boolean;
  /** Whether a path opens a booking to whoever has it. */
  isOwn: (pathname: string) => boolean;
};

/**
 * The page of a tag: its address is a step of the journey, which the tag keeps, and not that of the
 * window, which belongs to somebody else. Everything that goes on by itself ends with the page.
 */
export function createEmbeddedPage(
  window: Window,
  place: Pick<EmbedPlace, 'origin' | 'framedBy' | 'address' | 'write' | 'onBack' | 'go'>,
  { painted, shows, isOwn }: EmbeddedPageParts,
): EmbeddedPage {
  const whole = createBrowserPage(window, painted);
  const began = whole.elapsed();
  const stops = new Set<() => void>();
  const stoppable = (begun: () => void): (() => void) => {
    const stop = () => {
      stops.delete(stop);
      begun();
    };
    stops.add(stop);
    return stop;
  };
  /** The page that names the visitor's cart, and that cart: its address soon has it no more. */
  let named = cartNamedIn(place.address());
  const write = (search: string, how: 'push' | 'replace') => {
    const { pathname } = place.address();
    const at = (query: string) => pathname + (query && `?${query}`);
    named = cartNamedIn({ pathname, search }) ?? named;
    const kept = new URLSearchParams(search);
    if (named?.pathname === pathname) kept.set(ownCartParameter, named.cartId);
    // Without storage, a reload finds the cart in the entry of the history alone.
    place.write(isOwn(pathname) ? null : at(search), how, at(kept.toString()));
  };
  return {
    ...whole,
    // The page around may have been there for long when a step is asked for.
    elapsed: () => whole.elapsed() - began,
    holders: () => [window.location.origin, ...(place.framedBy === null ? [] : [place.framedBy])],
    address: () => ({ origin: place.origin, ...place.address() }),
    push: (search) => write(search, 'push'),
    replace: (search) => write(search, 'replace'),
    show: (path) => place.write(isOwn(path) ? null : path, 'push', path),
    navigate: (to, how) => {
      const url = new URL(to, place.origin);
      // The visitor does not lose the page around.
      if (url.origin === place.origin && !shows(url.pathname))
        window.open(url, '_blank', 'noopener');
      else place.go(to, how, isOwn(url.pathname));
    },
    onBack: (listener) => stoppable(place.onBack(listener)),
    onReturn: (listener) => stoppable(whole.onReturn(listener)),
    everySecond: (tick) => stoppable(whole.everySecond(tick)),
    end: () => stops.forEach((stop) => stop()),
  };
}

function cartNamedIn({
  pathname,
  search,
}: StepAddress): { pathname: string; cartId: string } | null {
  const cartId = new URLSearchParams(search).get(ownCartParameter);
  return cartId === null ? null : { pathname, cartId };
}
