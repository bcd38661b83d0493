import type { ReactNode } from 'react';
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

/** Heading, then the summary above or beside the form. */
export const CheckoutColumns = ({ head, title, summary, children }: CheckoutColumnsProps) => (
  <>
    <div className={styles.head}>{head}</div>
    {title}
    <div className={styles.columns}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.form}>{children}</div>
    </div>
  </>
);
