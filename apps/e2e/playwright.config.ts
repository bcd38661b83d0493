import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

const executablePath = findBrowser();

/** One browser, one stack, one story after the other: what a story sees is what it caused. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: path.join(import.meta.dirname, 'test-results'),
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? path.join(import.meta.dirname, 'test-results/journeys.json') }]],
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: browserFlags } } : { launchOptions: { args: browserFlags } }),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
