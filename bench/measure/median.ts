/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** How far apart the runs lay: smallest to largest, for whoever judges the median. */
export const spread = (numbers: readonly number[]): string =>
  `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
