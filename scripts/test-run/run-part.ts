import { keep, readKept } from './kept.ts';
import { type Outcome, type RunReport, sumOf } from './outcome.ts';

export type PartResult = {
  name: string;
  outcome: Outcome;
  seconds: number;
  /** Number of passed tests that were not run again. */
  kept: number;
};

type Part = {
  name: string;
  /** File with the outcomes of units without a failure. */
  file: string;
  /** Folders or files of which the part consists. */
  units: readonly string[];
  /** A hash of everything on which a unit depends; `loads` is what its journeys loaded. */
  hashOf: (unit: string, loads: readonly string[]) => string;
  /** Runs everything, regardless of stored outcomes. */
  force: boolean;
  /** Runs the tests of these units; all of them when `everything`. */
  run: (units: readonly string[], everything: boolean) => Promise<RunReport>;
};

/**
 * Runs the tests of the units that changed since they last passed. The others count with their
 * stored outcome; failures are never stored.
 */
export async function runPart({
  name,
  file,
  units,
  hashOf,
  force,
  run,
}: Part): Promise<PartResult> {
  const started = performance.now();
  const before = force ? {} : readKept(file);
  const changed = units.filter((unit) => {
    const kept = before[unit];
    return kept?.hash !== hashOf(unit, kept?.loads ?? []);
  });
  const report: RunReport =
    changed.length === 0
      ? { files: {}, outside: [] }
      : await run(changed, changed.length === units.length);
  const now = units.map((unit) => {
    const earlier = before[unit];
    if (earlier !== undefined && !changed.includes(unit)) return { unit, ...earlier, isKept: true };
    const files = Object.keys(report.files).filter((name) => unitOf(name, units) === unit);
    const loads = files.flatMap((name) => report.loads?.[name] ?? []);
    return {
      unit,
      hash: hashOf(unit, loads),
      outcome: sumOf(files.flatMap((name) => report.files[name] ?? [])),
      loads,
      isKept: false,
    };
  });
  // An error outside any test may have stopped others from running.
  const trusted = now.filter(
    ({ isKept, outcome }) =>
      isKept || (report.outside.length === 0 && outcome.failures.length === 0),
  );
  keep(
    file,
    Object.fromEntries(
      trusted.map(({ unit, hash, outcome, loads }) => [unit, { hash, outcome, loads }]),
    ),
  );
  const outside: Outcome = { passed: 0, failures: report.outside, secondTries: [] };
  return {
    name,
    outcome: sumOf([...now.map(({ outcome }) => outcome), outside]),
    seconds: (performance.now() - started) / 1000,
    kept: sumOf(now.filter(({ isKept }) => isKept).map(({ outcome }) => outcome)).passed,
  };
}

/** The unit that a file is, or the innermost that contains it. */
const unitOf = (file: string, units: readonly string[]): string =>
  units
    .filter((unit) => unit === '' || unit === file || file.startsWith(`${unit}/`))
    .reduce((longest, unit) => (unit.length > longest.length ? unit : longest), '');
