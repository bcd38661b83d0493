import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './bone.module.css';

type BoneProps = {
  /**
   * Words of about the final length give a bone of their size. Without them the caller's class sets
   * the size.
   */
  children?: ReactNode;
  className?: string | undefined;
};

/**
 * A part of a skeleton. Hidden from screen readers: one `role="status"` beside the skeleton says
 * what is loading.
 */
export function Bone({ children, className }: BoneProps) {
  return (
    <span
      className={classNames(children === undefined ? styles.box : styles.words, className)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
