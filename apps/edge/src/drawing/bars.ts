/** Files that are not used for a while. */
export function createBars(now: () => number): {
  /** Bars a file for so many milliseconds, and answers until when. */
  add: (file: string, duration: number) => number;
  has: (file: string) => boolean;
} {
  const ends = new Map<string, number>();
  return {
    add: (file, duration) => {
      const until = now() + duration;
      ends.set(file, until);
      return until;
    },
    has: (file) => {
      const until = ends.get(file);
      if (until === undefined) return false;
      if (now() < until) return true;
      ends.delete(file);
      return false;
    },
  };
}
