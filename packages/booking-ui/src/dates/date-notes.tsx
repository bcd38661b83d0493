import type { WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Trans } from '@lingui/react/macro';
import styles from './date-notes.module.css';

/**
 * Which days may be selected: from `first` to `last` (`null` without an end), except the venue's
 * closed days and weekdays (0 is Sunday).
 */
export type DateLimits = {
  first: WallDate;
  last: WallDate | null;
  /** The last day is the venue's limit (FORM-058), which the calendar mentions. */
  isVenueLimit: boolean;
  disabledDates: readonly WallDate[];
  disabledWeekdays: readonly number[];
};

/** Why days cannot be selected. Also below the loading calendar, so that its height is final. */
export function DateNotes({
  limits: { last, isVenueLimit, disabledDates, disabledWeekdays },
}: {
  limits: DateLimits;
}) {
  const { dateLong } = useFormats();
  const day = isVenueLimit && last !== null ? dateLong(last) : null;
  return (
    <>
      {(disabledDates.length > 0 || disabledWeekdays.length > 0) && (
        <p className={styles.note}>
          <Trans>The venue takes no bookings on the days that are crossed out.</Trans>
        </p>
      )}
      {day !== null && (
        <p className={styles.note}>
          <Trans>Last day for bookings: {day}</Trans>
        </p>
      )}
    </>
  );
}
