import type { LayoutShape } from './layout-icons.ts';
import styles from './layout-icon.module.css';

/** A seating layout drawn from above; decoration beside its name. */
export function LayoutIcon({ of, small = false }: { of: LayoutShape; small?: boolean }) {
  return (
    <svg className={small ? styles.small : styles.icon} viewBox="0 0 44 44" aria-hidden="true">
      <path d={of.seats} fill="currentColor" />
      <path d={of.lines} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
