import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './popover.module.css';
import { usePlacedPopover } from './use-placed-popover.ts';

/**
 * The platform's popover: one open at a time, closed by Escape or a click elsewhere, focus
 * restored. Spread `trigger` on the button that opens it and give `popover` to `Popover`.
 */
export function usePopover() {
  const id = useId();
  return { trigger: { popoverTarget: id }, popover: { id } };
}

/** Placed below its button: by the style where the browser has anchors, else by a script. */
export function Popover({ className, onToggle, ...rest }: ComponentProps<'div'>) {
  const place = usePlacedPopover();
  return (
    <div
      {...rest}
      popover="auto"
      className={classNames(styles.popover, className)}
      onToggle={(event) => {
        place(event);
        onToggle?.(event);
      }}
    />
  );
}
