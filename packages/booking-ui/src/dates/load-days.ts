import type { DayState, WallDate } from '@foyer/domain';

/** Asks what each day of the month of a date has; `null` where the server does not answer. */
export type LoadDays = (date: WallDate) => Promise<readonly DayState[] | null>;
