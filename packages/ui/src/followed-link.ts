import type { MouseEvent } from 'react';

/** A link that is followed without leaving the page; another tab or window is the visitor's wish. */
export const followedLink = (href: string, follow: () => void) => ({
  href,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  },
});
