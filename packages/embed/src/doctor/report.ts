/** `note`: it works, but not as it could. */
export type FindingState = 'well' | 'note' | 'bad';

/** The result of a check, in words. */
export type Finding = {
  check:
    | 'loader'
    | 'duplicates'
    | 'tag'
    | 'origin'
    | 'venue'
    | 'attributes'
    | 'place'
    | 'policy'
    | 'isolation'
    | 'secure'
    | 'storage'
    | 'frame'
    | 'consent';
  state: FindingState;
  title: string;
  detail: string;
  /** A line to paste or a rule to write; `null` where there is nothing to mend. */
  mend: string | null;
};

export type Report = {
  /** Version and origin of the loader. */
  version: string;
  host: string;
  /** Address of the page, without its query, which may be personal. */
  page: string;
  findings: readonly Finding[];
};

const order: Readonly<Record<FindingState, number>> = { bad: 0, note: 1, well: 2 };

/** What is to be mended first. */
export const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((one, other) => order[one.state] - order[other.state]);

const signs: Readonly<Record<FindingState, string>> = { bad: 'MEND', note: 'NOTE', well: 'well' };

/** The report as a text, to be sent to somebody. */
export function reportText({ version, host, page, findings }: Report): string {
  return [
    `Foyer doctor, version ${version} of ${host}`,
    `Page: ${page}`,
    '',
    ...findings.flatMap(({ state, title, detail, mend }) => [
      `[${signs[state]}] ${title}`,
      `  ${detail}`,
      ...(mend === null ? [] : mend.split('\n').map((line) => `  > ${line}`)),
    ]),
    '',
  ].join('\n');
}
