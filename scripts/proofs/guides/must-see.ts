import { setTimeout } from 'node:timers/promises';

/** Waits until something is seen, at most half a minute. */
export async function mustSee(what: string, seen: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await seen())) {
    if (Date.now() > until) throw new Error(`not seen: ${what}`);
    await setTimeout(100);
  }
}
