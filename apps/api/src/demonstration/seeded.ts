/** Random numbers that depend on the seed's text only, the same on every machine and run. */
export type Seeded = {
  /** From 0 up to, but not including, 1. */
  number: () => number;
  /** A whole number between both, inclusive. */
  whole: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]] | readonly T[]) => T;
  shuffled: <T>(list: readonly T[]) => T[];
};

export function seeded(seed: string): Seeded {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);

  // mulberry32: short, and random enough for choosing texts and sizes.
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[whole(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    const result: T[] = [];
    while (rest.length > 0) result.push(...rest.splice(whole(0, rest.length - 1), 1));
    return result;
  };
  return { number, whole, chance: (probability) => number() < probability, pick, shuffled };
}
