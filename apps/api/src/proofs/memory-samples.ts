/**
 * After so many requests, the bytes of JavaScript that were still needed, and the bytes of the
 * process.
 */
export type MemorySample = { seconds: number; requests: number; kept: number; resident: number };

/**
 * What a request may leave behind, on average: less than the smallest thing that could be forgotten
 * with each.
 */
export type MemoryLimits = { keptPerRequest: number; residentRatio: number };

/**
 * Bytes that each request left behind: the slope of the straight line that fits the samples best.
 */
export function keptPerRequest(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [requests, kept] = [mean((sample) => sample.requests), mean((sample) => sample.kept)];
  const spread = samples.reduce((sum, sample) => sum + (sample.requests - requests) ** 2, 0);
  return (
    samples.reduce((sum, sample) => sum + (sample.requests - requests) * (sample.kept - kept), 0) /
    spread
  );
}

/** The process at its end to its start, as medians of a quarter of the samples each. */
export function residentRatio(samples: readonly MemorySample[]): number {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const middle = (some: readonly MemorySample[]) =>
    some.map(({ resident }) => resident).toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ??
    NaN;
  return middle(samples.slice(-quarter)) / middle(samples.slice(0, quarter));
}

/** Why the memory is not flat, as sentences; none where it is. */
export function memoryProblems(samples: readonly MemorySample[], limits: MemoryLimits): string[] {
  const [left, ratio] = [keptPerRequest(samples), residentRatio(samples)];
  return [
    ...(left <= limits.keptPerRequest
      ? []
      : [`each request left ${left.toFixed(1)} bytes behind, more than ${limits.keptPerRequest}`]),
    ...(ratio <= limits.residentRatio
      ? []
      : [
          `the process grew to ${ratio.toFixed(2)} times its size, more than ${limits.residentRatio}`,
        ]),
  ];
}
