import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './text.module.css';

type TextProps = Omit<ComponentProps<'p'>, 'ref'> & {
  as?: 'p' | 'span' | 'div' | 'small';
  /** 18, 16, 14 or 13 px; captions are muted. */
  size?: 'lead' | 'body' | 'small' | 'caption';
  muted?: boolean;
  strong?: boolean;
};

export function Text({
  as: Tag = 'p',
  size = 'body',
  muted = false,
  strong = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        styles[size],
        muted && styles.muted,
        strong && styles.strong,
        className,
      )}
    />
  );
}
