import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './overlay.module.css';

/**
 * Covers the page while something must not be interrupted, and says what. It closes only when the
 * caller sets `open` to false.
 */
export function Overlay({ open, children }: { open: boolean; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      {open && (
        <div className={styles.inside} role="status">
          <span className={styles.ring} aria-hidden="true" />
          <p className={styles.words}>{children}</p>
        </div>
      )}
    </dialog>
  );
}
