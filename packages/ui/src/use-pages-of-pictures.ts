import { type UIEvent, useState } from 'react';

/**
 * Which of the pictures of a strip is shown, from 0, and up to which they are in the page: one more
 * than was ever reached. Each picture is as wide as the strip, whose `onScroll` is `scrolled`; `near`
 * is for whatever says that the next one will be wanted soon.
 */
export function usePagesOfPictures(last: number) {
  const [shown, setShown] = useState(0);
  const [reached, setReached] = useState(0);
  const scrolled = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const page = currentTarget.clientWidth || 1;
    // scrollLeft is negative in right-to-left pages.
    const position = Math.min(last, Math.round(Math.abs(currentTarget.scrollLeft) / page));
    setShown(position);
    setReached((before) => Math.max(before, position + 1));
  };
  const near = () => setReached((before) => Math.max(before, shown + 1));
  return { shown, reached, scrolled, near };
}
