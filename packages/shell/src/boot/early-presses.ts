import { pressMarks } from '@foyer/federation';

/**
 * The buttons of what was drawn that were pressed before the page could hear it, each once; from
 * now on it hears for itself. Answers how to press them again, once whoever answers them listens.
 */
export function earlyPresses(page: HTMLElement): () => void {
  page.dataset[pressMarks.awake] = '';
  const pressed = [...page.querySelectorAll<HTMLElement>(`button[data-${pressMarks.pressed}]`)];
  for (const button of pressed) delete button.dataset[pressMarks.pressed];
  return () => pressed.forEach((button) => button.click());
}
