import type { DrawThread } from './draw-thread.ts';

/** A thread that is starting; `ready` is told when it can draw, `lost` when it is gone. */
export type StartThread = (ready: () => void, lost: () => void) => DrawThread;

export type ThreadQueue = {
  /** A free thread, or `null` where none was free in time. `before` others for a page begun. */
  take: (before: boolean) => Promise<DrawThread | null>;
  giveBack: (thread: DrawThread) => void;
  /** Ends a thread that was taken, and starts another in its place. */
  replace: (thread: DrawThread) => void;
  stop: () => Promise<void>;
};

/** How long (ms) nothing is started after a thread could not start. */
const pause = 1000;

/** Keeps a number of threads running, and hands out the free ones in the order of asking. */
export function createThreadQueue({
  threads,
  patience,
  start,
  overloaded,
}: {
  threads: number;
  /** How long (ms) one waits for a free thread: usually, and until the first has started. */
  patience: { queue: number; start: number };
  start: StartThread;
  overloaded: (waiting: number) => void;
}): ThreadQueue {
  const all = new Set<DrawThread>();
  const free: DrawThread[] = [];
  const waiting: ((thread: DrawThread | null) => void)[] = [];
  let started = false;
  let stopped = false;

  const grow = () => {
    if (stopped) return;
    let wasReady = false;
    const thread = start(
      () => {
        wasReady = started = true;
        // Used last: it has to load everything first.
        if (!handOver(thread)) free.unshift(thread);
      },
      () => {
        drop(thread);
        if (wasReady) grow();
        else setTimeout(grow, pause).unref();
      },
    );
    all.add(thread);
  };
  const handOver = (thread: DrawThread): boolean => {
    const next = waiting.shift();
    next?.(thread);
    return next !== undefined;
  };
  const drop = (thread: DrawThread) => {
    const place = free.indexOf(thread);
    if (place !== -1) free.splice(place, 1);
    void thread.end().then(() => all.delete(thread));
  };
  const wait = (before: boolean): Promise<DrawThread | null> =>
    new Promise((resolve) => {
      const answer = (thread: DrawThread | null) => {
        clearTimeout(timer);
        resolve(thread);
      };
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(answer), 1);
          overloaded(waiting.length);
          resolve(null);
        },
        started ? patience.queue : patience.start,
      );
      if (before) waiting.unshift(answer);
      else waiting.push(answer);
    });

  for (let count = 0; count < threads; count += 1) grow();
  return {
    take: async (before) => (stopped ? null : (free.pop() ?? wait(before))),
    giveBack: (thread) => {
      if (!stopped && !handOver(thread)) free.push(thread);
    },
    replace: (thread) => {
      drop(thread);
      grow();
    },
    stop: async () => {
      stopped = true;
      for (const answer of waiting.splice(0)) answer(null);
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}
