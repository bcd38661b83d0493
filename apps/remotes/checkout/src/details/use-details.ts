import { useEffect, useState } from 'react';
import { type Details, emptyDetails } from './details.ts';
import { keepDetails, keptDetails, tabStorage } from './kept-details.ts';

/** What stands in the fields; it survives a reload where the tab can keep it. */
export function useDetails(cartId: string, venueCountry: string): readonly [Details, (details: Details) => void] {
  const [details, setDetails] = useState(() => emptyDetails(venueCountry));
  useEffect(() => {
    const kept = keptDetails(tabStorage(), cartId);
    if (kept) setDetails(kept);
  }, [cartId]);
  const change = (next: Details) => {
    setDetails(next);
    keepDetails(tabStorage(), cartId, next);
  };
  return [details, change];
}
