import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** For screen readers only. A scroll container around it needs `position: relative`. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
