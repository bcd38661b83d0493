import { useLayoutEffect, useRef } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import { Book } from './book.tsx';
import css from './book-in-place.module.css';

/**
 * The content of `/book` within the venue page, whose header stays mounted, and whose content is
 * hidden (VENUE-031).
 */
export default function BookInPlace({ context }: { context: HostContext }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the first paint: the old scroll position and focus no longer exist.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <Book context={context} />
    </div>
  );
}
