import { Heading, Icon, iconChevronDown, type IconShape, Picture } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './summary-card.module.css';

type SummaryCardProps = {
  /** One picture, or a strip of them. */
  picture: ReactNode;
  /** The address of a small picture for the line. */
  thumb: string | undefined;
  /** When it is, in a line. */
  when: ReactNode;
  /** What it costs, in a word. */
  total: ReactNode;
  title: ReactNode;
  place: ReactNode;
  /** Lines of `SummaryFact`. */
  facts: ReactNode;
  /** The bill, and notes below it. */
  children: ReactNode;
};

/**
 * What is booked and its price: beside the form where there is room, else a line above it that
 * unfolds.
 */
export function SummaryCard({
  picture,
  thumb,
  title,
  place,
  when,
  total,
  facts,
  children,
}: SummaryCardProps) {
  const heading = useId();
  return (
    <aside className={styles.summary} aria-labelledby={heading}>
      {/* It may have been opened before its script came. */}
      <details className={styles.fold} suppressHydrationWarning>
        <summary className={styles.line}>
          {thumb !== undefined && (
            <span className={styles.thumb}>
              <Picture src={thumb} alt="" sizes="56px" />
            </span>
          )}
          <span className={styles.what}>
            <span className={styles.name}>
              <bdi>{title}</bdi>
            </span>
            <span className={styles.when}>{when}</span>
          </span>
          <span className={styles.total}>
            <span>{total}</span>
            <Icon of={iconChevronDown} small />
          </span>
        </summary>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.body}>
          <div>
            <Heading level={2} look={3} id={heading}>
              <bdi>{title}</bdi>
            </Heading>
            <p className={styles.venue}>{place}</p>
          </div>
          <ul className={styles.facts}>{facts}</ul>
          <hr className={styles.rule} />
          {children}
        </div>
      </details>
    </aside>
  );
}

export const SummaryFact = ({ icon, children }: { icon: IconShape; children: ReactNode }) => (
  <li>
    <Icon of={icon} />
    <span>{children}</span>
  </li>
);

/** Instead of the bill, where nothing is priced. */
export const SummaryWithoutPrice = ({ children }: { children: ReactNode }) => (
  <p className={styles.noPrice}>{children}</p>
);

/** Back to the venue's page. */
export const ChangeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.change} href={href}>
    {children}
  </a>
);
