import { groupOf, groups, idsOf, isAnswer } from './groups.ts';
import type { Mention } from './ids-in-tests.ts';
import { layerProblems } from './layers.ts';
import type { Requirements } from './read-requirements.ts';

type Sources = {
  requirements: Requirements;
  mentions: readonly Mention[];
  exportedNames: (file: string) => ReadonlySet<string> | null;
  /** Whether `file#name` runs in a remote, a host, the front door or the API. */
  isReached: (place: string) => boolean;
};

/**
 * The contradictions between requirements, code and tests, as sentences. Empty when each rule has a
 * function that runs and a test of it, or is listed as open and named by no test.
 */
export function requirementProblems({
  requirements,
  mentions,
  exportedNames,
  isReached,
}: Sources): readonly string[] {
  const { rules, open, drawn, examples } = requirements;
  const tested = new Set(mentions.map(({ id }) => id));
  const listed = [...rules, ...open, ...drawn, ...examples].map(({ id }) => id);
  const known = new Set(listed);
  const isOpen = new Set(open.map(({ id }) => id));
  const begun = new Set([...rules, ...open, ...drawn].map(({ id }) => groupOf(id)));
  return [
    ...requirements.problems,
    ...layerProblems(requirements, mentions),
    ...repeated(listed).map((id) => `${id} is listed more than once`),
    ...[...rules, ...open, ...drawn]
      .filter(({ id }) => !idsOf(groupOf(id)).includes(id))
      .map(({ id }) => `${id} is no requirement`),
    ...rules.flatMap(({ id, where }) =>
      where.length === 0
        ? [`${id} says nowhere where it is kept`]
        : where.flatMap((place) => misplaced(id, place, { exportedNames, isReached })),
    ),
    ...rules
      .filter(({ id }) => !tested.has(id))
      .map(({ id, line }) => `${id} is named by no test: ${line}`),
    ...mentions
      .filter(({ id }) => isOpen.has(id))
      .map(({ id, file, title }) => `${file} names ${id}, which is listed as open: ${title}`),
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
  { exportedNames, isReached }: Pick<Sources, 'exportedNames' | 'isReached'>,
): readonly string[] {
  const [file = '', name = ''] = place.split('#');
  const names = exportedNames(file);
  if (names === null) return [`${id} is said to be in ${file}, which does not exist`];
  if (!names.has(name)) return [`${id} is said to be ${place}, which is not exported there`];
  return isReached(place) ? [] : [`${id} is said to be ${place}, which nothing but tests uses`];
}

const repeated = (ids: readonly string[]): readonly string[] => [
  ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index)),
];
