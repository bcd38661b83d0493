import type { ReactNode } from 'react';
import styles from './named-facts.module.css';

/** Names and what they stand for, in two columns; below each other where it is narrow. */
export const NamedFacts = ({ children }: { readonly children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const NamedFact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
