import { pressMarks } from '@foyer/federation';

/**
 * The rendered buttons that were clicked before hydration, each once; from now on the page handles
 * clicks. Returns a function that repeats the clicks, to be called when their handlers exist.
 */
export function earlyPresses(page: HTMLElement): () => void {
  page.dataset[pressMarks.awake] = '';
  const pressed = [...page.querySelectorAll<HTMLElement>(`button[data-${pressMarks.pressed}]`)];
  for (const button of pressed) delete button.dataset[pressMarks.pressed];
  return () => pressed.forEach((button) => button.click());
}
