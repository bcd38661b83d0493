import { groupOf } from './groups.ts';
import type { Mention } from './ids-in-tests.ts';
import type { Requirements } from './read-requirements.ts';

/** Where a group's rules take effect for visitors: in a browser, or by HTTP. */
const layers = {
  browser: {
    groups: 'FORM ROOM PACK MULTI REGUS OPERA CHECK THANKS HEADER PHONE VERIFY'.split(' '),
    files: /\.browser\.test\.tsx$|^apps\/e2e\/journeys\//,
    missing: 'is tried in no browser',
  },
  http: {
    groups: ['API'],
    files: /^apps\/(api|edge)\/.*\.test\.ts$|^apps\/e2e\/journeys\//,
    missing: 'is tried by no call',
  },
};

/**
 * The rules of these groups that no test in a browser or over HTTP names, unless `beside.tsv` has a
 * reason.
 * The other groups (prices, availability, constants …) are decided by functions, and tables of cases
 * test those directly.
 */
export function layerProblems(
  { rules, beside }: Requirements,
  mentions: readonly Mention[],
): readonly string[] {
  const reasons = new Map(beside.map(({ id, line }) => [id, line]));
  const known = new Set(rules.map(({ id }) => id));
  return [
    ...rules.flatMap(({ id, line }) => {
      const layer = Object.values(layers).find(({ groups }) => groups.includes(groupOf(id)));
      const own = mentions.filter((mention) => mention.id === id);
      if (own.length === 0) return [];
      const tried = layer === undefined || own.some(({ file }) => layer.files.test(file));
      if (!tried && !reasons.has(id)) return [`${id} ${layer.missing}: ${line}`];
      return tried && reasons.has(id) ? [`${id} is tried where it is met: beside.tsv`] : [];
    }),
    ...[...reasons.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `beside.tsv names ${id}, which is no rule that is kept`),
  ];
}
