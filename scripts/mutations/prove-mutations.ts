import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Proof, table } from '../proofs/page.ts';
import { root } from '../root.ts';
import { step } from '../steps.ts';
import { chaptersOf, rules, scoreOf } from './count-mutants.ts';
import { mutateChapter, survivorsOf } from './mutate-rules.ts';
import { explainSurvivors, readWords, type Survivor, type Word } from './survivors.ts';

/** Lowest share of mutants, in per cent, that a chapter's tests have to notice. */
const leastScore = 90;

/** Every chapter of the rules; `.` are the files above them. */
const allChapters = (): readonly string[] => [
  '.',
  ...readdirSync(path.join(root, rules), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name),
];

/**
 * How many mutants the tests notice, in all chapters or one, with an explanation of each survivor.
 */
export async function proveMutations(only?: string): Promise<Proof> {
  const results: Awaited<ReturnType<typeof mutateChapter>>[number][] = [];
  for (const chapter of only === undefined ? allChapters() : [only])
    results.push(...(await step(`mutants of ${chapter}`, () => mutateChapter(chapter))));
  const chapters = chaptersOf(results);
  const words = readWords(readFileSync(path.join(root, 'scripts/mutations/survivors.tsv'), 'utf8'));
  const { groups, unexplained, idle } = explainSurvivors(
    survivorsOf(results),
    only === undefined ? words : words.filter(({ file }) => inChapter(only, file)),
  );
  const listed = [
    ...groups,
    ...(unexplained.length > 0 ? [{ why: '**unexplained**', survivors: unexplained }] : []),
  ];
  return {
    heading: 'Rules cannot change unnoticed',
    text: `Every rule of \`packages/domain\` was changed one step at a time (StrykerJS); a change counts as noticed when a test fails.
${percent(scoreOf(chapters))} % of
${chapters.reduce((sum, { noticed, survived, untested }) => sum + noticed + survived + untested, 0)} changes were
noticed; ${leastScore} % are the least in each chapter. Constants that are read once are left out, because each
would take a run of all tests.

${table(
  ['chapter', 'noticed', 'survived', 'in no test', '%', 'left out'],
  chapters.map((chapter) => [
    chapter.chapter,
    chapter.noticed,
    chapter.survived,
    chapter.untested,
    percent(scoreOf([chapter])),
    chapter.leftOut,
  ]),
)}

What no test notices, and why (\`scripts/mutations/survivors.tsv\`):

${listed.map(({ why, survivors }) => `- ${why}: ${survivors.map(written).join('; ')}`).join('\n')}`,
    problems: [
      ...chapters
        .filter((chapter) => scoreOf([chapter]) < leastScore)
        .map(
          (chapter) =>
            `the tests notice ${percent(scoreOf([chapter]))} % of the changes in ${chapter.chapter}, less than ${leastScore} %`,
        ),
      ...unexplained.map(
        ({ file, line, change, mutator }) => `no word on ${file}:${line} ${change} (${mutator})`,
      ),
      ...idle.map(
        ({ file, change }: Word) =>
          `survivors.tsv explains what is noticed by now: ${file} ${change}`,
      ),
    ],
  };
}

const inChapter = (chapter: string, file: string): boolean =>
  chapter === '.' ? !file.includes('/') : file.startsWith(`${chapter}/`);
const percent = (share: number): string => share.toFixed(1);

/** Code in Markdown; a backtick inside would end it. */
const written = ({ file, line, change }: Survivor): string => `${file}:${line} \`\` ${change} \`\``;
