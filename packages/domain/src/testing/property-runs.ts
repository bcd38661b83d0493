/**
 * How a property is tried: so often, or from the same start each time, as the environment says
 * (`npm run prove`); else `usual` times from anywhere.
 */
export function propertyRuns(usual = 2000): { numRuns: number; seed?: number } {
  const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;
  return { numRuns: Number(runs ?? usual), ...(seed && { seed: Number(seed) }) };
}
