/**
 * How many offers a list shows first, and how many more each time (ROOM-004, PACK-003, CONST-007).
 */
export const pageSize = 5;

/** What a list shows; `mayShowFewer` where more than the first page stands there. */
export type Paged = { shown: number; remaining: number; mayShowFewer: boolean };

/**
 * What a list of `total` offers shows after `steps` times "show more"; "show fewer" is step 0
 * (ROOM-004, PACK-003, A-079).
 * `total` counts what the filters left (B-073).
 */
export function shownAfter(total: number, steps: number): Paged {
  const shown = Math.min(total, pageSize * (1 + steps));
  return { shown, remaining: total - shown, mayShowFewer: shown > pageSize };
}
