import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { needBrowser } from '../browser.ts';
import { buildAll } from '../build-all.ts';
import { runFolder } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { explain, step } from '../steps.ts';
import { orFailed, type Outcome } from '../test-run/outcome.ts';
import { readJourneys, readVitest } from '../test-run/read-outcome.ts';
import { summary } from '../test-run/summary.ts';

/**
 * In a log each dot would be wrapped in colours, and what passing tests print would bury the one
 * that failed.
 */
const isLog = !process.stdout.isTTY;
const shown = isLog ? ['--reporter=default', '--silent=passed-only'] : ['--reporter=dot'];

/**
 * `npm test`: types, rules, components, stories, then the running stack; at its end every failed
 * test, and the line that counts.
 */
async function test(): Promise<void> {
  const reports = path.join(runFolder, 'test-reports');
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const browser = await step('a browser', needBrowser);
  const env = { CHROMIUM: browser };

  const types = await passes('types', () => runCommand('tsc', ['-p', '.', '--pretty', 'false']));
  const vitestReport = path.join(reports, 'vitest.json');
  const vitestProblem = await problemOf(() =>
    runCommand('vitest', ['run', ...shown, '--reporter=./scripts/test-run/vitest-reporter.ts'], {
      show: true,
      env: { ...env, ...(isLog && { NO_COLOR: '1' }), FOYER_OUTCOME: vitestReport },
    }),
  );
  const vitest = orFailed(readVitest(vitestReport), 'vitest', vitestProblem);
  const build = await passes('build', buildAll);
  const journeyReport = path.join(reports, 'journeys.json');
  const journeyProblem = await problemOf(() =>
    runCommand('playwright', ['test', '-c', 'apps/e2e/playwright.config.ts'], {
      show: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
    }),
  );
  const journeys = orFailed(readJourneys(journeyReport), 'journeys', journeyProblem);

  const outcomes = [types, vitest, build, journeys];
  console.log(`\n${summary(outcomes)}`);
  process.exit(outcomes.every((outcome) => outcome.failures.length === 0) ? 0 : 1);
}

async function passes(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  const problem = await problemOf(() => step(name, work));
  if (problem === null) return { passed: 1, failures: [], secondTries: [] };
  console.error(problem);
  return { passed: 0, failures: [{ file: 'npm test', name, error: problem }], secondTries: [] };
}

async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test().catch(explain);
