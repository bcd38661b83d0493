import { pageSize, shownAfter } from '@foyer/domain';
import { classNames, Heading } from '@foyer/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cardsShown, type Paging } from './use-paging.ts';
import { ListPager } from './list-pager.tsx';
import styles from './offer-list.module.css';

type SectionProps = {
  id?: string;
  title: ReactNode;
  status: ReactNode;
  paging: Paging;
  /** For `--offer-middle`, the minimum height of the middle of its cards, where it has its own. */
  className?: string | undefined;
  children: ReactNode;
};

/** The section of a list: heading, how many fit, and the cards or what replaces them. */
export function OfferSection({ id, title, status, paging, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <Heading level={2} id={headingId} tabIndex={-1} ref={paging.heading}>
        {title}
      </Heading>
      {status}
      <div className={classNames(styles.cards, className)}>{children}</div>
    </section>
  );
}

/**
 * The position of a card: its picture loads eagerly in the first view of the page, and beyond the
 * first page it may be skipped.
 */
export type CardPlace = { priority: boolean; later: boolean };

type Props<Offer> = {
  offers: readonly Offer[];
  chosen: Offer | null;
  idOf: (offer: Offer) => string;
  /** A newer answer is loading: the cards stay, and are marked busy. */
  busy: boolean;
  paging: Paging;
  /** Two cards in a row where the list is wide. */
  paired?: boolean;
  card: (offer: Offer, place: CardPlace) => ReactNode;
};

/** Five cards first, then five more each time (ROOM-004, PACK-003). */
export function OfferList<Offer extends { listed: boolean }>({
  offers,
  chosen,
  idOf,
  busy,
  paging,
  paired = false,
  card,
}: Props<Offer>) {
  const listId = useId();
  const { shown, remaining, mayShowFewer } = shownAfter(
    offers.filter(({ listed }) => listed).length,
    paging.steps,
  );
  const stood = useRef(0);
  const cards = cardsShown(offers, chosen, shown, idOf, stood.current);
  const place = chosen === null ? 0 : cards.findIndex((offer) => idOf(offer) === idOf(chosen));
  useEffect(() => {
    stood.current = place;
  }, [place]);
  return (
    <>
      <ul
        ref={paging.list}
        id={listId}
        className={classNames(styles.list, paired && styles.paired)}
        aria-busy={busy || undefined}
        data-state={busy ? 'busy' : undefined}
      >
        {cards.map((offer, index) => (
          <li key={idOf(offer)}>
            {card(offer, { priority: index === 0, later: index >= pageSize })}
          </li>
        ))}
      </ul>
      <ListPager
        remaining={remaining}
        mayShowFewer={mayShowFewer}
        listId={listId}
        moreHref={paging.moreHref}
        onMore={paging.more}
        onFewer={paging.fewer}
      />
    </>
  );
}
