import type { BaseSession } from '@foyer/session';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pageWith, venueFields } from '../venue-form.tsx';

export type Paging = {
  /** The page with one step more, for a visitor without scripts. */
  moreHref: string;
  /** How often "show more" was pressed since the list started again. */
  steps: number;
  more: () => void;
  fewer: () => void;
  /** Refs for the list's heading, which has to be focusable (`tabIndex={-1}`), and for the list. */
  heading: RefObject<HTMLHeadingElement | null>;
  list: RefObject<HTMLUListElement | null>;
};

/**
 * How much of a list is shown; it starts at its first page again when `listOf` changes
 * (B-073). The focus moves to the first new card, or back to the heading, because the pressed
 * button may be gone.
 */
export function usePaging(listOf: string, session: Pick<BaseSession, 'search' | 'sent'>): Paging {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const newFrom = useRef<number | null>(null);
  const [page, setPage] = useState({
    listOf,
    steps: Number(session.sent?.get(venueFields.pages)) || 0,
  });
  const steps = page.listOf === listOf ? page.steps : 0;

  useLayoutEffect(() => {
    if (newFrom.current === null) return;
    list.current?.children[newFrom.current]
      ?.querySelector<HTMLInputElement>('input[type="radio"]')
      ?.focus({ preventScroll: true });
    newFrom.current = null;
  }, [steps]);

  const moreHref = pageWith(session, venueFields.pages, String(steps + 1));
  return useMemo(
    () => ({
      steps,
      moreHref,
      heading,
      list,
      more: () => {
        newFrom.current = list.current?.children.length ?? null;
        setPage({ listOf, steps: steps + 1 });
      },
      fewer: () => {
        setPage({ listOf, steps: 0 });
        heading.current?.focus();
      },
    }),
    [listOf, steps, moreHref],
  );
}

/**
 * The cards to show: the first `limit` listed offers, in the given order. The selected one never
 * disappears: where it is beyond the limit, or no longer listed, it keeps its place, or is first
 * where it had none, so that the card can explain why (ERR-005 to ERR-009).
 */
export function cardsShown<Offer extends { listed: boolean }>(
  offers: readonly Offer[],
  chosen: Offer | null,
  limit: number,
  idOf: (offer: Offer) => string,
  stood: number,
): readonly Offer[] {
  const first = offers.filter(({ listed }) => listed).slice(0, limit);
  return !chosen || first.some((offer) => idOf(offer) === idOf(chosen))
    ? first
    : first.toSpliced(stood, 0, chosen);
}
