import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runCommand } from './run-command.ts';
import { ExpectedError } from './steps.ts';

/** Where Chromium may be. The headless shell comes first: the same pictures in 40 % less time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of a Chromium: from `CHROMIUM`, the system's, or Playwright's own; `null` where there is
 * none.
 */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  const found = [...(named ? [named] : []), ...installed, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
  return found ?? null;
}

/**
 * Flags for a browser in tests: no background traffic, and no sandbox only where root cannot have
 * one.
 */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * A browser for the tests; where none is found, Playwright's download, else the system's package.
 */
export async function needBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  const tried: string[] = [];
  for (const [command, args] of waysToGetOne()) {
    try {
      await runCommand(command, args);
      const now = findBrowser();
      if (now) return now;
    } catch (error) {
      tried.push(
        error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error),
      );
    }
  }
  throw new ExpectedError(
    `No Chromium was found, and none could be had (${tried.join('; ')}). Install ` +
      `Chromium or Chrome, or name one: CHROMIUM=/path/to/chromium npm test`,
  );
}

function waysToGetOne(): readonly (readonly [string, readonly string[]])[] {
  const own = ['playwright', ['install', 'chromium']] as const;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return [own];
  return [
    own,
    [
      'sh',
      [
        '-c',
        'export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; apt-get install -y -qq ' +
          'chromium-headless-shell || apt-get install -y -qq chromium',
      ],
    ],
  ];
}
