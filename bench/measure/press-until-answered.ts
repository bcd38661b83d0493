/** The control that every measured page has, and what it changes. */
export const stepperLabel = 'One attendee more';
export const answeredMark = 'form-answers';

/**
 * Runs in the page from the start of the document: with each frame, presses the attendees' + as
 * soon as it exists, until the number has changed; marks the moment after the frame that shows it.
 * The same for all pages, whoever draws them: a button that stands in the HTML before its script
 * has run takes no answer for one.
 */
export function pressUntilAnswered({ label, mark }: { label: string; mark: string }): void {
  let before: string | null = null;
  const onFrame = () => {
    const button = document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
    const field = button?.parentElement?.querySelector('input');
    if (button && field) {
      if (before !== null && field.value !== before) {
        setTimeout(() => performance.mark(mark));
        return;
      }
      before = field.value;
      button.click();
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}
