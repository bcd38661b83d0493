import type { DaysSession } from '@foyer/session';

/**
 * Focuses the open day's tab after rendering: the focused element belonged to a day that was added
 * or removed.
 */
export function focusTab({ plan, ids }: Pick<DaysSession, 'plan' | 'ids'>): void {
  requestAnimationFrame(() => document.getElementById(ids.tab(plan.get().shown))?.focus());
}
