import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /**
   * `primary` once per card or view; `quiet` has a border; `soft` a tinted background; `text`
   * neither.
   */
  variant?: 'primary' | 'quiet' | 'text' | 'soft' | 'paper';
  /** 36, 44 or 52 px high. */
  size?: 's' | 'm' | 'l';
  wide?: boolean;
};

export const buttonClass = (
  { variant = 'quiet', size = 'm', wide = false }: ButtonLook,
  className?: string,
) => classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is in progress: shown on the button, and further clicks do nothing. */
    busy?: boolean;
    /** A press while it is unavailable: see `useUnmet`. */
    onUnmet?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
    /**
     * Disabled, but keeps its focus so that the reason (`aria-describedby`) is announced. A submit
     * button still triggers validation.
     */
    unavailable?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  unavailable = false,
  className,
  onClick,
  onUnmet,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = !busy && !unavailable;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (idle) onClick?.(event);
    else if (busy || type !== 'submit') event.preventDefault();
    if (unavailable && !busy) onUnmet?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      data-state={busy ? 'busy' : undefined}
      onClick={click}
    />
  );
}

export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
