import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on the screen; assumed to be until the browser has reported. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    // A busy browser reports several observations at once, the newest last.
    const observer = new IntersectionObserver((looks) =>
      setInView(looks.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}
