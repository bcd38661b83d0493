import { startCrashSetup } from '../testing/crash-setup.ts';
import type { ApiProcess } from '../testing/api-process.ts';
import { type MemorySample } from './memory-samples.ts';
import { startMixedLoad } from './mixed-load.ts';

export type MemoryProof = {
  samples: readonly MemorySample[];
  requests: number;
  failures: number;
  statuses: Readonly<Record<number, number>>;
};

export type MemoryOptions = {
  /** Seconds until all caches are full. */
  warmUpSeconds: number;
  seconds: number;
  sampleEverySeconds: number;
  perSecond: number;
};

/** Measures the heap of one API process after each garbage collection, under a mixed load. */
export async function measureMemory({
  warmUpSeconds,
  seconds,
  sampleEverySeconds,
  perSecond,
}: MemoryOptions): Promise<MemoryProof> {
  const setup = await startCrashSetup(20);
  try {
    const api = await setup.startTidy();
    const load = await startMixedLoad(setup, api.url, { clients: 12, perSecond, days: 40 });
    const samples: MemorySample[] = [];
    try {
      await wait(warmUpSeconds);
      const begun = performance.now();
      for (let next = 0; next <= seconds; next += sampleEverySeconds) {
        await wait(next - (performance.now() - begun) / 1000);
        samples.push({
          seconds: Math.round((performance.now() - begun) / 1000),
          requests: load.requests(),
          ...(await tidied(api)),
        });
      }
    } finally {
      await load.stop();
      await api.stop();
    }
    const statuses = load.statuses();
    return {
      samples,
      requests: load.requests(),
      statuses,
      failures: Object.entries(statuses).reduce(
        (sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0),
        0,
      ),
    };
  } finally {
    await setup.close();
  }
}

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, seconds * 1000)));

/** Collects garbage, and reads the memory use. */
async function tidied(api: ApiProcess): Promise<{ kept: number; resident: number }> {
  const before = countOf(api.output());
  api.signal('SIGUSR2');
  for (let waited = 0; waited < 10_000; waited += 20) {
    await wait(0.02);
    const lines = linesOf(api.output());
    const last = lines.at(-1);
    if (lines.length > before && last !== undefined)
      return { kept: Number(last[1]), resident: Number(last[2]) };
  }
  throw new Error(`the API did not say what it keeps: ${api.output()}`);
}

const linesOf = (output: string) => [...output.matchAll(/^kept (\d+) (\d+)$/gm)];
const countOf = (output: string): number => linesOf(output).length;
