import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconShape } from './icons.ts';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  icon: IconShape;
  /** The action, for screen readers. */
  label: string;
  small?: boolean;
  /** Without border and background. */
  bare?: boolean;
  directional?: boolean;
  /** Used on a photograph. */
  paper?: boolean;
  /** Disabled, but keeps its focus. */
  unavailable?: boolean;
};

export function IconButton({
  icon,
  label,
  small = false,
  bare = false,
  directional = false,
  paper = false,
  unavailable = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!unavailable) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={unavailable || undefined}
      className={classNames(
        styles.button,
        small && styles.small,
        bare && styles.bare,
        paper && styles.paper,
        className,
      )}
      onClick={click}
    >
      <Icon of={icon} small={small} directional={directional} />
    </button>
  );
}
