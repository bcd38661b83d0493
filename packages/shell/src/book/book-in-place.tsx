import { toPageTop } from '@foyer/ui';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import { remotesInPlace } from '../slot/remotes-in-place.ts';
import css from './book-in-place.module.css';
import { Book } from './book.tsx';

/**
 * The content of `/book` within the venue page, whose header stays mounted, and whose content is
 * hidden (VENUE-031).
 */
export default function BookInPlace({ context }: { context: HostContext }) {
  const place = useRef<HTMLDivElement>(null);
  const inPlace = useMemo(() => ({ ...context, remotes: remotesInPlace(context) }), [context]);
  // Before the first paint: the old scroll position and focus no longer exist.
  useLayoutEffect(() => {
    toPageTop(place.current);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Book context={inPlace} />
    </div>
  );
}
