import { Heading, Icon, type IconShape } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import styles from './summary-card.module.css';

type SummaryCardProps = {
  /** One picture, or a strip of them. */
  picture: ReactNode;
  title: ReactNode;
  place: ReactNode;
  /** Lines of `SummaryFact`. */
  facts: ReactNode;
  /** The bill, and notes below it. */
  children: ReactNode;
};

/** What is booked and its price: above the form, or beside it where there is room. */
export function SummaryCard({ picture, title, place, facts, children }: SummaryCardProps) {
  const heading = useId();
  return (
    <aside className={styles.summary} aria-labelledby={heading}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        <div>
          <Heading level={2} look={3} id={heading}>
            {title}
          </Heading>
          <p className={styles.venue}>{place}</p>
        </div>
        <ul className={styles.facts}>{facts}</ul>
        <hr className={styles.rule} />
        {children}
      </div>
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
