import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/**
 * `npm run prove -- journeys`: every site, page, width and language, which takes too long for each
 * `npm test`. A fault that only a sweep finds gets a journey or component test too.
 */
export default defineConfig({
  ...journeys,
  testDir: 'sweeps',
  outputDir: path.join(import.meta.dirname, 'test-results/sweeps'),
});
