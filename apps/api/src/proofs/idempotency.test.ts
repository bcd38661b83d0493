import { expect, it } from 'vitest';
import { proveIdempotency } from './idempotency.ts';

it(
  'a booking whose calls are sent many times at once with one key each, and after broken ' +
    'connections, is one booking with one answer at each step (API-001, API-003, API-004)',
  async () => {
    const { problems, equal, reused, cutOff } = await proveIdempotency({
      calls: 20,
      rounds: 2,
      cutOffs: 4,
    });
    expect(problems).toEqual([]);
    expect([equal, reused]).toEqual([120, 6]);
    expect(cutOff).toBeGreaterThan(0);
  },
  240_000,
);
