/** The median; of an even number of values, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The range of the runs, for judging the median. */
export const spread = (numbers: readonly number[]): string =>
  `${Math.round(Math.min(...numbers))} to ${Math.round(Math.max(...numbers))}`;
