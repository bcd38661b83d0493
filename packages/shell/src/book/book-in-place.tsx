import { useLayoutEffect, useRef } from 'react';
import type { HostContext } from '../boot/host-context.ts';
import { Book } from './book.tsx';
import css from './book-in-place.module.css';

/**
 * What `/book` shows, within the venue page: its header stays, and so does the venue behind it
 * (VENUE-031).
 */
export default function BookInPlace({ context }: { context: HostContext }) {
  const place = useRef<HTMLDivElement>(null);
  // Before it is painted: what was scrolled to, and had the focus, is no longer there.
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
