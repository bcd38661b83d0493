import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { needBrowser } from '../browser.ts';
import { buildForJourneys } from '../build-all.ts';
import { root, runFolder } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { staticChecks } from '../static-checks.ts';
import { ExpectedError, exitWithError, step } from '../steps.ts';
import { hashesOf } from '../test-run/kept.ts';
import { orFailed, type RunReport } from '../test-run/outcome.ts';
import { readJourneys, readVitest } from '../test-run/read-outcome.ts';
import { type PartResult, runPart } from '../test-run/run-part.ts';
import { summary, table } from '../test-run/summary.ts';

/** Projects of Vitest, the longest first. */
const projects = ['api', 'stories', 'browser', 'rules'] as const;
const tasks = [...projects, 'check', 'journeys'].map((part) => `test:${part}`);
const reports = path.join(runFolder, 'test-reports');

/**
 * `npm test`: the tests of what changed since they passed; in CI all. `npm test -- rules browser`:
 * these parts only. It ends with a table of the parts, every failed test, and the counting line.
 */
async function test(asked: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { CHROMIUM: await step('a browser', needBrowser) };
  const hashes = await hashesOf(tasks);

  const part = (
    name: string,
    run: (folders: readonly string[], everything: boolean) => Promise<RunReport>,
  ) =>
    told(name, () =>
      runPart({
        name,
        file: path.join(runFolder, 'test-kept', `${name}.json`),
        hashes: hashes.get(`test:${name}`) ?? new Map(),
        force: Boolean(process.env['CI']),
        run,
      }),
    );
  const project = (name: string) =>
    part(name, async (folders, everything) => {
      const report = path.join(reports, `${name}.json`);
      const problem = await problemOf(() =>
        runCommand('vitest', vitestArguments(name, everything ? [] : folders), {
          env: { ...env, NO_COLOR: '1', FOYER_OUTCOME: report },
        }),
      );
      return orFailed(readVitest(report), name, problem);
    });
  const check = () =>
    part('check', () => passes('layout, lint, types and unused code', staticChecks));
  const journeys = () =>
    part('journeys', async () => {
      const report = path.join(reports, 'journeys.json');
      const problem = await problemOf(() =>
        runCommand('playwright', ['test', '-c', 'apps/e2e/playwright.config.ts'], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        }),
      );
      return orFailed(readJourneys(report), 'journeys', problem);
    });
  /** Turbo caches builds and decides what to build again. */
  const build = () =>
    told('build', () =>
      runPart({
        name: 'build',
        file: path.join(runFolder, 'test-kept', 'build.json'),
        hashes: new Map([['', '']]),
        force: true,
        run: () => passes('build', buildForJourneys),
      }),
    );

  const parts: Readonly<Record<string, () => Promise<PartResult[]>>> = {
    journeys: async () => [await build(), await journeys()],
    ...Object.fromEntries(projects.map((name) => [name, async () => [await project(name)]])),
    check: async () => [await check()],
  };
  const unknown = asked.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new ExpectedError(
      `There is no part ${unknown.join(', ')}, only ${Object.keys(parts).join(', ')}.`,
    );
  const results = await inTwoLanes(
    Object.entries(parts).flatMap(([name, run]) =>
      asked.length === 0 || asked.includes(name) ? [run] : [],
    ),
  );
  const outcomes = results.map(({ outcome }) => outcome);
  console.log(`\n${table(results)}\n\n${summary(outcomes)}`);
  process.exit(outcomes.every(({ failures }) => failures.length === 0) ? 0 : 1);
}

const vitestArguments = (project: string, folders: readonly string[]): string[] => [
  'run',
  '--project',
  project,
  '--reporter=default',
  '--silent=passed-only',
  '--reporter=./scripts/test-run/vitest-reporter.ts',
  '--passWithNoTests',
  ...folders.map((folder) => `${path.join(root, folder)}/`),
];

/** Two parts at a time: each often waits for a browser, a process or a database. */
async function inTwoLanes(
  work: readonly (() => Promise<PartResult[]>)[],
): Promise<readonly PartResult[]> {
  const waiting = [...work];
  const results: PartResult[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(...(await next()));
  };
  await Promise.all([lane(), lane()]);
  return results;
}

/** Reports the start and the result of a part; its output is shown when something failed. */
async function told(name: string, work: () => Promise<PartResult>): Promise<PartResult> {
  console.log(`· ${name} …`);
  const result = await work();
  const failed = result.outcome.failures.length;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${result.seconds.toFixed(1)} s${failed === 0 ? '' : `, ${failed} failed`}`,
  );
  return result;
}

/** A command that counts as one test. */
async function passes(name: string, work: () => Promise<unknown>): Promise<RunReport> {
  const problem = await problemOf(work);
  const failures = problem === null ? [] : [{ file: 'npm test', name, error: problem }];
  return {
    files: { [name]: { passed: problem === null ? 1 : 0, failures, secondTries: [] } },
    outside: [],
  };
}

async function problemOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    console.error(problem);
    return problem;
  }
}

test(process.argv.slice(2)).catch(exitWithError);
