import type { ReactNode } from 'react';
import css from './venue-columns.module.css';

/**
 * The two columns of a venue page: content, and the sticky panel after it, or before it where
 * `panelFirst` says so; on a phone the panel always comes first.
 */
export function VenueColumns({
  panel,
  panelLabel,
  panelFirst = false,
  children,
}: {
  panel: ReactNode;
  panelLabel: string;
  panelFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.venue} data-panel-first={panelFirst || undefined}>
      <aside className={css.panel} aria-label={panelLabel}>
        <div className={css.sticky}>{panel}</div>
      </aside>
      <div className={css.main}>{children}</div>
    </div>
  );
}
