import { defineConfig } from 'vitest/config';
import { propertyTags } from './property-tags.ts';

/**
 * The rules' own tests, without the other projects. On each mutant a property has a few runs with a
 * fixed seed: many would take hours, and other values would notice other mutants; `env` can set
 * more. The rules keep no state between tests, so one worker can run all files of a mutant.
 */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    env: { PROPERTY_RUNS: '50', PROPERTY_SEED: '1' },
    tags: [...propertyTags],
  },
});
