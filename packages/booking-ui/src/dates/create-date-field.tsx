import type { ComponentType, ReactNode } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';
import type { CalendarProps } from './lazy/calendar.tsx';

type LazyCalendar = (parts: {
  part: () => Promise<ComponentType<CalendarProps>>;
  props: CalendarProps;
  waiting: ReactNode;
  missing: ReactNode;
}) => ReactNode;

const calendar = async () => (await import('./lazy/calendar.tsx')).Calendar;
/** Prefetches before the press; a failure is reported when the calendar is opened. */
const fetchCalendar = () => void calendar().catch(() => undefined);

/**
 * A date field for one remote, which loads calendar and messages through the remote's own lazy
 * loader.
 */
export function createDateField(LazyPart: LazyCalendar) {
  return (props: DateFieldProps) => (
    <DateField
      {...props}
      onNear={fetchCalendar}
      calendar={(parts) => <LazyPart part={calendar} {...parts} />}
    />
  );
}
