import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { journeyId } from './journeys.ts';
import { everything, type Failure, type Outcome, type RunReport } from './outcome.ts';

const failures = v.array(v.object({ file: v.string(), name: v.string(), error: v.string() }));
export const outcome = v.object({ passed: v.number(), failures, secondTries: failures });
const vitest = v.object({ files: v.record(v.string(), outcome), outside: failures });

const problem = v.object({ message: v.optional(v.string(), '') });
const journey = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(
        v.object({
          errors: v.array(problem),
          annotations: v.array(
            v.object({ type: v.string(), description: v.optional(v.string(), '') }),
          ),
        }),
      ),
    }),
  ),
});
type Group = {
  title: string;
  specs: v.InferOutput<typeof journey>[];
  suites?: Group[] | undefined;
};
const group: v.GenericSchema<unknown, Group> = v.object({
  title: v.string(),
  specs: v.array(journey),
  suites: v.optional(v.array(v.lazy(() => group))),
});
const playwright = v.object({ errors: v.array(problem), suites: v.array(group) });

/** Reads the report of `vitest-reporter.ts`. */
export const readVitest = (file: string): RunReport =>
  read(file, 'vitest', (report) => v.parse(vitest, report));

/**
 * Reads Playwright's JSON report of a folder of `apps/e2e`, with an outcome for each journey. One
 * that recorded nothing of what it loads may have loaded everything.
 */
export const readJourneys = (file: string, folder = 'journeys'): RunReport =>
  read(file, folder, (json) => {
    const report = v.parse(playwright, json);
    const journeys = report.suites.flatMap((suite) => journeysIn(suite, folder, []));
    return {
      files: Object.fromEntries(
        journeys.map(({ id, status, failure }): [string, Outcome] => [
          id,
          {
            passed: status === 'expected' || status === 'flaky' ? 1 : 0,
            failures: status === 'unexpected' ? [failure] : [],
            secondTries: status === 'flaky' ? [failure] : [],
          },
        ]),
      ),
      loads: Object.fromEntries(
        journeys.map(({ id, loads }) => [id, loads.length > 0 ? loads : [everything]]),
      ),
      outside: report.errors.map((error) => ({
        file: folder,
        name: 'an error outside any test',
        error: error.message,
      })),
    };
  });

type Journey = { id: string; status: string; failure: Failure; loads: readonly string[] };

/** The outermost group has the file's name, which is already in front of the test. */
function journeysIn(suite: Group, folder: string, names: readonly string[]): Journey[] {
  const own = suite.specs.flatMap(({ file: inFolder, title, tests }) => {
    const file = `apps/e2e/${folder}/${inFolder}`;
    const name = [...names, title].join(' › ');
    return tests.map(({ status, results }) => ({
      id: journeyId({ file, name }),
      status,
      failure: {
        file,
        name,
        error: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      },
      loads: [
        ...new Set(
          results
            .flatMap(({ annotations }) => annotations)
            .filter(({ type }) => type === 'loads')
            .map(({ description }) => description),
        ),
      ],
    }));
  });
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, folder, [...names, inner.title])),
  ];
}

/** A missing or incomplete report is a failure of its runner. */
function read(file: string, runner: string, understand: (report: unknown) => RunReport): RunReport {
  try {
    return understand(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { files: {}, outside: [{ file: runner, name: 'left no report', error: problem }] };
  }
}
