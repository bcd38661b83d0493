import { createContext, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './page-frame.module.css';

/**
 * Narrower than other pages; the host sets the gutters. Its parts follow this column, not the
 * screen.
 */
export const PageFrame = ({ hold, children }: { hold?: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.column}>
      <div className={styles.rows}>
        {hold && <div className={styles.hold}>{hold}</div>}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  </div>
);

type CheckoutColumnsProps = {
  head: ReactNode;
  title: ReactNode;
  summary: ReactNode;
  children: ReactNode;
};

/**
 * The place below a summary that stands beside the form; `null` until there is one. It follows the
 * form in the document, as it is read: the form's fields, then what is done with them.
 */
export const BelowSummary = createContext<Element | null>(null);

/** Heading, then the summary above or beside the form. */
export function CheckoutColumns({ head, title, summary, children }: CheckoutColumnsProps) {
  const above = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState<Element | null>(null);
  useEffect(() => {
    const [summed, follows] = [above.current, place.current];
    if (!summed || !follows) return;
    const observer = new ResizeObserver((sizes) => {
      const height = sizes.at(-1)?.borderBoxSize[0]?.blockSize ?? 0;
      follows.style.setProperty('--summary-height', `${height}px`);
      setBelow(follows);
    });
    observer.observe(summed);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className={styles.head}>{head}</div>
      {title}
      <div className={styles.columns}>
        <div className={styles.summary} ref={above}>
          {summary}
        </div>
        <div className={styles.form}>
          <BelowSummary value={below}>{children}</BelowSummary>
        </div>
        <div className={styles.below} ref={place} />
      </div>
    </>
  );
}
