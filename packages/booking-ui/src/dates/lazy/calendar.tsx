import { type DayState, exponentOf, type Money, type WallDate } from '@foyer/domain';
import { type Formats, useFormats } from '@foyer/i18n';
import { classNames, Icon, iconChevronLeft, iconChevronRight } from '@foyer/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, createContext, use, useEffect, useState } from 'react';
import { DayButton, DayPicker, type Matcher } from 'react-day-picker';
import { type DateLimits, DateNotes } from '../date-notes.tsx';
import type { LoadDays } from '../load-days.ts';
import type { TypedBefore } from '../typed-before.ts';
import { TypedDate } from './typed-date.tsx';
import styles from './calendar.module.css';

export type CalendarProps = {
  value: WallDate;
  limits: DateLimits;
  typed?: TypedBefore;
  /** What each day of a month has; without it the calendar shows dates alone. */
  daysOf?: LoadDays | undefined;
  onChoose: (date: WallDate) => void;
};

/**
 * A calendar day as the picker needs it: midnight in the browser's zone. Only year, month and day
 * are read.
 */
const dayOf = (date: WallDate): Date => new Date(`${date}T00:00`);
const wallDateOf = (day: Date): WallDate =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

const notTyped: TypedBefore = { text: '', entered: false };

type Days = ReadonlyMap<WallDate, DayState>;
const noDays: Days = new Map();
const DaysContext = createContext(noDays);

/**
 * A field for a date, and a month to choose a day from, by pointer or arrow keys; days without
 * bookings are shown but disabled (FORM-058, FORM-059). Where `daysOf` is given, each day says what
 * it has for the meeting.
 */
export function Calendar({ value, limits, typed = notTyped, daysOf, onChoose }: CalendarProps) {
  const { t, i18n } = useLingui();
  const { dateLong, dates, direction, list, money } = useFormats();
  const [month, setMonth] = useState(() => dayOf(value));
  const days = useDays(daysOf, wallDateOf(month));
  const { first, last, disabledDates, disabledWeekdays } = limits;
  const disabled: Matcher[] = [
    { before: dayOf(first) },
    ...(last === null ? [] : [{ after: dayOf(last) }]),
    { dayOfWeek: [...disabledWeekdays] },
    ...disabledDates.map(dayOf),
  ];
  const inLocale = (options: Intl.DateTimeFormatOptions) => {
    const write = dates(options);
    return (day: Date) => write(new Date(wallDateOf(day)));
  };
  const stateWords = ({ state, suiting, from }: DayState): string => {
    const price = from === null ? '' : money(from);
    if (state === 'closed') return t`closed at this time`;
    if (state === 'full') return t`everything is taken`;
    if (price === '') return t`free: ${suiting}`;
    return state === 'few'
      ? t`left: ${suiting}, from ${price}`
      : t`free: ${suiting}, from ${price}`;
  };
  const currency = [...days.values()].find(({ from }) => from !== null)?.from?.currency ?? null;
  return (
    <DaysContext value={days}>
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
        dir={direction}
        required
        autoFocus={typed.text === ''}
        fixedWeeks
        selected={dayOf(value)}
        month={month}
        onMonthChange={setMonth}
        startMonth={dayOf(first)}
        endMonth={last === null ? undefined : dayOf(last)}
        today={dayOf(first)}
        disabled={disabled}
        weekStartsOn={i18n.locale === 'en-us' ? 0 : 1}
        onSelect={(day) => onChoose(wallDateOf(day))}
        classNames={{
          root: classNames(styles.root, daysOf && styles.withStates),
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
            if (modifiers.disabled) return t`${date}, not bookable`;
            const state = days.get(wallDateOf(day));
            return state ? list([date, stateWords(state)]) : date;
          },
          labelGrid: inLocale({ month: 'long', year: 'numeric' }),
          labelWeekday: inLocale({ weekday: 'long' }),
          labelNav: () => t`Months`,
          labelPrevious: () => t`Previous month`,
          labelNext: () => t`Next month`,
        }}
        components={{
          ...(daysOf && { DayButton: DayWithState }),
          Chevron: ({ orientation }) => (
            <Icon
              of={orientation === 'left' ? iconChevronLeft : iconChevronRight}
              small
              directional
            />
          ),
        }}
      />
      {daysOf && <Legend currency={currency} />}
      <DateNotes limits={limits} />
    </DaysContext>
  );
}

/** The days of the shown month; those of months before stay, so that going back shows them at once. */
function useDays(daysOf: LoadDays | undefined, shown: WallDate): Days {
  const month = shown.slice(0, 7);
  const [days, setDays] = useState(noDays);
  useEffect(() => {
    let isWaiting = true;
    void daysOf?.(`${month}-01`).then((found) => {
      if (isWaiting && found !== null)
        setDays((before) => new Map([...before, ...found.map((day) => [day.date, day] as const)]));
    });
    return () => {
      isWaiting = false;
    };
  }, [daysOf, month]);
  return days;
}

/**
 * The date, and below it the lowest price, drawn by the style: who speaks to the page says what is
 * in the button's name, which is the date and the whole state.
 */
function DayWithState({ children, ...props }: ComponentProps<typeof DayButton>) {
  const { numbers } = useFormats();
  const state = use(DaysContext).get(wallDateOf(props.day.date));
  const said = props.modifiers['disabled'] ? null : state;
  return (
    <DayButton {...props} data-day={said?.state}>
      {children}
      <span
        className={styles.state}
        data-shown={
          said
            ? said.from
              ? inShort(said.from, numbers)
              : said.suiting > 0
                ? '?'
                : '–'
            : undefined
        }
      />
    </DayButton>
  );
}

/** Whole units, rounded up: the day has nothing for less. Thousands where a cell is too narrow. */
const inShort = ({ minor, currency }: Money, numbers: Formats['numbers']): string => {
  const amount = Math.ceil(minor / 10 ** exponentOf(currency));
  return numbers({
    notation: amount >= 100_000 ? 'compact' : 'standard',
    maximumFractionDigits: 0,
  })(amount);
};

function Legend({ currency }: { currency: string | null }) {
  return (
    <p className={styles.legend}>
      {currency !== null && (
        <span>
          <Trans>Lowest price of your meeting, in {currency}</Trans>
        </span>
      )}
      <span className={styles.key} data-day="few">
        <Trans>few left</Trans>
      </span>
      <span className={styles.key} data-day="full">
        <Trans>full</Trans>
      </span>
    </p>
  );
}
