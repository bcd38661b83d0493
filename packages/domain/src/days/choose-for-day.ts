import { type Day, type DayChoice, dayOf, type DayPlan, withDay } from './day-plan.ts';

/**
 * Chooses an item for a day, replacing its earlier choice, and opens the day's tab (MULTI-017,
 * MULTI-021).
 */
export const chooseForDay = (plan: DayPlan, number: number, choice: DayChoice): DayPlan =>
  dayOf(plan, number)
    ? { ...withDay(plan, number, (day) => ({ ...day, choice })), shown: number }
    : plan;

/** Removes the day's item; the day stays (MULTI-018). */
export const discardChoice = (plan: DayPlan, number: number): DayPlan =>
  withDay(plan, number, (day) => ({ ...day, choice: null }));

/** A day with its chosen item: one event of the booking. */
export type ChosenDay = Day & { choice: DayChoice };

/** The events to book, ordered by day, not by when they were chosen (MULTI-012, MULTI-014). */
export const chosenDays = (plan: DayPlan): readonly ChosenDay[] =>
  plan.days.flatMap((day) => (day.choice === null ? [] : [{ ...day, choice: day.choice }]));
