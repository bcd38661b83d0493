import type { BookingQuery } from '../query/booking-query.ts';
import type { EditContext } from '../query/edit-context.ts';
import { isSelectableDate } from '../query/selectable-dates.ts';
import { addDays, dateOf, timeOf } from '../time.ts';
import { type Day, dayOf, type DayPlan, mostDays, withDay } from './day-plan.ts';
import { movedEnd, movedStart, spanOfDay } from './day-times.ts';

/**
 * The initial plan of the builder: one day with the form's date, times on half hours, and delegates
 * (A-090).
 */
export const startDayPlan = ({
  start,
  end,
  delegates,
}: Pick<BookingQuery, 'start' | 'end' | 'delegates'>): DayPlan => ({
  days: [
    {
      number: 1,
      date: dateOf(start),
      ...spanOfDay(timeOf(start), timeOf(end)),
      delegates,
      choice: null,
    },
  ],
  shown: 1,
});

/**
 * Adds a day and opens its tab: the last day's times and delegates, one day later, without an item
 * (MULTI-002, MULTI-015). A date on which the venue is closed is added too, and `dayOpening`
 * reports it. A full plan does not change.
 */
export function addDay(plan: DayPlan): DayPlan {
  if (!mayAddDay(plan)) return plan;
  const [first, ...others] = plan.days;
  const last = others.at(-1) ?? first;
  const number = last.number + 1;
  return {
    days: [first, ...others, { ...last, number, date: addDays(last.date, 1), choice: null }],
    shown: number,
  };
}

/** The specification has no maximum; one booking takes `mostDays` (A-093, API-025). */
export const mayAddDay = (plan: DayPlan): boolean => plan.days.length < mostDays;

/** The only day cannot be removed (MULTI-003). */
export const mayRemoveDay = (plan: DayPlan): boolean => plan.days.length > 1;

/**
 * Removes a day and its item; later days are renumbered and keep their dates (MULTI-016, A-092,
 * B-066).
 */
export function removeDay(plan: DayPlan, number: number): DayPlan {
  const [first, ...others] = plan.days.filter((day) => day.number !== number);
  if (!first || dayOf(plan, number) === null) return plan;
  const days = [
    { ...first, number: 1 },
    ...others.map((day, index) => ({ ...day, number: index + 2 })),
  ] as const;
  return { days, shown: Math.min(plan.shown > number ? plan.shown - 1 : plan.shown, days.length) };
}

/** Opens a day's tab; an unknown number changes nothing. */
export const showDay = (plan: DayPlan, number: number): DayPlan =>
  dayOf(plan, number) ? { ...plan, shown: number } : plan;

export type DayChange = Partial<Pick<Day, 'date' | 'start' | 'end' | 'delegates'>>;

/**
 * Changes a day's date, time or number of people, which removes its item (MULTI-004, A-092).
 * Invalid values change nothing: a date that is past, too late or disabled, an end that is not
 * after the start, fewer people than 1.
 */
export function changeDay(
  plan: DayPlan,
  number: number,
  change: DayChange,
  context: Pick<EditContext, 'now' | 'leadTimes'>,
): DayPlan {
  const day = dayOf(plan, number);
  const changed = day && changedDay(day, change, context);
  if (!changed) return plan;
  const same =
    day.date === changed.date &&
    day.start === changed.start &&
    day.end === changed.end &&
    day.delegates === changed.delegates;
  return same ? plan : withDay(plan, number, () => ({ ...changed, choice: null }));
}

function changedDay(
  day: Day,
  { date = day.date, start = day.start, end, delegates = day.delegates }: DayChange,
  context: Pick<EditContext, 'now' | 'leadTimes'>,
): Day | null {
  if (date !== day.date && !isSelectableDate(date, context)) return null;
  const begun = movedStart(day, start);
  const span = end === undefined ? begun : movedEnd(begun, end);
  return span && delegates >= 1 ? { ...day, ...span, date, delegates } : null;
}
