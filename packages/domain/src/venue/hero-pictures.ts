/**
 * How many pictures the top of a venue's page shows, and in which grid; `carousel` shows one at a
 * time.
 */
export type HeroGrid = { kind: 'carousel' } | { kind: 'grid'; cells: 1 | 2 | 3 | 4 | 5 };

const widest = 5;
const fewer = [widest, 1, 2, 3, 4] as const;

/**
 * The grid by the number of pictures and the page's width in CSS pixels (CONST-024, A-034): five
 * cells for five and more, and for none, where they are placeholders; below 1140 at most three,
 * below 734 one at a time.
 */
export function heroGrid(pictures: number, width: number): HeroGrid {
  if (width < 734) return { kind: 'carousel' };
  const cells = fewer[pictures] ?? widest;
  return { kind: 'grid', cells: width >= 1140 || cells < 3 ? cells : 3 };
}
