import { groupOf, groups, idsOf } from './groups.ts';
import type { Mention } from './ids-in-tests.ts';
import type { Remark, Requirements } from './read-requirements.ts';

/**
 * docs/rules.md: the requirements of each group with the functions that implement them and the
 * tests that check them.
 */
export function rulesPage(requirements: Requirements, mentions: readonly Mention[]): string {
  const tests = (id: string) =>
    mentions
      .filter((mention) => mention.id === id)
      .map(({ file, title }) => cell(title === '' ? `\`${file}\`` : `\`${file}\`: ${title}`))
      .join('<br>') || '-';
  const sections = Object.keys(groups).flatMap((group) => groupSection(group, requirements, tests));
  const examples = sorted(requirements.examples);
  const { rules, open, beside } = requirements;
  return [
    `# Rules: ${rules.length} rows kept, ${open.length} open`,
    '',
    `${beside.length} of those kept are tried beside their function alone.`,
    '',
    'Written by `npm run rules` from `packages/domain/requirements` and the tests. Each rule ' +
      'has a function that runs in a remote, a host, the front door or the API, and at least one ' +
      'test that names it. What is missing, or is not as it should be, is open: it says why, and ' +
      'no test names it. `scripts/requirements/requirements.test.ts` fails where that is not so.',
    '',
    'What a visitor sees or does (FORM, ROOM, PACK, MULTI, REGUS, OPERA, CHECK, THANKS, HEADER, ' +
      'PHONE, VERIFY) is tried in a browser, and API by HTTP; where a test beside the function ' +
      'has to do, `packages/domain/requirements/beside.tsv` says why. Other groups are decided by ' +
      'functions that run, and tables beside these try every case.',
    '',
    ...sections,
    '## Worked examples and traps',
    '',
    '| id | what | test |',
    '|---|---|---|',
    ...examples.map(({ id, line }) => `| ${id} | ${cell(line)} | ${tests(id)} |`),
    '',
  ].join('\n');
}

function groupSection(
  group: string,
  { rules, open, drawn }: Requirements,
  tests: (id: string) => string,
): readonly string[] {
  const own = sorted(rules.filter(({ id }) => groupOf(id) === group));
  const looks = sorted(drawn.filter(({ id }) => groupOf(id) === group));
  const missing = sorted(open.filter(({ id }) => groupOf(id) === group));
  if (own.length + looks.length + missing.length === 0) return [];
  const listed = new Set([...own, ...looks, ...missing].map(({ id }) => id));
  const unlisted = idsOf(group).filter((id) => !listed.has(id));
  return [
    `## ${group}`,
    '',
    ...(own.length > 0
      ? [
          '| id | rule | function | test |',
          '|---|---|---|---|',
          ...own.map(
            ({ id, line, where }) =>
              `| ${id} | ${cell(line)} | ${where.map((place) => `\`${place}\``).join('<br>')} | ${tests(id)} |`,
          ),
          '',
        ]
      : []),
    ...(missing.length > 0
      ? [
          '| open | rule | why |',
          '|---|---|---|',
          ...missing.map(({ id, line, why }) => `| ${id} | ${cell(line)} | ${cell(why)} |`),
          '',
        ]
      : []),
    ...(looks.length > 0
      ? [
          `Drawn, and decides nothing: ${looks.map(({ id, line }) => `${id} (${line})`).join(', ')}.`,
          '',
        ]
      : []),
    ...(unlisted.length > 0 ? [`Not listed yet: ${unlisted.join(', ')}.`, ''] : []),
  ];
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);
const sorted = <T extends Remark>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
