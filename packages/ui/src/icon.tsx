import { classNames } from './class-names.ts';
import type { IconShape } from './icons.ts';
import styles from './icon.module.css';

type IconProps = {
  of: IconShape;
  small?: boolean;
  /** Points along the reading direction: mirrored in right-to-left pages. */
  directional?: boolean;
  /** A chevron that turns while the button or summary around it is open. */
  turns?: boolean;
  /** Text for screen readers; without it the icon is decoration. */
  label?: string;
  className?: string | undefined;
};

export function Icon({
  of,
  small = false,
  directional = false,
  turns = false,
  label,
  className,
}: IconProps) {
  const classes = classNames(
    styles.icon,
    small && styles.small,
    directional && styles.directional,
    className,
  );
  const named =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes} viewBox="0 0 24 24" data-turns={turns || undefined} {...named}>
      <path d={of} />
    </svg>
  );
}
