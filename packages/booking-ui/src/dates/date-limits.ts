import type { WallDate } from '@foyer/domain';

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
