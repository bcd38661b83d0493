import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run prove -- journeys`: every site, page, width and language, which is too long for each
 * `npm test`. What a sweep finds that no journey or component test held gets one there.
 */
export default defineConfig({
  ...journeys,
  testDir: 'sweeps',
  outputDir: path.join(import.meta.dirname, 'test-results/sweeps'),
});
