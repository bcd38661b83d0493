import type { ReactNode } from 'react';
import styles from './named-facts.module.css';

/** Names and values, in two columns; stacked where it is narrow. */
export const NamedFacts = ({ children }: { children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export const NamedFact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
