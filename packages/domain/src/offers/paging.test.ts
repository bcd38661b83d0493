import { expect, test } from 'vitest';
import { shownAfter } from './paging.ts';

test.each([
  [12, 0, 5, 7, false],
  [12, 1, 10, 2, true],
  [12, 2, 12, 0, true],
  [3, 0, 3, 0, false],
  // A list that a filter made shorter has one page, however many steps were shown before.
  [4, 2, 4, 0, false],
  [0, 0, 0, 0, false],
])(
  'of %i offers, after %i times "show more": %i shown, %i remaining, show fewer: %s (ROOM-004, PACK-003, C-083, B-073)',
  (total, steps, shown, remaining, mayShowFewer) => {
    expect(shownAfter(total, steps)).toEqual({ shown, remaining, mayShowFewer });
  },
);
