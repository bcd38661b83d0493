import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { StopReason } from './draw-job.ts';
import type { DrawLimits } from './draw-limits.ts';
import { memoryUsed } from './memory-used.ts';
import { reasonOf } from './reason-of.ts';
import { createStepMemory, createStepReader, type Step } from './steps.ts';
import {
  fromThread,
  type ThreadAnswer,
  type ThreadStart,
  type ThreadTask,
} from './thread-messages.ts';
import { watchSteps } from './watch-steps.ts';

/**
 * What became of a page. `stopped`: the thread is gone, through the file if one is to blame;
 * `uncloneable`: the task is not plain data; `ended`: the thread was ended from outside.
 */
export type Outcome =
  | ThreadAnswer
  | { kind: 'stopped'; reason: StopReason; file: string | null }
  | { kind: 'uncloneable' }
  | { kind: 'ended' };

export type DrawThread = {
  /** Draws a page. A thread draws one at a time. */
  draw: (task: ThreadTask) => Promise<Outcome>;
  /** Ends the thread; resolves when it has ended. */
  end: () => Promise<void>;
};

/**
 * Starts a thread. `ready` is called when it can draw, `lost` once when it is gone without `end`.
 */
export function startDrawThread({
  siteFolder,
  limits,
  ready,
  lost,
  output,
}: {
  siteFolder: string;
  limits: DrawLimits;
  ready: () => void;
  lost: (reason: StopReason, file: string | null) => void;
  output: (stream: 'stdout' | 'stderr', line: string) => void;
}): DrawThread {
  const stepMemory = createStepMemory();
  const readStep = createStepReader(stepMemory);
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
    workerData: { siteFolder, stepMemory } satisfies ThreadStart,
    // Drawn code gets no secrets of the front door.
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.heap },
  });
  let current: { task: ThreadTask; settle: (outcome: Outcome) => void } | null = null;
  let gone = false;
  const settle = (outcome: Outcome) => {
    const settling = current;
    current = null;
    worker.unref();
    settling?.settle(outcome);
  };
  const lose = (reason: StopReason, step: Step) => {
    if (gone) return;
    gone = true;
    const file = current && fileOf(current.task, step);
    settle({ kind: 'stopped', reason, file });
    lost(reason, file);
    void worker.terminate();
  };
  worker.on('message', (message) => {
    const told = v.safeParse(fromThread, message);
    if (gone || !told.success) return;
    switch (told.output.kind) {
      case 'ready':
        return ready();
      case 'output':
        return output(told.output.stream, told.output.line);
      case 'answer':
        return settle(told.output);
    }
  });
  worker.on('error', (error) => {
    output('stderr', reasonOf(error));
    lose(isOutOfMemory(error) ? 'memory' : 'crash', readStep());
  });
  worker.on('exit', () => lose('crash', readStep()));
  // A thread without a page does not keep the process alive.
  worker.unref();
  return {
    draw: async (task) => {
      if (gone) return { kind: 'ended' };
      const drawing = Promise.withResolvers<Outcome>();
      current = { task, settle: drawing.resolve };
      worker.ref();
      try {
        worker.postMessage(task);
      } catch {
        settle({ kind: 'uncloneable' });
      }
      const unwatch = watchSteps({ readStep, measure: () => measure(worker), limits, over: lose });
      return drawing.promise.finally(unwatch);
    },
    end: async () => {
      gone = true;
      settle({ kind: 'ended' });
      await worker.terminate();
    },
  };
}

async function measure(worker: Worker) {
  const [{ user, system }, heap] = await Promise.all([
    worker.cpuUsage(),
    worker.getHeapStatistics(),
  ]);
  return {
    cpu: (user + system) / 1000,
    idle: worker.performance.eventLoopUtilization().idle,
    memory: memoryUsed(heap),
  };
}

function fileOf({ host, remotes }: ThreadTask, { owner }: Step): string | null {
  if (owner === 'nobody') return null;
  return (owner === 'host' ? host.file : remotes[owner]?.file) ?? null;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
