import { createContext, type ReactNode, useState } from 'react';
import styles from './page-frame.module.css';

/**
 * Narrower than other pages; the host sets the gutters. Its parts follow this column, not the
 * screen.
 */
export const PageFrame = ({ hold, children }: { hold?: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <div className={styles.column}>
      {hold && <div className={styles.hold}>{hold}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  </div>
);

type CheckoutColumnsProps = {
  head: ReactNode;
  title: ReactNode;
  summary: ReactNode;
  children: ReactNode;
};

/** The place below a summary that stands beside the form; `null` until there is one. */
export const BelowSummary = createContext<Element | null>(null);

/** Heading, then the summary above or beside the form. */
export function CheckoutColumns({ head, title, summary, children }: CheckoutColumnsProps) {
  const [below, setBelow] = useState<Element | null>(null);
  return (
    <>
      <div className={styles.head}>{head}</div>
      {title}
      <div className={styles.columns}>
        <div className={styles.summary}>
          {summary}
          <div className={styles.below} ref={setBelow} />
        </div>
        <div className={styles.form}>
          <BelowSummary value={below}>{children}</BelowSummary>
        </div>
      </div>
    </>
  );
}
