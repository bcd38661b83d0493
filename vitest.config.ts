import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { reactWithWords } from './packages/build/src/words/react-with-words.ts';
import { browserFlags, findBrowser } from './scripts/browser.ts';
import { propertyTags } from './scripts/proofs/property-tags.ts';

const executablePath = findBrowser();

const browser = (width: number) => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { args: browserFlags, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height: 900 },
  screenshotFailures: false,
});

/**
 * Found before the first test runs: a library met half-way would reload the page under a running
 * test.
 */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    '@lingui/core',
    '@lingui/react',
    'vitest-browser-react',
    'valibot',
    'culori/fn',
    'leaflet',
    'libphonenumber-js/min',
    'libphonenumber-js/mobile/examples',
  ],
};

/**
 * What a real browser does is tried once more, and named at the end of `npm test` when it passes
 * only then. Rules are not: of them a second try, with other numbers or another order, would hide a
 * wrong one.
 */
const retry = 1;

/**
 * How long a condition is waited for: a busy machine takes its time, and only a test that fails
 * waits so long.
 */
const patient = { poll: { timeout: 8_000 } };

/** Packages that are published name their sources by this condition: tests need no build. */
const sources = 'foyer-source';

export default defineConfig({
  test: {
    // Many tests of the API wait, for a process to die or a job to come up: two cores have time for
    // another meanwhile.
    maxWorkers: 2,
    projects: [
      {
        ssr: { resolve: { conditions: [sources, ...defaultServerConditions] } },
        test: {
          name: 'rules',
          environment: 'node',
          env: executablePath ? { CHROMIUM: executablePath } : {},
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/**/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', 'apps/api/**'],
          // Functions keep nothing, and a test puts back what it replaces: to load all modules anew
          // for each file took more than half of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: patient,
          tags: [...propertyTags],
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: ['apps/api/src/**/*.test.ts'],
          // No module of the API keeps anything: loading them anew for each file took a fifth of
          // the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: patient,
          tags: [...propertyTags],
        },
      },
      {
        plugins: [reactWithWords()],
        optimizeDeps,
        resolve: { conditions: [sources, ...defaultClientConditions] },
        test: {
          name: 'browser',
          include: [
            'packages/*/src/**/*.browser.test.tsx',
            'apps/**/src/**/*.browser.test.tsx',
            '.storybook/**/*.browser.test.tsx',
          ],
          browser: browser(1280),
          testTimeout: 15_000,
          expect: patient,
          retry,
        },
      },
      {
        plugins: [storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname })],
        optimizeDeps,
        // As in Storybook itself, whose one document shows them all: an empty frame for each file
        // took as long as its stories.
        test: {
          name: 'stories',
          setupFiles: ['./.storybook/in-test-run.ts'],
          env: { FOYER_LOOKS: process.env['FOYER_LOOKS'] ?? '' },
          isolate: false,
          browser: browser(1280),
          // A story of a form is shown in some thirty looks.
          testTimeout: 60_000,
          expect: patient,
          retry,
        },
      },
    ],
  },
});
