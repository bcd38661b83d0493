import { availableParallelism } from 'node:os';
import { createBars } from './bars.ts';
import type { Drawing, DrawJob, DrawReport, Undrawn } from './draw-job.ts';
import { type DrawLimits, usualLimits } from './draw-limits.ts';
import { startDrawThread } from './draw-thread.ts';
import type { ThreadTask } from './thread-messages.ts';
import { createThreadQueue } from './thread-queue.ts';

export type {
  AskedCall,
  CallAnswer,
  DrawableRemote,
  Drawing,
  DrawJob,
  DrawReport,
  StopReason,
  Undrawn,
} from './draw-job.ts';
export type { DrawLimits } from './draw-limits.ts';

export type DrawPool = {
  /** The page as HTML, or `null` where the browser has to render it. It never rejects. */
  draw: (job: DrawJob) => Promise<Drawing | null>;
  /** Ends the threads; pages under way are answered with `null`. */
  stop: () => Promise<void>;
};

/** How many times a page is begun: once, and again without each remote that stopped its thread. */
const mostAttempts = 4;

/**
 * Threads that draw pages with the code of hosts and remotes. What one remote does wrong, throwing,
 * looping or leaking, costs only its own slots: its thread is stopped, and the page drawn without
 * it.
 */
export function createDrawPool({
  siteFolder,
  report,
  workers = Math.max(2, availableParallelism() - 1),
  limits: changed = {},
  now = Date.now,
}: {
  siteFolder: string;
  report: (event: DrawReport) => void;
  workers?: number;
  limits?: Partial<DrawLimits>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): DrawPool {
  const limits = { ...usualLimits, ...changed };
  const bars = createBars(now);
  const queue = createThreadQueue({
    threads: workers,
    patience: limits,
    start: (ready, lost) =>
      startDrawThread({
        siteFolder,
        limits,
        ready,
        lost: (reason, file) => {
          report({ kind: 'stopped', file, reason });
          if (file !== null) report({ kind: 'barred', file, until: bars.add(file, limits.bar) });
          lost();
        },
        output: (stream, line) => report({ kind: 'output', stream, line }),
      }),
    overloaded: (waiting) => report({ kind: 'overloaded', waiting }),
  });

  const reportUndrawn = (job: DrawJob, undrawn: readonly Undrawn[]) => {
    for (const { remote, reason } of undrawn) {
      const file = job.remotes[remote]?.file;
      // That a remote is barred was reported once, when it was.
      if (file !== undefined && !bars.has(file)) report({ kind: 'undrawn', remote, file, reason });
    }
  };

  const drawOnce = async (job: DrawJob, again: boolean): Promise<Drawing | null | 'again'> => {
    if (bars.has(job.host.file)) return null;
    const thread = await queue.take(again);
    if (!thread) return null;
    // Asked once more: others may have been stopped while this page waited.
    if (bars.has(job.host.file)) {
      queue.giveBack(thread);
      return null;
    }
    const outcome = await thread.draw(taskOf(job, bars.has));
    switch (outcome.kind) {
      case 'ended':
        return null;
      case 'stopped':
        return 'again';
      case 'uncloneable':
        queue.giveBack(thread);
        report({ kind: 'undrawn', remote: null, file: job.host.file, reason: 'not plain data' });
        return null;
      case 'answer': {
        const { drawing, undrawn, failed, memory } = outcome;
        if (memory > limits.memoryBetweenPages) {
          report({ kind: 'stopped', file: null, reason: 'grown' });
          queue.replace(thread);
        } else queue.giveBack(thread);
        reportUndrawn(job, undrawn);
        if (failed !== null)
          report({ kind: 'undrawn', remote: null, file: job.host.file, reason: failed });
        return drawing && { ...drawing, undrawn };
      }
    }
  };

  return {
    draw: async (job) => {
      for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
        const drawn = await drawOnce(job, attempt > 0);
        if (drawn !== 'again') return drawn;
      }
      return null;
    },
    stop: queue.stop,
  };
}

function taskOf(job: DrawJob, isBarred: (file: string) => boolean): ThreadTask {
  const all = Object.entries(job.remotes).map(([id, remote]) => ({ id, ...remote }));
  return {
    host: job.host,
    page: job.page,
    known: job.known,
    remotes: all.filter(({ file }) => !isBarred(file)),
    barred: all.filter(({ file }) => isBarred(file)).map(({ id }) => id),
  };
}
