import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { iconX } from './icons.ts';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, a click beside the dialog, and the close button. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the last is the way on. */
  footer?: ReactNode;
  /** Words of the close button; without them there is none, and only the footer leads out. */
  closeLabel?: string;
  className?: string;
};

/**
 * The platform's modal dialog: keeps focus inside, gives it back, closes on Escape. Its children
 * are there only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  closeLabel,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, since its clean-up runs while the element is still in the page: only then does
  // closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
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
                className={styles.close}
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
