/**
 * Number of runs and seed of a property-based test: from the environment (`npm run prove`), else
 * `usual` runs with a random seed.
 */
export function propertyRuns(usual = 2000): { numRuns: number; seed?: number } {
  const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;
  return { numRuns: Number(runs ?? usual), ...(seed && { seed: Number(seed) }) };
}
