import type { StopReason } from './draw-job.ts';
import type { DrawLimits } from './draw-limits.ts';
import type { Step } from './steps.ts';

/**
 * What a thread has used since it started: CPU time and time without work (ms), memory (megabytes).
 */
export type Reading = { cpu: number; idle: number; memory: number };

/** Milliseconds between two looks: how much later than its limit a step is stopped. */
const interval = 10;

/**
 * Looks at a thread’s step until the returned function is called, and calls `over` when the step
 * exceeds a limit. It counts from the first look within the step, so what others used before is not
 * counted, and a step that ends within an interval costs nothing.
 */
export function watchSteps({
  readStep,
  measure,
  limits,
  over,
}: {
  readStep: () => Step;
  measure: () => Promise<Reading>;
  limits: DrawLimits;
  over: (reason: StopReason, step: Step) => void;
}): () => void {
  let seen: { word: number; looks: number; first: Reading | null } | null = null;
  let measuring = false;
  let ended = false;
  const look = async () => {
    const step = readStep();
    if (seen?.word !== step.word) seen = { word: step.word, looks: 0, first: null };
    const own = seen;
    own.looks += 1;
    // Looks are counted instead of time: while this thread was held up, nobody looked.
    if (own.looks * interval > limits.step) return over('stuck', step);
    if (measuring) return;
    measuring = true;
    // A thread that has just ended has no answer.
    const reading = await measure().catch(() => null);
    measuring = false;
    // A reading that was taken between two steps belongs to neither.
    if (ended || reading === null || readStep().word !== step.word) return;
    own.first ??= reading;
    const reason = excess(own.first, reading, step, limits);
    if (reason) over(reason, step);
  };
  const timer = setInterval(look, interval);
  // The work under way keeps the process alive, not the watch over it.
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

function excess(
  first: Reading,
  now: Reading,
  step: Step,
  limits: DrawLimits,
): 'cpu' | 'idle' | 'memory' | null {
  if (now.memory > limits.memory) return 'memory';
  if (now.cpu - first.cpu > cpuLimit(step, limits)) return 'cpu';
  // Not the time that has passed: a thread that waits for a core of a busy machine is not idle.
  return now.idle - first.idle > limits.idle ? 'idle' : null;
}

function cpuLimit({ owner, first }: Step, limits: DrawLimits): number {
  if (first) return limits.firstCpu;
  return typeof owner === 'number' ? limits.remoteCpu : limits.hostCpu;
}
