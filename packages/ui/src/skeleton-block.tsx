import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton-block.module.css';

type SkeletonBlockProps = {
  /**
   * Text of about the final length gives the block its size. Without it the caller's class does.
   */
  children?: ReactNode;
  className?: string | undefined;
};

/**
 * A block of a skeleton. Hidden from screen readers: one `role="status"` beside the skeleton says
 * what is loading.
 */
export function SkeletonBlock({ children, className }: SkeletonBlockProps) {
  return (
    <span
      className={classNames(children === undefined ? styles.box : styles.words, className)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
