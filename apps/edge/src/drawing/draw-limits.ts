/** Times in milliseconds, memory in megabytes. */
export type DrawLimits = {
  /** CPU time of one remote’s drawing. */
  remoteCpu: number;
  /** CPU time of one part of the host’s work: before, between and after the remotes’. */
  hostCpu: number;
  /** CPU time of loading a file, and of the first drawings with it, which compile it. */
  firstCpu: number;
  /** How long a step may wait without working, as for an answer that never comes. */
  idle: number;
  /** How long a step may last at all: a thread can sleep without being idle (`Atomics.wait`). */
  step: number;
  /** Memory of a thread, of which less than `memoryBetweenPages` was there before the page. */
  memory: number;
  /**
   * Size of V8’s heap at which V8 ends the thread. Far above `memory`: where the heap has no room
   * for one large allocation, V8 ends the whole process (Node 24), so the watchdog comes first.
   */
  heap: number;
  /** A thread with more is replaced before the next page. */
  memoryBetweenPages: number;
  /** How long a page waits for a free thread. */
  queue: number;
  /** The same while no thread has started yet. */
  start: number;
  /** How long a file that stopped a thread is not used. */
  bar: number;
};

export const usualLimits: DrawLimits = {
  remoteCpu: 50,
  hostCpu: 200,
  firstCpu: 1000,
  idle: 1000,
  step: 5000,
  memory: 320,
  heap: 1024,
  memoryBetweenPages: 160,
  queue: 300,
  start: 5000,
  bar: 60_000,
};
