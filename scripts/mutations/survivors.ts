/** A mutant that no test noticed: `change` is the code before and after. */
export type Survivor = { file: string; line: number; mutator: string; change: string };

/** Why a mutant cannot or need not be noticed: a row of survivors.tsv. */
export type Word = { file: string; change: string; why: string };

export type Explained = {
  groups: readonly { why: string; survivors: readonly Survivor[] }[];
  unexplained: readonly Survivor[];
  /** Rows that explain no survivor any more. */
  idle: readonly Word[];
};

/**
 * Rows of file, change (or the name of a mutator, for all of a file) and reason, separated by tabs.
 */
export const readWords = (text: string): readonly Word[] =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row, index) => {
      const [file, change, why, ...more] = row.split('\t');
      if (!file || !change || !why || more.length > 0)
        throw new Error(
          `survivors.tsv:${index + 1} is not file, change, why with tabs between them`,
        );
      return { file, change, why };
    });

/** Survivors grouped by their explanation. */
export function explainSurvivors(
  survivors: readonly Survivor[],
  words: readonly Word[],
): Explained {
  const says = (word: Word, { file, change, mutator }: Survivor) =>
    word.file === file && (word.change === change || word.change === mutator);
  const whyOf = (survivor: Survivor) => words.find((word) => says(word, survivor))?.why;
  return {
    groups: [...new Set(words.map(({ why }) => why))]
      .map((why) => ({ why, survivors: survivors.filter((survivor) => whyOf(survivor) === why) }))
      .filter((group) => group.survivors.length > 0),
    unexplained: survivors.filter((survivor) => whyOf(survivor) === undefined),
    idle: words.filter((word) => !survivors.some((survivor) => says(word, survivor))),
  };
}
