/**
 * What one runner of `npm test` came to; `secondTries` are among the passed, with the error of
 * their first try.
 */
export type Outcome = {
  passed: number;
  failures: readonly Failure[];
  secondTries: readonly Failure[];
};

/** One test that failed: where it stands, its name, and the error as the runner wrote it. */
export type Failure = { file: string; name: string; error: string };

/** A failed runner must never count as none failed, whatever its report says. */
export function orFailed(outcome: Outcome, runner: string, problem: string | null): Outcome {
  if (problem === null || outcome.failures.length > 0) return outcome;
  return {
    ...outcome,
    failures: [{ file: runner, name: 'ended badly, though no test of it failed', error: problem }],
  };
}
