/**
 * A sample after a number of requests: bytes of the JavaScript heap after a collection (`kept`),
 * and of the process (`resident`).
 */
export type MemorySample = { seconds: number; requests: number; kept: number; resident: number };

/**
 * Limit of the average bytes kept per request: less than the smallest object that could leak with
 * each.
 */
export type MemoryLimits = { keptPerRequest: number; residentRatio: number };

/** Bytes kept per request: the slope of the straight line that fits the samples best. */
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

/**
 * Resident bytes at the end divided by those at the start, each the median of a quarter of the
 * samples.
 */
export function residentRatio(samples: readonly MemorySample[]): number {
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const middle = (some: readonly MemorySample[]) =>
    some.map(({ resident }) => resident).toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ??
    NaN;
  return middle(samples.slice(-quarter)) / middle(samples.slice(0, quarter));
}

/** Why memory use grows, as sentences; empty if it does not. */
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
