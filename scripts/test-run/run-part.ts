import { type Hashes, keep, readKept } from './kept.ts';
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
  /** File with the outcomes of packages without a failure. */
  file: string;
  hashes: Hashes;
  /** Runs everything, regardless of stored outcomes. */
  force: boolean;
  /** Runs the tests of these packages; all of them when `everything`. */
  run: (folders: readonly string[], everything: boolean) => Promise<RunReport>;
};

/**
 * Runs the tests of the packages that changed since they last passed. The others count with their
 * stored outcome; failures are never stored.
 */
export async function runPart({ name, file, hashes, force, run }: Part): Promise<PartResult> {
  const started = performance.now();
  const before = force ? {} : readKept(file);
  const folders = [...hashes.keys()];
  const changed = folders.filter((folder) => before[folder]?.hash !== hashes.get(folder));
  const report =
    changed.length === 0
      ? { files: {}, outside: [] }
      : await run(changed, changed.length === folders.length);
  const outcomeOf = (folder: string): Outcome =>
    sumOf(
      Object.entries(report.files)
        .filter(([name]) => folderOf(name, folders) === folder)
        .map(([, outcome]) => outcome),
    );
  const now = folders.map((folder) => {
    const earlier = before[folder];
    const isKept = earlier !== undefined && !changed.includes(folder);
    return {
      folder,
      hash: hashes.get(folder) ?? '',
      outcome: isKept ? earlier.outcome : outcomeOf(folder),
      isKept,
    };
  });
  // An error outside any test may have stopped others from running.
  const trusted = now.filter(
    ({ isKept, outcome }) =>
      isKept || (report.outside.length === 0 && outcome.failures.length === 0),
  );
  keep(
    file,
    Object.fromEntries(trusted.map(({ folder, hash, outcome }) => [folder, { hash, outcome }])),
  );
  const outside: Outcome = { passed: 0, failures: report.outside, secondTries: [] };
  return {
    name,
    outcome: sumOf([...now.map(({ outcome }) => outcome), outside]),
    seconds: (performance.now() - started) / 1000,
    kept: sumOf(now.filter(({ isKept }) => isKept).map(({ outcome }) => outcome)).passed,
  };
}

/** The innermost package that contains a file. */
const folderOf = (file: string, folders: readonly string[]): string =>
  folders
    .filter((folder) => folder === '' || file.startsWith(`${folder}/`))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');
