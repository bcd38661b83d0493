import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { iconX } from './icons.ts';
import { withScript } from './without-script.tsx';
import { useIsDrawn } from './use-is-drawn.ts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called for Escape, a click outside, and the close button. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the primary action last. */
  footer?: ReactNode;
  /** Label of the close button; without it there is none, and only the footer closes the dialog. */
  closeLabel?: string;
  /** For pictures and views: as wide as the window has room for. */
  wide?: boolean;
  className?: string;
};

/**
 * The platform's modal dialog: traps and restores the focus, closes on Escape. Its children are
 * mounted only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  closeLabel,
  wide = false,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isDrawn = useIsDrawn();
  // A layout effect, because its clean-up runs while the element is still in the page: only then
  // does closing restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      // Without scripts it stands in the page; they open it above the page.
      open={(isDrawn && open) || undefined}
      className={classNames(styles.dialog, wide && styles.wide, className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {closeLabel !== undefined && (
              <IconButton
                icon={iconX}
                label={closeLabel}
                bare
                className={classNames(styles.close, withScript)}
                onClick={onClose}
              />
            )}
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
