import type { ComponentType, ReactNode } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';
import type { CalendarProps } from './lazy/calendar.tsx';

type LoadCalendar = () => Promise<ComponentType<CalendarProps>>;
type LazyCalendar = {
  name: string;
  load: LoadCalendar;
  loaded: { current: ComponentType<CalendarProps> | null };
};
type LazyParts = {
  LazyPart: (parts: {
    part: LazyCalendar;
    props: CalendarProps;
    waiting: ReactNode;
    missing: ReactNode;
  }) => ReactNode;
  lazyPart: (name: string, load: LoadCalendar) => LazyCalendar;
};

/** A date field for one remote, which loads calendar and messages as one of its lazy parts. */
export function createDateField({ LazyPart, lazyPart }: LazyParts) {
  const calendar = lazyPart('calendar', async () => (await import('./lazy/calendar.tsx')).Calendar);
  /** Prefetches before the press; a failure is reported when the calendar is opened. */
  const fetchCalendar = () => void calendar.load().catch(() => undefined);
  return (props: DateFieldProps) => (
    <DateField
      {...props}
      onNear={fetchCalendar}
      calendar={(parts) => <LazyPart part={calendar} {...parts} />}
    />
  );
}
