import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { root, runFolder } from '../root.ts';
import { type ChapterResult, chaptersOf, rules, within } from './count-mutants.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];
export type MutationResult = { readonly chapters: readonly ChapterResult[]; readonly survivors: readonly string[] };

/** Lowest share of mutants, in per cent, that the tests have to notice. */
export const leastScore = 90;

/**
 * Changes the rules of `domain` one small step at a time and counts which changes no test notices. `chapter` is a folder
 * of it, `**` all of them. Constants that are read once (`static`) are left to the table of specified numbers.
 */
export async function mutateRules(chapter = '**'): Promise<MutationResult> {
  // Many properties on each mutant would take hours; fewer notice nearly as much.
  const runs = process.env['PROPERTY_RUNS'];
  process.env['PROPERTY_RUNS'] = '50';
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [`${rules}/${chapter}/*.ts`, `!${rules}/**/*.test.ts`, `!${rules}/testing/**`],
    // The copy that is changed holds the rules alone; a tsconfig in it would be rewritten with TypeScript's older interface.
    ignorePatterns: ['**', `!${rules}/**`, '!packages/domain/package.json', '!scripts/mutations/**', '!package.json'],
    tempDirName: path.relative(root, path.join(runFolder, 'mutations')),
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(process.env['MUTATIONS_AT_ONCE'] ?? 1),
    reporters: ['json'],
    jsonReporter: { fileName: path.join(runFolder, 'mutations.json') },
    disableTypeChecks: false,
    ...byName,
  }).runMutationTest();
  if (runs === undefined) delete process.env['PROPERTY_RUNS'];
  else process.env['PROPERTY_RUNS'] = runs;
  return { chapters: chaptersOf(results), survivors: results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(describe) };
}

/** The runner's own settings and an enumeration of a package that is not ours to import. */
const byName: Readonly<Record<string, unknown>> = { logLevel: 'warn', vitest: { configFile: 'scripts/mutations/vitest.config.ts' } };

const describe = ({ fileName, location, replacement }: MutantResult): string => `${within(fileName)}:${location.start.line} ${replacement ?? ''}`;
