import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Failure, Outcome } from './outcome.ts';

const failures = v.array(v.object({ file: v.string(), name: v.string(), error: v.string() }));
const vitest = v.object({ passed: v.number(), failures, secondTries: failures });

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

/** The outcome written by `vitest-reporter.ts`. */
export const readVitest = (file: string): Outcome =>
  read(file, 'vitest', (report) => v.parse(vitest, report));

/** Playwright's JSON report of the tests in a folder of `apps/e2e`. */
export const readJourneys = (file: string, folder = 'journeys'): Outcome =>
  read(file, folder, (json) => {
    const report = v.parse(playwright, json);
    const outside = report.errors.map((error) => ({
      file: folder,
      name: 'an error outside any test',
      error: error.message,
    }));
    const journeys = (status: string) =>
      report.suites.flatMap((suite) => journeysIn(suite, folder, status, []));
    return {
      passed: report.stats.expected + report.stats.flaky,
      failures: [...outside, ...journeys('unexpected')],
      secondTries: journeys('flaky'),
    };
  });

/** The outermost group of a file bears the file's name, which stands before the test already. */
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

/** A report that is missing or torn is a failure of its runner. */
function read(file: string, runner: string, understand: (report: unknown) => Outcome): Outcome {
  try {
    return understand(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return {
      passed: 0,
      failures: [
        {
          file: runner,
          name: 'left no report',
          error: error instanceof Error ? error.message : String(error),
        },
      ],
      secondTries: [],
    };
  }
}
