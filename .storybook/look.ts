import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** What the test run changes about a story that is on screen, without mounting it again. */
export type Look = {
  language?: string;
  direction?: 'rtl';
  scheme?: 'dark';
  /** The site whose brand is worn; the story stays on its own. */
  brand?: string;
  /** English words that are 40 % longer, as in a language that nobody has translated yet. */
  words?: 'widened';
  /** The font of all text. */
  font?: string;
  /** The spacing of text that a reader may set (WCAG 1.4.12). */
  spaced?: boolean;
};

let current: Look = {};
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLook = (): Look => useSyncExternalStore(subscribe, () => current);

/** Shows the story in that look, and resolves once it is painted. */
export async function showLook(look: Look): Promise<void> {
  flushSync(() => {
    current = look;
    for (const listener of listeners) listener();
  });
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
