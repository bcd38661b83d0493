import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on the screen; taken to be there until the browser has looked. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return inView;
}
