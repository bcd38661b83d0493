/** Asks whoever holds the page to show its beginning; prevented where the window is not theirs. */
export const pageTopWanted = 'foyer-page-top';

/** Scrolls to the beginning of the page, or of the tag on somebody else’s page, around an element. */
export function toPageTop(within: Element | null): void {
  const event = new CustomEvent(pageTopWanted, { bubbles: true, cancelable: true });
  if (within?.dispatchEvent(event) ?? true) window.scrollTo(0, 0);
}
