/** The control that every measured page has, and the number that it changes. */
export const stepperLabel = 'One attendee more';
export const answeredMark = 'form-answers';

/**
 * Runs in the page from the start of the document: presses the attendees' + in each frame, as soon
 * as it exists, until the number has changed; marks the time after the frame that shows it. Equal
 * for all pages: a button in the HTML whose script has not run yet does not count as an answer.
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
