import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Slot } from '../slot/slot.tsx';
import css from './frame.module.css';

/** Header, content and footer of every page of every host. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <a className={css.skip} href="#main">
        {t`Skip to content`}
      </a>
      <div className={css.header}>
        <Slot
          remote="header-footer"
          part="header"
          name={t({ context: 'part of the page', message: 'Header' })}
        />
      </div>
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <div className={css.footer}>
        <Slot
          remote="header-footer"
          part="footer"
          name={t({ context: 'part of the page', message: 'Footer' })}
        />
      </div>
    </>
  );
}
