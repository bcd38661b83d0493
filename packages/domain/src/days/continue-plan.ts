import { addMoney, type Money } from '../money.ts';
import { chosenDays } from './choose-for-day.ts';
import type { DayPlan } from './day-plan.ts';

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

/** Total of the chosen days, incl. VAT, minor units; `null` while none has a price. */
export const planTotal = (plan: DayPlan): Money | null =>
  chosenDays(plan).reduce<Money | null>((sum, { choice: { outcome } }) => {
    if (outcome.kind === 'enquiry') return sum;
    return sum === null ? outcome.total : addMoney(sum, outcome.total);
  }, null);
