import { useEffect, useState } from 'react';

/**
 * Whether pictures are swiped instead of standing beside each other (VENUE-001): what scrolls has
 * to take the focus, so that arrow keys move it.
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
