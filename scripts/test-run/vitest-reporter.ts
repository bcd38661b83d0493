import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Outcome, RunReport } from './outcome.ts';

/** The parts of vitest's types that an outcome needs. */
type Problem = { name?: string | undefined; message: string };
type RunTest = {
  fullName: string;
  result(): { state: string; errors?: readonly Problem[] | undefined };
  diagnostic(): { flaky: boolean } | undefined;
};
export type RunModule = {
  relativeModuleId: string;
  project: { name: string };
  children: { allTests(): Iterable<RunTest> };
  errors(): readonly Problem[];
};

/**
 * In addition to vitest's own JSON it reports files that could not be read, errors outside tests,
 * and tests that passed at the second attempt.
 */
export function vitestReport(
  modules: readonly RunModule[],
  outside: readonly Problem[],
): RunReport {
  return {
    files: Object.fromEntries(
      modules.map((module) => [module.relativeModuleId, outcomeOf(module)] as const),
    ),
    outside: outside.map((error) => ({
      file: 'vitest',
      name: 'an error outside any test',
      error: words(error),
    })),
  };
}

function outcomeOf(module: RunModule): Outcome {
  const runs = [...module.children.allTests()].map((test) => ({ test, result: test.result() }));
  const failure = ({ test, result }: (typeof runs)[number]) => ({
    file: place(module),
    name: test.fullName,
    error: (result.errors ?? []).map(words).join('\n'),
  });
  return {
    passed: runs.filter(({ result }) => result.state === 'passed').length,
    failures: [
      ...module
        .errors()
        .map((error) => ({ file: place(module), name: 'could not be run', error: words(error) })),
      ...runs.filter(({ result }) => result.state === 'failed').map(failure),
    ],
    secondTries: runs
      .filter(({ result, test }) => result.state === 'passed' && test.diagnostic()?.flaky === true)
      .map(failure),
  };
}

const place = (module: RunModule): string => `${module.relativeModuleId} (${module.project.name})`;
const words = ({ name, message }: Problem): string =>
  name === undefined || name === 'Error' ? message : `${name}: ${message}`;

/** A vitest reporter that writes its report to the file named by `FOYER_OUTCOME`. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly Problem[]): void {
    const file = process.env['FOYER_OUTCOME'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(vitestReport(modules, outside)));
  }
}
