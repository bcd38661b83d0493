import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usualLimits } from './draw-limits.ts';
import type { Step } from './steps.ts';
import { type Reading, watchSteps } from './watch-steps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const limits = { ...usualLimits, remoteCpu: 50, idle: 1000, step: 5000, memory: 256 };

/** A watch over a thread whose step and readings the test sets. */
function watched() {
  const thread = {
    step: { word: 1, owner: 0, first: false } as Step,
    reading: { cpu: 0, idle: 0, memory: 0 } as Reading,
    measure: () => Promise.resolve(thread.reading),
    over: [] as unknown[],
    end: () => undefined as void,
  };
  thread.end = watchSteps({
    readStep: () => thread.step,
    measure: () => thread.measure(),
    limits,
    over: (reason, step) => thread.over.push([reason, step.word]),
  });
  return thread;
}
const looks = (count: number) => vi.advanceTimersByTimeAsync(count * 10);

it('stops a step that used more CPU time than allowed since the first look at it', async () => {
  const thread = watched();
  thread.reading = { cpu: 700, idle: 9000, memory: 0 };
  await looks(1);
  thread.reading = { cpu: 750, idle: 9000, memory: 0 };
  await looks(1);
  expect(thread.over).toEqual([]);
  thread.reading = { cpu: 751, idle: 9000, memory: 0 };
  await looks(1);
  expect(thread.over).toEqual([['cpu', 1]]);
});

it('does not count for a step what the steps before it used', async () => {
  const thread = watched();
  for (let word = 1; word < 20; word += 1) {
    thread.step = { word, owner: word % 2, first: false };
    thread.reading = { cpu: word * 100, idle: word * 2000, memory: 0 };
    await looks(2);
  }
  expect(thread.over).toEqual([]);
});

/** Regression: such a reading stopped remotes that had only just begun. */
it('ignores a reading during which the step changed', async () => {
  const thread = watched();
  await looks(1);
  const slow = Promise.withResolvers<Reading>();
  thread.measure = () => slow.promise;
  await looks(1);
  thread.step = { word: 2, owner: 1, first: false };
  slow.resolve({ cpu: 900, idle: 0, memory: 0 });
  await looks(0);
  // The next reading is the first of the new step.
  thread.measure = () => Promise.resolve({ cpu: 990, idle: 0, memory: 0 });
  await looks(1);
  thread.measure = () => Promise.resolve({ cpu: 1030, idle: 0, memory: 0 });
  await looks(1);
  expect(thread.over).toEqual([]);
});

it('does not take a thread that waits for a core for one that waits for ever', async () => {
  const thread = watched();
  await looks(300);
  expect(thread.over).toEqual([]);
  thread.reading = { cpu: 0, idle: 1001, memory: 0 };
  await looks(1);
  expect(thread.over).toEqual([['idle', 1]]);
});

it('stops a step that does not end, also when the thread does not answer', async () => {
  const thread = watched();
  thread.measure = () => new Promise(() => {});
  await looks(500);
  expect(thread.over).toEqual([]);
  await looks(1);
  expect(thread.over).toEqual([['stuck', 1]]);
});

it('stops a step with too much memory, however it came to it', async () => {
  const thread = watched();
  thread.reading = { cpu: 0, idle: 0, memory: 257 };
  await looks(1);
  expect(thread.over).toEqual([['memory', 1]]);
});

it('looks no more when the page is drawn or the thread has ended', async () => {
  const thread = watched();
  await looks(1);
  thread.measure = () => Promise.reject(new Error('the thread is not running'));
  await looks(3);
  const late = Promise.withResolvers<Reading>();
  thread.measure = () => late.promise;
  await looks(1);
  thread.end();
  late.resolve({ cpu: 900, idle: 0, memory: 900 });
  await looks(1000);
  expect(thread.over).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
