import { defineConfig } from 'vitest/config';
import { propertyTags } from './property-tags.ts';

/**
 * The rules' own tests, without the other projects. On each mutant a property runs a few times,
 * always the same ones: many would take hours, and other ones each time would notice other mutants.
 * Who wants more says so in `env`. The rules keep nothing between tests, so that one worker can run
 * all files of a mutant.
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
