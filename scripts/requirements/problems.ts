import { groupOf, groups, idsOf, isAnswer } from './groups.ts';
import type { Mention } from './ids-in-tests.ts';
import type { Requirements } from './read-requirements.ts';

type Sources = {
  requirements: Requirements;
  mentions: readonly Mention[];
  exportedNames: (file: string) => ReadonlySet<string> | null;
};

/**
 * What is wrong between requirements, code and tests, as sentences; empty when each rule has its
 * function and its test.
 */
export function requirementProblems({
  requirements,
  mentions,
  exportedNames,
}: Sources): readonly string[] {
  const { rules, drawn, examples } = requirements;
  const tested = new Set(mentions.map(({ id }) => id));
  const listed = [...rules, ...drawn, ...examples].map(({ id }) => id);
  const known = new Set(listed);
  const begun = new Set([...rules, ...drawn].map(({ id }) => groupOf(id)));
  return [
    ...requirements.problems,
    ...repeated(listed).map((id) => `${id} is listed more than once`),
    ...[...rules, ...drawn]
      .filter(({ id }) => !idsOf(groupOf(id)).includes(id))
      .map(({ id }) => `${id} is no requirement`),
    ...rules.flatMap(({ id, where }) =>
      where.length === 0
        ? [`${id} says nowhere where it is kept`]
        : where.flatMap((place) => misplaced(id, place, exportedNames)),
    ),
    ...rules
      .filter(({ id }) => !tested.has(id))
      .map(({ id, line }) => `${id} is named by no test: ${line}`),
    ...mentions
      .filter(
        ({ id }) =>
          !known.has(id) && !isAnswer(id) && (!(groupOf(id) in groups) || begun.has(groupOf(id))),
      )
      .map(({ id, file, title }) => `${file} names ${id}, which is not listed: ${title}`),
  ];
}

function misplaced(
  id: string,
  place: string,
  exportedNames: Sources['exportedNames'],
): readonly string[] {
  const [file = '', name = ''] = place.split('#');
  const names = exportedNames(file);
  if (names === null) return [`${id} is said to be in ${file}, which does not exist`];
  return names.has(name) ? [] : [`${id} is said to be ${place}, which is not exported there`];
}

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];
