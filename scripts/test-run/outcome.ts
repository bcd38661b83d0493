/**
 * The result of one runner of `npm test`; `secondTries` are among the passed, with the error of the
 * first attempt.
 */
export type Outcome = {
  passed: number;
  failures: readonly Failure[];
  secondTries: readonly Failure[];
};

/** A failed test: its file, its name, and the runner's error. */
export type Failure = { file: string; name: string; error: string };

/** The outcome of each file, or of each journey, and errors outside any test. */
export type RunReport = {
  files: Readonly<Record<string, Outcome>>;
  loads?: Loads;
  outside: readonly Failure[];
};

/** The remotes and hosts of which each journey loaded files. */
export type Loads = Readonly<Record<string, readonly string[]>>;

/** Stands for all remotes and hosts. */
export const everything = '*';

export function sumOf(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    secondTries: outcomes.flatMap(({ secondTries }) => secondTries),
  };
}

/** A failed runner must never count as zero failures, whatever it reports. */
export function orFailed(report: RunReport, runner: string, problem: string | null): RunReport {
  const failed = sumOf(Object.values(report.files)).failures.length + report.outside.length;
  if (problem === null || failed > 0) return report;
  const name = 'ended badly, though no test of it failed';
  return { ...report, outside: [{ file: runner, name, error: problem }] };
}
