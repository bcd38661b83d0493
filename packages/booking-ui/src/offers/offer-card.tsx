import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

type Props = {
  /** Id of its heading. */
  titleId?: string;
  /** `available`, `selected`, or `unavailable`: the picture steps back, the box stays. */
  state?: 'available' | 'selected' | 'unavailable';
  /** It is the visitor's choice, also where it is unavailable by now. */
  chosen?: boolean;
  picture: ReactNode;
  head: ReactNode;
  /** Two lines of it are shown; their place is kept where there is less. */
  description: ReactNode;
  /** What it costs, or why it does not do; their place is the same. */
  middle: ReactNode;
  end: ReactNode;
  /** Present while the details are open. */
  more?: ReactNode;
  /** It is a skeleton: words are painted over, and nobody meets it by keyboard or ear. */
  hidden?: boolean;
  /**
   * It stands beyond the first page of its list: not laid out while far from the screen, since
   * hundreds may follow.
   */
  later?: boolean;
};

/**
 * The box of a room or a package: picture beside words where its column is wide, above them where
 * it is narrow. All its states have one size, the skeleton's too.
 */
export function OfferCard({
  titleId,
  state,
  chosen = false,
  picture,
  head,
  description,
  middle,
  end,
  more,
  hidden = false,
  later = false,
}: Props) {
  return (
    <article
      className={styles.card}
      data-state={state}
      data-chosen={chosen || undefined}
      data-later={later || undefined}
      data-open={more !== undefined || undefined}
      aria-labelledby={titleId}
      data-skeleton={hidden || undefined}
      aria-hidden={hidden || undefined}
      inert={hidden}
    >
      <div className={styles.top}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.body}>
          <div className={styles.head}>{head}</div>
          <div className={styles.description}>{description}</div>
          <div className={styles.middle}>{middle}</div>
          <div className={styles.end}>{end}</div>
        </div>
      </div>
      {more !== undefined && more}
    </article>
  );
}

/** Title at the start, a chip at the end of its line. */
export const OfferTitle = ({ children }: { children: ReactNode }) => (
  <div className={styles.title}>{children}</div>
);

/** The open details below the line. */
export const OfferMore = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div className={styles.more} id={id}>
    {children}
  </div>
);

/** Two blocks of the details side by side where there is room. */
export const OfferSplit = ({ children }: { children: ReactNode }) => (
  <div className={styles.split}>{children}</div>
);
