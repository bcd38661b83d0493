import path from 'node:path';
import { root } from '../root.ts';

/** Folder of the mutated rules. */
export const rules = 'packages/domain/src';

/** The results of a chapter's mutants; `leftOut` are constants that are read once. */
export type ChapterResult = {
  chapter: string;
  noticed: number;
  survived: number;
  untested: number;
  leftOut: number;
};

/** Share of mutants that the tests noticed, in per cent. */
export const scoreOf = (chapters: readonly Omit<ChapterResult, 'chapter'>[]): number => {
  const sum = (count: (chapter: Omit<ChapterResult, 'chapter'>) => number) =>
    chapters.reduce((total, chapter) => total + count(chapter), 0);
  const noticed = sum((chapter) => chapter.noticed);
  return (
    (100 * noticed) / Math.max(noticed + sum((chapter) => chapter.survived + chapter.untested), 1)
  );
};

type Counted = { fileName: string; status: string };

export function chaptersOf(results: readonly Counted[]): readonly ChapterResult[] {
  const chapters = [...new Set(results.map(chapterOf))].sort();
  return chapters.map((chapter) => {
    const count = (...statuses: readonly string[]) =>
      results.filter((result) => chapterOf(result) === chapter && statuses.includes(result.status))
        .length;
    return {
      chapter,
      noticed: count('Killed', 'Timeout'),
      survived: count('Survived'),
      untested: count('NoCoverage'),
      leftOut: count('Ignored'),
    };
  });
}

/** A file's path relative to the rules. */
export const within = (fileName: string): string =>
  path.relative(path.join(root, rules), path.resolve(root, fileName)).split(path.sep).join('/');
const chapterOf = ({ fileName }: Counted): string =>
  within(fileName).includes('/') ? (within(fileName).split('/')[0] ?? '') : 'money, time';
