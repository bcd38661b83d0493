import type { ReactNode } from 'react';
import css from './embedded-frame.module.css';

/**
 * The content of a page within somebody else’s page, which has a header, a footer and a `main` of
 * its own.
 */
export const EmbeddedFrame = ({ children }: { children: ReactNode }) => (
  <div className={css.page} tabIndex={-1}>
    {children}
  </div>
);
