/**
 * Offers that a list shows first, and adds with each "show more" (ROOM-004, PACK-003, CONST-007).
 */
export const pageSize = 5;

/** The visible part of a list; `mayShowFewer` when it is longer than the first page. */
export type Paged = { shown: number; remaining: number; mayShowFewer: boolean };

/**
 * The visible part of a list of `total` offers after `steps` times "show more"; "show fewer" is
 * step 0 (ROOM-004, PACK-003, A-079). `total` is the number after all filters (B-073).
 */
export function shownAfter(total: number, steps: number): Paged {
  const shown = Math.min(total, pageSize * (1 + steps));
  return { shown, remaining: total - shown, mayShowFewer: shown > pageSize };
}
