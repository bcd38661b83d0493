import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Failure, Outcome, RunReport } from './outcome.ts';

const failures = v.array(v.object({ file: v.string(), name: v.string(), error: v.string() }));
export const outcome = v.object({ passed: v.number(), failures, secondTries: failures });
const vitest = v.object({ files: v.record(v.string(), outcome), outside: failures });

const problem = v.object({ message: v.optional(v.string(), '') });
const journey = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({ status: v.string(), results: v.array(v.object({ errors: v.array(problem) })) }),
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
const playwright = v.object({
  errors: v.array(problem),
  suites: v.array(group),
  stats: v.object({ expected: v.number(), flaky: v.number() }),
});

/** Reads the report of `vitest-reporter.ts`. */
export const readVitest = (file: string): RunReport =>
  read(file, 'vitest', (report) => v.parse(vitest, report));

/**
 * Reads Playwright's JSON report of a folder of `apps/e2e`. All its tests count as one file,
 * because each depends on the whole stack.
 */
export const readJourneys = (file: string, folder = 'journeys'): RunReport =>
  read(file, folder, (json) => {
    const report = v.parse(playwright, json);
    const journeys = (status: string) =>
      report.suites.flatMap((suite) => journeysIn(suite, folder, status, []));
    const all: Outcome = {
      passed: report.stats.expected + report.stats.flaky,
      failures: journeys('unexpected'),
      secondTries: journeys('flaky'),
    };
    return {
      files: { [`apps/e2e/${folder}`]: all },
      outside: report.errors.map((error) => ({
        file: folder,
        name: 'an error outside any test',
        error: error.message,
      })),
    };
  });

/** The outermost group has the file's name, which is already in front of the test. */
function journeysIn(
  suite: Group,
  folder: string,
  status: string,
  names: readonly string[],
): Failure[] {
  const own = suite.specs
    .filter((spec) => spec.tests.some((test) => test.status === status))
    .map((spec) => ({
      file: `apps/e2e/${folder}/${spec.file}`,
      name: [...names, spec.title].join(' › '),
      error: spec.tests
        .flatMap((test) =>
          test.results.flatMap((result) => result.errors.map((error) => error.message)),
        )
        .join('\n'),
    }));
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) =>
      journeysIn(inner, folder, status, [...names, inner.title]),
    ),
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
