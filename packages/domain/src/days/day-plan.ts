import type { Outcome } from '../offers/outcome.ts';
import type { OfferKind } from '../query/booking-query.ts';
import type { WallDate, WallTime } from '../time.ts';

/** What was chosen for a day, with its price or the reason why there is none (MULTI-010). */
export type DayChoice = {
  kind: OfferKind;
  id: string;
  title: string;
  /** The room itself, or the one the package takes place in. */
  roomId: string;
  outcome: Outcome;
};

/**
 * One day of a meeting of several (MULTI-008). A day is chosen when it has a choice: there is no
 * second flag (MULTI-013).
 */
export type Day = {
  /**
   * 1 for the first. The builder's tab and the checkout's accordion each have a label of their own
   * for it (B-067).
   */
  number: number;
  date: WallDate;
  start: WallTime;
  /** Later than `start`, on the same date. */
  end: WallTime;
  delegates: number;
  choice: DayChoice | null;
};

/**
 * The days in order, numbered 1 to n without a gap, never none; `shown` is the number of the open
 * tab.
 */
export type DayPlan = { days: readonly [Day, ...Day[]]; shown: number };

/**
 * As many days as one booking takes. The specification names no most; a cart of the
 * property system takes no more.
 */
export const mostDays = 31;

/** The days with one of them changed; a number that no day has changes nothing. */
export function withDay(plan: DayPlan, number: number, change: (day: Day) => Day): DayPlan {
  const [first, ...others] = plan.days;
  const changed = (day: Day): Day => (day.number === number ? { ...change(day), number } : day);
  return { ...plan, days: [changed(first), ...others.map(changed)] };
}

export const dayOf = (plan: DayPlan, number: number): Day | null =>
  plan.days.find((day) => day.number === number) ?? null;
