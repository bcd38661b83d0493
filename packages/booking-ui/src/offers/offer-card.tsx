import type { ReactNode } from 'react';
import styles from './offer-card.module.css';

type Props = {
  /** Id of its heading. */
  titleId?: string;
  /** `available`, `selected`, or `unavailable`: the picture is dimmed, the size stays. */
  state?: 'available' | 'selected' | 'unavailable';
  /** It is the visitor's selection, even if it is unavailable by now. */
  chosen?: boolean;
  picture: ReactNode;
  head: ReactNode;
  /** Two lines are shown, and reserved where the text is shorter. */
  description: ReactNode;
  /** Its language, where it is not the page's. */
  spoken?: string | undefined;
  /** The price, or why the offer does not fit; both have the same place. */
  middle: ReactNode;
  end: ReactNode;
  /** Present while the details are open. */
  more?: ReactNode;
  /** It is a skeleton: text is painted over and hidden from keyboard and screen readers. */
  hidden?: boolean;
  /**
   * Beyond the first page of its list: not laid out while off screen, because there may be
   * hundreds.
   */
  later?: boolean;
};

/**
 * The frame of a room or package: picture beside the text in a wide column, above it in a narrow
 * one. All states, and the skeleton, have one size.
 */
export function OfferCard({
  titleId,
  state,
  chosen = false,
  picture,
  head,
  description,
  spoken,
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
          {/* Its own direction: where it is cut, the dots stand at its end. */}
          <div className={styles.description} lang={spoken} dir="auto">
            {description}
          </div>
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
