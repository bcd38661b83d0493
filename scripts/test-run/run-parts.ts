import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { needBrowser } from '../browser.ts';
import { buildForJourneys } from '../build-all.ts';
import { root, runFolder, siteFolder } from '../root.ts';
import { runCommand } from '../run-command.ts';
import { staticChecks } from '../static-checks.ts';
import { ExpectedError, step } from '../steps.ts';
import { deployedVersions, journeyHash, missingIn, testList } from './journeys.ts';
import { hashesOf } from './kept.ts';
import { orFailed, type Outcome } from './outcome.ts';
import { readJourneys, readVitest } from './read-outcome.ts';
import { type PartResult, runPart } from './run-part.ts';
import { summary, table } from './summary.ts';

/** Projects of Vitest, the longest first. */
const projects = ['api', 'stories', 'browser', 'rules'] as const;
const tasks = [...projects, 'check', 'journeys'].map((part) => `test:${part}`);
type Work = Pick<Parameters<typeof runPart>[0], 'units' | 'hashOf' | 'run'> & { force?: boolean };

const reports = path.join(runFolder, 'test-reports');

/**
 * Runs the tests of what changed since they passed; in CI all. Without names all parts. It ends
 * with a table of the parts, every failed test, and the counting line.
 */
export async function runParts(asked: readonly string[]): Promise<void> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { CHROMIUM: await step('a browser', needBrowser) };
  const hashes = await hashesOf(tasks);

  const part = (
    name: string,
    { units, hashOf, run, force = Boolean(process.env['CI']) }: Work,
  ): Promise<PartResult> =>
    told(name, () =>
      runPart({
        name,
        file: path.join(runFolder, 'test-kept', `${name}.json`),
        units,
        hashOf,
        force,
        run,
      }),
    );
  const packages = (name: string) => {
    const found = hashes.get(`test:${name}`) ?? new Map<string, string>();
    return { units: [...found.keys()], hashOf: (unit: string) => found.get(unit) ?? '' };
  };
  const project = (name: string) =>
    part(name, {
      ...packages(name),
      run: async (folders, everything) => {
        const report = path.join(reports, `${name}.json`);
        const problem = await problemOf(() =>
          runCommand('vitest', vitestArguments(name, everything ? [] : folders), {
            env: { ...env, NO_COLOR: '1', FOYER_OUTCOME: report },
          }),
        );
        return orFailed(readVitest(report), name, problem);
      },
    });
  const check = () =>
    part('check', {
      ...packages('check'),
      run: async () => {
        const lists = staticChecks.map(async (checks) => {
          const outcomes: [string, Outcome][] = [];
          for (const { name, work } of checks) outcomes.push([name, await passes(name, work)]);
          return outcomes;
        });
        return { files: Object.fromEntries((await Promise.all(lists)).flat()), outside: [] };
      },
    });
  const journeys = (units: readonly string[]) => {
    const base = packages('journeys').hashOf('');
    return part('journeys', {
      units,
      hashOf: journeyHash(root, base, deployedVersions(siteFolder)),
      run: async (ids) => {
        const report = path.join(reports, 'journeys.json');
        const list = path.join(reports, 'journeys.txt');
        writeFileSync(list, testList(ids));
        const problem = await problemOf(() =>
          runCommand('playwright', [...journeyArguments, '--test-list', list], {
            env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          }),
        );
        return missingIn(orFailed(readJourneys(report), 'journeys', problem), ids);
      },
    });
  };
  const allJourneys = async (): Promise<readonly string[]> => {
    const report = path.join(reports, 'all-journeys.json');
    await runCommand('playwright', [...journeyArguments, '--list', '--reporter=json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return Object.keys(readJourneys(report).files);
  };
  /** Turbo caches builds and decides what to build again. */
  const build = (found: string[]) =>
    part('build', {
      units: [''],
      hashOf: () => '',
      force: true,
      run: async () => {
        const built = await passes('build', async () => {
          await buildForJourneys();
          found.push(...(await allJourneys()));
        });
        return { files: { build: built }, outside: [] };
      },
    });
  const parts: Readonly<Record<string, () => Promise<PartResult[]>>> = {
    journeys: async () => {
      const found: string[] = [];
      const built = await build(found);
      return built.outcome.failures.length === 0 ? [built, await journeys(found)] : [built];
    },
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

const journeyArguments = ['test', '-c', 'apps/e2e/playwright.config.ts'];

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
async function passes(name: string, work: () => Promise<unknown>): Promise<Outcome> {
  const problem = await problemOf(work);
  const failures = problem === null ? [] : [{ file: 'npm test', name, error: problem }];
  return { passed: problem === null ? 1 : 0, failures, secondTries: [] };
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
