import { existsSync } from 'node:fs';
import { findBrowser } from '../../../scripts/browser.ts';
import { startByPuppeteer } from './by-puppeteer.ts';
import { startBySelenium } from './by-selenium.ts';
import type { Browser } from './driver.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

type Engine = {
  /** Path of the browser, or `null` where it is not installed. */
  find: () => string | null;
  /** What gives it to a Debian system. */
  packages: string;
  start: (browser: string) => Promise<Browser>;
};

const firstOf = (files: readonly (string | undefined)[]): string | null =>
  files.find((file): file is string => file !== undefined && existsSync(file)) ?? null;

export const engines: Readonly<Record<EngineName, Engine>> = {
  chromium: {
    find: findBrowser,
    packages: 'chromium',
    start: (browser) => startByPuppeteer('chrome', browser),
  },
  firefox: {
    find: () =>
      firstOf([
        process.env['FIREFOX'],
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ]),
    packages: 'firefox-esr',
    start: (browser) => startByPuppeteer('firefox', browser),
  },
  webkit: {
    find: () => {
      const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
      if (!needed.every((file) => existsSync(file))) return null;
      return firstOf(
        ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
      );
    },
    packages: 'webkit2gtk-driver xvfb',
    start: startBySelenium,
  },
};
