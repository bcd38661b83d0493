import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Outcome } from './outcome.ts';

/** The parts of vitest's types from which an outcome is read. */
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
 * Unlike vitest's JSON it contains the variant in which a story failed, files that could not be
 * read, and errors outside tests.
 */
export function vitestOutcome(modules: readonly RunModule[], outside: readonly Problem[]): Outcome {
  const runs = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({ module, test, result: test.result() })),
  );
  const failure = ({ module, test, result }: (typeof runs)[number]) => ({
    file: place(module),
    name: test.fullName,
    error: (result.errors ?? []).map(words).join('\n'),
  });
  return {
    passed: runs.filter(({ result }) => result.state === 'passed').length,
    failures: [
      ...modules.flatMap((module) =>
        module
          .errors()
          .map((error) => ({ file: place(module), name: 'could not be run', error: words(error) })),
      ),
      ...runs.filter(({ result }) => result.state === 'failed').map(failure),
      ...outside.map((error) => ({
        file: 'vitest',
        name: 'an error outside any test',
        error: words(error),
      })),
    ],
    secondTries: runs
      .filter(({ result, test }) => result.state === 'passed' && test.diagnostic()?.flaky === true)
      .map(failure),
  };
}

const place = (module: RunModule): string => `${module.relativeModuleId} (${module.project.name})`;
const words = ({ name, message }: Problem): string =>
  name === undefined || name === 'Error' ? message : `${name}: ${message}`;

/** A vitest reporter that writes the outcome to the file named by `FOYER_OUTCOME`. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly Problem[]): void {
    const file = process.env['FOYER_OUTCOME'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(vitestOutcome(modules, outside)));
  }
}
