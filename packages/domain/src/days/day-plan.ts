import type { Outcome } from '../offers/outcome.ts';
import type { OfferKind } from '../query/booking-query.ts';
import type { WallDate, WallTime } from '../time.ts';

/** The chosen item of a day, with its price or the reason why it has none (MULTI-010). */
export type DayChoice = {
  kind: OfferKind;
  id: string;
  title: string;
  /** The room, or the one in which the package is held. */
  roomId: string;
  outcome: Outcome;
};

/**
 * One day of a meeting over several days (MULTI-008). A day is chosen when it has a choice; there
 * is no separate flag (MULTI-013).
 */
export type Day = {
  /** From 1. The builder's tab and the checkout's section label it differently (B-067). */
  number: number;
  date: WallDate;
  start: WallTime;
  /** Later than `start`, on the same date. */
  end: WallTime;
  delegates: number;
  choice: DayChoice | null;
};

/**
 * The days in order, numbered 1 to n without a gap, at least one; `shown` is the number of the open
 * tab.
 */
export type DayPlan = { days: readonly [Day, ...Day[]]; shown: number };

/**
 * Maximum number of days of one booking: that of a property system's cart. The specification has no
 * maximum.
 */
export const mostDays = 31;

/** The plan with one day changed; an unknown number changes nothing. */
export function withDay(plan: DayPlan, number: number, change: (day: Day) => Day): DayPlan {
  const [first, ...others] = plan.days;
  const changed = (day: Day): Day => (day.number === number ? { ...change(day), number } : day);
  return { ...plan, days: [changed(first), ...others.map(changed)] };
}

export const dayOf = (plan: DayPlan, number: number): Day | null =>
  plan.days.find((day) => day.number === number) ?? null;
