import { words } from 'foyer:words/all';
import type { ApiClient, BroughtAnswer } from '@foyer/api-client';
import type { Instant } from '@foyer/domain';
import type { Messages } from '@foyer/session';
import type { BootData } from './boot-data.ts';
import { after, nextTask } from './moments.ts';

/** With what a page begins in a browser: its clock, its first answers, and its messages. */

/** How long (ms) a page waits for its session to take the answers that came with it. */
const patienceForAnswers = 500;
/**
 * Begins with the time at which the server made the page, and goes on with the visitor's clock,
 * which may be wrong by hours.
 */
export function pageClock(began: Instant | null) {
  const visitors = () => Math.floor(Date.now() / 1000);
  const ahead = began === null ? 0 : began - visitors();
  let held = began;
  return {
    now: (): Instant => held ?? visitors() + ahead,
    goes: () => held === null,
    go: () => {
      held = null;
    },
  };
}

/**
 * The API, which first gives the answers that came with the page. `answered`: the session has taken
 * them; it does not wait for one that nobody wants.
 */
export async function apiWith(
  answers: readonly BroughtAnswer[],
  api: ApiClient,
): Promise<{ api: ApiClient; answered: Promise<unknown> | null }> {
  if (answers.length === 0) return { api, answered: null };
  const { createAnsweredClient } = await import('./answered.ts');
  let taken = () => {};
  const allTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  return {
    api: createAnsweredClient(answers, api, { taken: () => taken() }),
    answered: Promise.race([allTaken.then(nextTask), after(patienceForAnswers)]),
  };
}

export async function wordsOf(boot: BootData | null, language: string): Promise<Messages> {
  const brought = boot?.words['shell'];
  if (brought) return brought;
  const load = words[language] ?? words['en'];
  return load ? (await load()).messages : {};
}
