import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './without-script.module.css';

/** Shown only where no script runs: what a form needs there. */
export const WithoutScript = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={classNames(styles.without, className)}>{children}</div>;

/** Class of what does nothing without its script, and is hidden there. */
export const withScript = styles.with;
