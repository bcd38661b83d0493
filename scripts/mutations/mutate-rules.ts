import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root, runFolder } from '../root.ts';
import { rules, within } from './count-mutants.ts';
import type { Survivor } from './survivors.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/**
 * Mutates the rules of one chapter of `domain`: a folder of it, or `.`. Constants that are read
 * once (`static`) are left out: each would need a run of all tests. Results are kept in
 * `.foyer/mutations`: without changes in a mutant or the tests that reach it, it is not run again.
 */
export const mutateChapter = (chapter: string): Promise<readonly MutantResult[]> =>
  new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [`${rules}/${chapter}/*.ts`, `!${rules}/**/*.test.ts`, `!${rules}/testing/**`],
    // The mutated copy contains the rules only; a tsconfig in it would be rewritten with an
    // interface that TypeScript 7 no longer has.
    ignorePatterns: [
      '**',
      `!${rules}/**`,
      '!packages/domain/package.json',
      '!scripts/proofs/**',
      '!package.json',
    ],
    tempDirName: path.relative(root, path.join(runFolder, 'mutated-copy')),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    incremental: true,
    incrementalFile: path.join(runFolder, 'mutations', `${chapter === '.' ? 'top' : chapter}.json`),
    concurrency: Number(process.env['MUTATIONS_AT_ONCE'] ?? 1),
    reporters: [],
    disableTypeChecks: false,
    ...byName,
  }).runMutationTest();

/** Settings without their type: `logLevel` is an enumeration of a package that we cannot import. */
const byName: Readonly<Record<string, unknown>> = {
  logLevel: 'error',
  vitest: { configFile: 'scripts/proofs/vitest.config.ts' },
};

/** The mutants that no test noticed, by file. */
export const survivorsOf = (results: readonly MutantResult[]): readonly Survivor[] =>
  results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(survivor)
    .sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.change.localeCompare(b.change),
    );

const survivor = ({ fileName, location, replacement, mutatorName }: MutantResult): Survivor => ({
  file: within(fileName),
  line: location.start.line,
  mutator: mutatorName,
  change: `${oneLine(textAt(fileName, location))} → ${oneLine(replacement ?? '')}`,
});

/** The source text of a mutant. */
function textAt(fileName: string, { start, end }: MutantResult['location']): string {
  const lines = readFileSync(path.resolve(root, fileName), 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  return lines
    .map((line, index) =>
      line.slice(
        index === 0 ? start.column - 1 : 0,
        index === lines.length - 1 ? end.column - 1 : undefined,
      ),
    )
    .join('\n');
}

/** Short enough for a table, long enough to distinguish two mutants of a file. */
const oneLine = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
