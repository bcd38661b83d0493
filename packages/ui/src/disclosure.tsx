import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { iconChevronDown } from './icons.ts';
import styles from './disclosure.module.css';

type DisclosureProps = Omit<ComponentProps<'details'>, 'onToggle'> & {
  summaryClosed: ReactNode;
  summaryOpen: ReactNode;
  onToggle?: (open: boolean) => void;
};

export function Disclosure({
  summaryClosed,
  summaryOpen,
  onToggle,
  className,
  children,
  ...rest
}: DisclosureProps) {
  return (
    // It may have been opened before its script came.
    <details
      {...rest}
      suppressHydrationWarning
      className={classNames(styles.disclosure, className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <span className={styles.whenClosed}>{summaryClosed}</span>
        <span className={styles.whenOpen}>{summaryOpen}</span>
        <Icon of={iconChevronDown} small />
      </summary>
      {children}
    </details>
  );
}
