import { defineConfig } from 'vitest/config';
import { propertyTags } from './property-tags.ts';

/**
 * The rules' own tests, without the other projects. On each mutant a property runs a few times: many would take hours, and
 * few notice nearly as much; who wants more says so in `env`.
 */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'], environment: 'node', testTimeout: 30_000, env: { PROPERTY_RUNS: '50' }, tags: [...propertyTags] },
});
