import { addMoney, type Money } from '../money.ts';
import { withFee } from '../offers/price-terms.ts';
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

/** Whether the plan can be continued, or which days have no item yet (MULTI-006). */
export type PlanState = { kind: 'complete' } | { kind: 'incomplete'; missing: readonly number[] };

/**
 * Complete when every day has an item; a day with an enquiry does not block the others (MULTI-019,
 * MULTI-020, B-091). An incomplete plan disables the continue button and shows a note; a complete
 * one asks whether to continue or to add another day (MULTI-007).
 */
export function planState(plan: DayPlan): PlanState {
  const missing = plan.days.filter((day) => day.choice === null).map((day) => day.number);
  return missing.length === 0 ? { kind: 'complete' } : { kind: 'incomplete', missing };
}

/**
 * Total of the chosen days with the fee of the booking (minor units), incl. VAT; `null` while none
 * has a price (D-20).
 */
export function planTotal(plan: DayPlan, premiumFee: number): Money | null {
  const days = chosenDays(plan).reduce<Money | null>((sum, { choice: { outcome } }) => {
    if (outcome.kind === 'enquiry') return sum;
    return sum === null ? outcome.total : addMoney(sum, outcome.total);
  }, null);
  return days && withFee(days, premiumFee);
}
