import type { WallDateTime } from '../time.ts';

/** The people of a booking's first meeting, in all of its rooms: two rooms may share a group. */
export const peopleAtOnce = (
  meetings: readonly { start: WallDateTime; delegates: number }[],
): number =>
  meetings
    .filter(({ start }) => start === meetings[0]?.start)
    .reduce((sum, { delegates }) => sum + delegates, 0);
