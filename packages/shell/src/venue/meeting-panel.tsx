import type { Venue } from '@foyer/domain';
import { useLingui } from '@lingui/react/macro';
import { Slot } from '../slot/slot.tsx';
import { AssistanceLine } from './assistance-line.tsx';
import folding from './folding.module.css';

/** The booking form for the panel beside the lists; folded on a narrow screen. */
export function MeetingPanel({ venue }: { venue: Venue }) {
  const { t } = useLingui();
  return (
    <div className={folding.folds}>
      <Slot
        remote="booking-form"
        name={t({ context: 'part of the page', message: 'Booking form' })}
      />
      <AssistanceLine venue={venue} />
    </div>
  );
}
