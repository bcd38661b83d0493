import type { ComponentType, ReactNode } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';
import type { CalendarProps } from './later/calendar.tsx';

type LaterCalendar = (parts: {
  part: () => Promise<ComponentType<CalendarProps>>;
  props: CalendarProps;
  waiting: ReactNode;
  missing: ReactNode;
}) => ReactNode;

const calendar = async () => (await import('./later/calendar.tsx')).Calendar;
/** Begins to fetch before the press; a failure is told where the calendar is wanted. */
const fetchCalendar = () => void calendar().catch(() => undefined);

/**
 * A date for one remote, whose own way to show parts later brings the calendar and its words when
 * it is first wanted.
 */
export function createDateField(Later: LaterCalendar) {
  return (props: DateFieldProps) => (
    <DateField
      {...props}
      onNear={fetchCalendar}
      calendar={(parts) => <Later part={calendar} {...parts} />}
    />
  );
}
