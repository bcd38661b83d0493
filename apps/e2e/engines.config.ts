import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import { type EngineName, engineNames } from './engines/installed.ts';

/**
 * `npm run engines`: the main journeys in Chromium, Firefox and WebKit. Each is a project; Playwright
 * only runs the tests, and the browsers have drivers of their own.
 */
export default defineConfig<object, { engine: EngineName }>({
  ...journeys,
  testDir: 'engines',
  outputDir: path.join(import.meta.dirname, 'test-results/engines'),
  retries: 0,
  timeout: 120_000,
  projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
});
