import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has a box, which styles may take from it; not before the browser has told. */
export function useHasBox(target: RefObject<Element | null>): boolean {
  const [hasBox, setHasBox] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new ResizeObserver((sizes) =>
      setHasBox((sizes.at(-1)?.borderBoxSize[0]?.inlineSize ?? 0) > 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return hasBox;
}
