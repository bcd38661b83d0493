import type { DaysSession } from '@foyer/session';

/**
 * Focuses the open day's tab after rendering: the focused element belonged to a day that was added
 * or removed. `within`: any element of the same page, or of the same tag.
 */
export function focusTab(
  { plan, ids }: Pick<DaysSession, 'plan' | 'ids'>,
  within: Element | null,
): void {
  const root = within?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  requestAnimationFrame(() => root.getElementById(ids.tab(plan.get().shown))?.focus());
}
