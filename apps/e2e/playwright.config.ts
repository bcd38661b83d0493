import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { isRendererOfApproved } from './stage/renderer.ts';

const executablePath = findBrowser();
const approves = process.env['FOYER_APPROVE'] === 'yes';

/**
 * Each worker starts its own stack. On two cores two workers were no faster than one, so journeys
 * run one after the other.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: path.join(import.meta.dirname, 'test-results'),
  workers: 1,
  // `npm test` lists at its end what passed only at the second attempt.
  retries: 1,
  timeout: 60_000,
  // A missing picture is a failure; only `npm run approve` writes pictures.
  updateSnapshots: approves ? 'all' : 'none',
  ignoreSnapshots: !approves && !isRendererOfApproved(),
  snapshotPathTemplate: '{testDir}/../approved/{arg}{ext}',
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.002,
      threshold: 0.25,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ??
          path.join(import.meta.dirname, 'test-results/journeys.json'),
      },
    ],
  ],
  use: {
    ...(executablePath
      ? { launchOptions: { executablePath, args: browserFlags } }
      : { launchOptions: { args: browserFlags } }),
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    reducedMotion: 'reduce',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
