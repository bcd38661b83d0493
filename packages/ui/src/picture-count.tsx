import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './picture-count.module.css';

/**
 * "2 / 6" on a strip of pictures; hidden from screen readers, which read the pictures. The caller's
 * class says where it stands.
 */
export const PictureCount = ({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) => (
  <span className={classNames(styles.count, className)} aria-hidden="true">
    {children}
  </span>
);
