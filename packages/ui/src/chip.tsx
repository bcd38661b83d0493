import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

/**
 * `picture` and `paper` are used on photographs; the others carry meaning, always with text or an
 * icon.
 */
export type ChipTone = 'plain' | 'success' | 'warn' | 'saving' | 'accent' | 'picture' | 'paper';

export function Chip({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: ChipTone }) {
  return <span {...rest} className={classNames(styles.chip, styles[tone], className)} />;
}
