import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';
import styles from './facts.module.css';

/** Two or three facts that visitors compare: people, area, daylight. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={styles.facts}>{children}</ul>;
}

export function Fact({ icon, children }: { icon?: IconShape; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      {icon && <Icon of={icon} className={styles.icon} />}
      {children}
    </li>
  );
}
