import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './heading.module.css';

type HeadingProps = ComponentProps<'h2'> & {
  /** Its level in the outline. */
  level: 1 | 2 | 3 | 4;
  /** Its size, where that differs from the level. */
  look?: 1 | 2 | 3 | 4;
};

export function Heading({ level, look = level, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={classNames(styles[`h${look}`], className)} />;
}
