import { defineConfig } from 'vitest/config';

/** The rules' own tests, without the other projects: a mutant is tried by those that can know it. */
export default defineConfig({ test: { include: ['packages/domain/src/**/*.test.ts'], environment: 'node', testTimeout: 30_000 } });
