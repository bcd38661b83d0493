import type { FromThread } from './thread-messages.ts';

/** Characters of one piece of output that are forwarded. */
const longest = 500;

/**
 * Sends what drawn code writes to the console as messages: a pool that reads the streams of a worker
 * thread keeps the process alive.
 */
export function forwardOutput(tell: (message: FromThread) => void): void {
  for (const stream of ['stdout', 'stderr'] as const)
    process[stream].write = (piece: unknown, ...more: unknown[]) => {
      // Sent as it comes, so that a line without an end is not collected.
      for (const line of String(piece).slice(0, longest).split('\n'))
        if (line.trim() !== '') tell({ kind: 'output', stream, line });
      const done = more.at(-1);
      if (typeof done === 'function') queueMicrotask(() => done());
      return true;
    };
}
