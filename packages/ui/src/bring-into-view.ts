/**
 * Shows an element in the middle of the screen, where no bar at an edge covers it, and moves the
 * focus there.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
