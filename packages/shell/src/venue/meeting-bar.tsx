import type { Venue } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { Slot } from '../slot/slot.tsx';
import { AssistanceLine } from './assistance-line.tsx';
import { classNames } from '@foyer/ui';
import folding from './folding.module.css';
import css from './meeting-bar.module.css';

/**
 * The booking form across the page. On a narrow screen one line says the meeting and opens the form
 * as a sheet; price and next step are in the bar at the bottom.
 */
export function MeetingBar({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  return (
    <aside className={classNames(css.bar, folding.folds)} aria-label={t`Your meeting`}>
      <Slot
        remote="booking-form"
        name={t({ context: 'part of the page', message: 'Booking form' })}
      />
      <AssistanceLine venue={venue} />
    </aside>
  );
}
