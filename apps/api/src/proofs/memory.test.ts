import { expect, it } from 'vitest';
import { measureMemory } from './memory.ts';
import {
  keptPerRequest,
  type MemorySample,
  memoryProblems,
  residentRatio,
} from './memory-samples.ts';

const limits = { keptPerRequest: 30, residentRatio: 1.15 };
const samples = (
  kept: (request: number) => number,
  resident: (request: number) => number = () => 2e8,
): MemorySample[] =>
  Array.from({ length: 60 }, (_, index) => ({
    seconds: index * 10,
    requests: index * 1500,
    kept: kept(index * 1500),
    resident: resident(index * 1500),
  }));

it('the slope of the samples is what each request keeps, also with a cache that fills and empties', () => {
  expect(keptPerRequest(samples((request) => 5e7 + 48 * request))).toBeCloseTo(48);
  expect(
    Math.abs(keptPerRequest(samples((request) => 5e7 + (request % 5000) * 1000))),
  ).toBeLessThan(30);
  expect(
    residentRatio(
      samples(
        () => 5e7,
        (request) => 1e8 + 1e3 * request,
      ),
    ),
  ).toBeGreaterThan(1.5);
});

it('a leak of forty bytes per request is detected, and a growing process', () => {
  expect(
    memoryProblems(
      samples(() => 5e7),
      limits,
    ),
  ).toEqual([]);
  expect(
    memoryProblems(
      samples((request) => 5e7 + 40 * request),
      limits,
    ),
  ).toHaveLength(1);
  expect(
    memoryProblems(
      samples(
        () => 5e7,
        (request) => 1e8 + 1e3 * request,
      ),
      limits,
    ),
  ).toHaveLength(1);
});

it('the API keeps nothing of its requests, including bookings and mails', async () => {
  const {
    samples: taken,
    failures,
    statuses,
  } = await measureMemory({ warmUpSeconds: 6, seconds: 7, sampleEverySeconds: 1, perSecond: 150 });
  expect(failures).toBe(0);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '404']));
  // In such a short run, only large leaks can be told from a cache that is still filling.
  expect(memoryProblems(taken, { keptPerRequest: 10_000, residentRatio: 1.5 })).toEqual([]);
}, 240_000);
