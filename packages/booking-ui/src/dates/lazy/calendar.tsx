import type { WallDate } from '@foyer/domain';
import { useFormats } from '@foyer/i18n';
import { Icon, iconChevronLeft, iconChevronRight } from '@foyer/ui';
import { useLingui } from '@lingui/react/macro';
import { DayPicker, type Matcher } from 'react-day-picker';
import { type DateLimits, DateNotes } from '../date-notes.tsx';
import { TypedDate } from './typed-date.tsx';
import styles from './calendar.module.css';

export type CalendarProps = {
  value: WallDate;
  limits: DateLimits;
  /** What was typed at the closed field. */
  typed?: string;
  onChoose: (date: WallDate) => void;
};

/**
 * A calendar day as the picker needs it: midnight in the browser's zone. Only year, month and day
 * are read.
 */
const dayOf = (date: WallDate): Date => new Date(`${date}T00:00`);
const wallDateOf = (day: Date): WallDate =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

/**
 * A field for a date, and a month to choose a day from, by pointer or arrow keys; days without bookings are shown but
 * disabled (FORM-058, FORM-059).
 */
export function Calendar({ value, limits, typed = '', onChoose }: CalendarProps) {
  const { t, i18n } = useLingui();
  const { dateLong } = useFormats();
  const { first, last, disabledDates, disabledWeekdays } = limits;
  const disabled: Matcher[] = [
    { before: dayOf(first) },
    ...(last === null ? [] : [{ after: dayOf(last) }]),
    { dayOfWeek: [...disabledWeekdays] },
    ...disabledDates.map(dayOf),
  ];
  const inLocale = (options: Intl.DateTimeFormatOptions) => (day: Date) =>
    new Intl.DateTimeFormat(i18n.locale, options).format(day);
  return (
    <>
      <TypedDate
        typed={typed}
        first={first}
        isBookable={(date) =>
          first <= date &&
          (last === null || date <= last) &&
          !disabledDates.includes(date) &&
          !disabledWeekdays.includes(dayOf(date).getDay())
        }
        onChoose={onChoose}
      />
      <DayPicker
        mode="single"
        required
        autoFocus={typed === ''}
        fixedWeeks
        selected={dayOf(value)}
        defaultMonth={dayOf(value)}
        startMonth={dayOf(first)}
        endMonth={last === null ? undefined : dayOf(last)}
        today={dayOf(first)}
        disabled={disabled}
        weekStartsOn={i18n.locale === 'en-us' ? 0 : 1}
        onSelect={(day) => onChoose(wallDateOf(day))}
        classNames={{
          root: styles.root,
          months: styles.months,
          month_caption: styles.caption,
          nav: styles.nav,
          button_previous: styles.button,
          button_next: styles.button,
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.day,
          day_button: styles.dayButton,
          selected: styles.selected,
          disabled: styles.disabled,
        }}
        formatters={{
          formatCaption: inLocale({ month: 'long', year: 'numeric' }),
          formatWeekdayName: inLocale({ weekday: 'short' }),
        }}
        labels={{
          labelDayButton: (day, modifiers) => {
            const date = dateLong(wallDateOf(day));
            return modifiers.disabled ? t`${date}, not bookable` : date;
          },
          labelGrid: inLocale({ month: 'long', year: 'numeric' }),
          labelWeekday: inLocale({ weekday: 'long' }),
          labelNav: () => t`Months`,
          labelPrevious: () => t`Previous month`,
          labelNext: () => t`Next month`,
        }}
        components={{
          Chevron: ({ orientation }) => (
            <Icon
              of={orientation === 'left' ? iconChevronLeft : iconChevronRight}
              small
              directional
            />
          ),
        }}
      />
      <DateNotes limits={limits} />
    </>
  );
}
