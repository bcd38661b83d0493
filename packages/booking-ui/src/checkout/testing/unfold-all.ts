/** Presses the line of every part of a form that is folded, not of those within. */
export function unfoldAll(): void {
  for (const line of document.querySelectorAll<HTMLElement>(
    'form details:not([open]):not(details details) > summary',
  ))
    line.click();
}
