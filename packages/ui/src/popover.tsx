import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';

/**
 * The platform's popover: one open at a time, closed by Escape or a click elsewhere, focus
 * restored. Spread `trigger` on the button that opens it and give `popover` to `Popover`.
 */
export function usePopover() {
  const id = useId();
  return { trigger: { popoverTarget: id }, popover: { id } };
}

/** Placed below its button where the browser supports anchors, else in the middle of the screen. */
export function Popover({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} popover="auto" className={classNames(styles.popover, className)} />;
}
