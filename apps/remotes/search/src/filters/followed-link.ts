import type { MouseEvent } from 'react';

/** A link to another search that is shown without leaving the page; a new tab is left to the browser. */
export const followedLink = (href: string, follow: () => void) => ({
  href,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  },
});
