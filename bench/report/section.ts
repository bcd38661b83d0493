/** One target of a part: a value with its upper or lower limit. */
export type Verdict = {
  name: string;
  /** `null` where it could not be measured, or never came. */
  value: number | null;
  limit: { atMost: number } | { atLeast: number };
};

/** The results of one part, for printing and storing. */
export type Section = {
  part: string;
  title: string;
  taken: string;
  runs: string;
  lines: readonly string[];
  verdicts: readonly Verdict[];
};

export const isReached = ({ value, limit }: Verdict): boolean =>
  value !== null && ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast);

const shown = (value: number | null): string =>
  value === null
    ? 'not measured'
    : value >= 100
      ? String(Math.round(value))
      : String(Number(value.toFixed(3)));

export function verdictLine(verdict: Verdict): string {
  const { limit } = verdict;
  return (
    `| ${verdict.name} | ${shown(verdict.value)} | ` +
    `${'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`} | ` +
    `${isReached(verdict) ? 'reached' : '**not reached**'} |`
  );
}

/** A Markdown table. */
export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] => [
  `| ${head.join(' | ')} |`,
  `| --- |${' --: |'.repeat(head.length - 1)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
