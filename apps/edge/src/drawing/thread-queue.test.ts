import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawThread } from './draw-thread.ts';
import { createThreadQueue } from './thread-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue of threads that the test starts and ends. */
function queueOf(threads: number) {
  const begun: { thread: DrawThread; ready: () => void; lost: () => void; ended: boolean }[] = [];
  const overloads: number[] = [];
  const queue = createThreadQueue({
    threads,
    patience: { queue: 300, start: 5000 },
    start: (ready, lost) => {
      const thread: DrawThread = {
        draw: () => Promise.resolve({ kind: 'ended' }),
        end: async () => {
          entry.ended = true;
        },
      };
      const entry = { thread, ready, lost, ended: false };
      begun.push(entry);
      return thread;
    },
    overloaded: (waiting) => overloads.push(waiting),
  });
  return { queue, begun, overloads };
}

it('waits longer while no thread has started yet', async () => {
  const { queue, begun, overloads } = queueOf(1);
  const first = queue.take(false);
  await vi.advanceTimersByTimeAsync(4999);
  begun[0]?.ready();
  expect(await first).toBe(begun[0]?.thread);
  const second = queue.take(false);
  const third = queue.take(false);
  await vi.advanceTimersByTimeAsync(300);
  expect(await Promise.all([second, third])).toEqual([null, null]);
  expect(overloads).toEqual([1, 0]);
});

it('gives up on threads that do not start, and pauses before it tries again', async () => {
  const { queue, begun } = queueOf(1);
  const page = queue.take(false);
  begun[0]?.lost();
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(await page).toBeNull();
});

it('replaces a thread that ends while it is free', async () => {
  const { queue, begun } = queueOf(1);
  begun[0]?.ready();
  begun[0]?.lost();
  expect(begun).toHaveLength(2);
  const page = queue.take(false);
  begun[1]?.ready();
  expect(await page).toBe(begun[1]?.thread);
});

it('prefers the thread that was used last, and a page that was begun before', async () => {
  const { queue, begun } = queueOf(2);
  begun[0]?.ready();
  begun[1]?.ready();
  const used = await queue.take(false);
  const other = await queue.take(false);
  const fresh = queue.take(false);
  const again = queue.take(true);
  if (other) queue.giveBack(other);
  expect(await again).toBe(other);
  if (used) queue.giveBack(used);
  expect(await fresh).toBe(used);
  if (other) queue.giveBack(other);
  if (used) queue.giveBack(used);
  expect(await queue.take(false)).toBe(used);
});

it('starts nothing more once it has stopped', async () => {
  const { queue, begun } = queueOf(2);
  begun[0]?.ready();
  const taken = await queue.take(false);
  begun[1]?.lost();
  await queue.stop();
  if (taken) queue.giveBack(taken);
  expect(await queue.take(false)).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(begun.map(({ ended }) => ended)).toEqual([true, true]);
});
