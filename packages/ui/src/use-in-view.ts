import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on the screen; taken to be there until the browser has looked. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    // A busy browser tells several looks at once, the newest last.
    const observer = new IntersectionObserver((looks) =>
      setInView(looks.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}
