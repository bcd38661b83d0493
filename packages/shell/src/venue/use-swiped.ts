import { useEffect, useState } from 'react';

/**
 * Whether pictures are swiped instead of shown side by side (VENUE-001): a scroll container has to
 * be focusable for the arrow keys.
 */
export function useSwiped(): boolean {
  const [swiped, setSwiped] = useState(false);
  useEffect(() => {
    const narrow = matchMedia('(max-width: 733px)');
    const tell = () => setSwiped(narrow.matches);
    tell();
    narrow.addEventListener('change', tell);
    return () => narrow.removeEventListener('change', tell);
  }, []);
  return swiped;
}
