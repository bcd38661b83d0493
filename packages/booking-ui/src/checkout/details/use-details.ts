import { useEffect, useLayoutEffect, useState } from 'react';
import {
  type Details,
  detailsIn,
  withPhoneCountry,
  withProfile,
  withVisitorCountry,
} from '../../contact/index.ts';
import type { Numbering, Visitor } from '@foyer/domain';
import { keepDetails, keptDetails, type MoreDetails, tabStorage } from './kept-details.ts';

type About<More> = {
  cartId: string;
  venueCountry: string;
  /** `null` until the user is known. */
  visitor: Visitor | null;
  /** Only where this checkout asks for it: the visitor's country, `null` until it is known. */
  country: string | null;
  numbering: Numbering | null;
  /** Further fields of this checkout, with their initial values. */
  more: More;
  /** The form that the page answers. */
  sent: URLSearchParams | null;
};

export type DetailsOf<More> = Details & More;

/**
 * The contents of the fields: typed values survive a reload where the tab can store them, and the
 * login fills empty ones (HEADER-016).
 */
export function useDetails<More extends MoreDetails>({
  cartId,
  venueCountry,
  visitor,
  country,
  numbering,
  more,
  sent,
}: About<More>): readonly [DetailsOf<More>, (details: DetailsOf<More>) => void] {
  const [details, setDetails] = useState<DetailsOf<More>>(() =>
    detailsIn(sent ?? new URLSearchParams(), venueCountry, more, numbering),
  );
  // Before the fields are painted, because a stored payment method has another height than the
  // default.
  useLayoutEffect(() => {
    const kept = keptDetails(tabStorage(), cartId, more);
    if (kept) setDetails(kept);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `more` names the fields, which never change
  }, [cartId]);
  useEffect(() => {
    if (country !== null) setDetails((present) => withVisitorCountry(present, country));
  }, [cartId, country]);
  useEffect(() => {
    if (visitor !== null) setDetails((present) => withProfile(present, visitor));
  }, [cartId, visitor]);
  useEffect(() => {
    if (numbering !== null) setDetails((present) => withPhoneCountry(present, numbering));
  }, [cartId, visitor, numbering]);
  const change = (next: DetailsOf<More>) => {
    setDetails(next);
    keepDetails(tabStorage(), cartId, next);
  };
  return [details, change];
}
