/** Number of answers of each kind in one round of rivals for one room and time. */
export type Round = { won: number; refused: number; unnamed: number; failed: number; ms: number };

/** `named`: problem codes that count as a refusal because another call was faster. */
export function countAnswers(
  answers: readonly { status: number; text: string }[],
  named: string,
  ms: number,
): Round {
  const count = (matches: (status: number, text: string) => boolean) =>
    answers.filter(({ status, text }) => matches(status, text)).length;
  return {
    won: count((status) => status === 200),
    refused: count((status, text) => status === 409 && text.includes(named)),
    unnamed: count(
      (status, text) => status >= 300 && status < 500 && !(status === 409 && text.includes(named)),
    ),
    failed: count((status) => status >= 500),
    ms,
  };
}
