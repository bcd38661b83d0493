/**
 * Replaces the timers of this thread by those that can be ended together: what a remote leaves
 * behind would run during the step of another, and be blamed on it.
 */
export function ownTimers(): { collect: () => void; endCollected: () => void } {
  let ends: (() => void)[] | null = null;
  const collected = <Timer, Start extends (...given: never[]) => Timer>(
    start: Start,
    end: (timer: Timer) => void,
  ): Start =>
    new Proxy(start, {
      apply: (target, self, given) => {
        const timer: Timer = Reflect.apply(target, self, given);
        ends?.push(() => end(timer));
        return timer;
      },
    });
  globalThis.setTimeout = collected(globalThis.setTimeout, clearTimeout);
  globalThis.setInterval = collected(globalThis.setInterval, clearInterval);
  globalThis.setImmediate = collected(globalThis.setImmediate, clearImmediate);
  return {
    collect: () => {
      ends = [];
    },
    endCollected: () => {
      for (const end of ends ?? []) end();
      ends = null;
    },
  };
}
