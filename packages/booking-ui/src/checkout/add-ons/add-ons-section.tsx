import { SkeletonBlock, Heading } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './add-ons-section.module.css';

type SectionProps = {
  title: ReactNode;
  /** When and where, in a line. */ lead?: ReactNode;
  children: ReactNode;
};

/** A section of a checkout for add-ons. */
export function AddOnsSection({ title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div>
        <Heading level={2} id={heading}>
          {title}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Rows with a line between them. */
export const AddOnList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

/** A skeleton with as many rows as will follow, in their size. */
export const AddOnSkeletons = ({ rows, label }: { rows: number; label: string }) => (
  <div className={styles.list} role="status" aria-label={label} data-skeleton>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.skeletonBlocks}>
        <SkeletonBlock className={styles.skeletonBlock} />
        <SkeletonBlock className={styles.skeletonBlock} />
      </div>
    ))}
  </div>
);
