import type { ReactNode } from 'react';
import css from './venue-columns.module.css';

/**
 * The two columns of a venue page: content, and the sticky panel; on a phone the panel comes first.
 */
export function VenueColumns({
  panel,
  panelLabel,
  children,
}: {
  panel: ReactNode;
  panelLabel: string;
  children: ReactNode;
}) {
  return (
    <div className={css.venue}>
      <aside className={css.panel} aria-label={panelLabel}>
        <div className={css.sticky}>{panel}</div>
      </aside>
      <div className={css.main}>{children}</div>
    </div>
  );
}
