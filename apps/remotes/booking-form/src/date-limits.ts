import type { WallDate } from '@foyer/domain';

/** Which days may be chosen: from `first` to `last` (`null` without an end), except the venue's closed days and weekdays (0 is Sunday). */
export type DateLimits = {
  readonly first: WallDate;
  readonly last: WallDate | null;
  readonly disabledDates: readonly WallDate[];
  readonly disabledWeekdays: readonly number[];
};
