import type { DaysSession } from '@foyer/session';

/**
 * Puts the focus on the open day's tab, once it is drawn: what had it belongs to a day that came or
 * went.
 */
export function focusTab({ plan, ids }: Pick<DaysSession, 'plan' | 'ids'>): void {
  requestAnimationFrame(() => document.getElementById(ids.tab(plan.get().shown))?.focus());
}
