/**
 * The result of one runner of `npm test`; `secondTries` are among the passed, with the error of
 * their first try.
 */
export type Outcome = {
  passed: number;
  failures: readonly Failure[];
  secondTries: readonly Failure[];
};

/** A failed test: its file, its name, and the runner's error. */
export type Failure = { file: string; name: string; error: string };

/** A failed runner never counts as passed, whatever its report says. */
export function orFailed(outcome: Outcome, runner: string, problem: string | null): Outcome {
  if (problem === null || outcome.failures.length > 0) return outcome;
  return {
    ...outcome,
    failures: [{ file: runner, name: 'ended badly, though no test of it failed', error: problem }],
  };
}
