import { type Refused, refused } from './problem.ts';

/**
 * Limits guesses of discount codes: the number of different wrong codes per address. A repeated
 * wrong code counts once, because partners' pages send theirs with every call. Each process counts
 * on its own.
 */
export type DiscountGuesses = {
  /** A problem if the address has guessed too often, whether or not the venue has this code. */
  refuse: (address: string, code: string) => Refused | null;
  unknown: (address: string, code: string) => void;
};

const most = 40;
const forgetAfterMs = 600_000;
const mostAddresses = 10_000;
const tooMany = refused(
  'rate_limited',
  'too many unknown discount codes; try again in ten minutes',
  { field: 'discount_code' },
);

export function createDiscountGuesses(now: () => number = Date.now): DiscountGuesses {
  const guesses = new Map<string, { since: number; codes: Set<string> }>();
  const ofAddress = (address: string) => {
    const known = guesses.get(address);
    if (known !== undefined && now() - known.since < forgetAfterMs) return known;
    guesses.delete(address);
    return undefined;
  };
  return {
    refuse: (address, code) => {
      const known = code === '' ? undefined : ofAddress(address);
      return known !== undefined && known.codes.size >= most && !known.codes.has(code)
        ? tooMany
        : null;
    },
    unknown: (address, code) => {
      const known = ofAddress(address) ?? { since: now(), codes: new Set() };
      if (known.codes.size < most) known.codes.add(code);
      if (guesses.size >= mostAddresses && !guesses.has(address))
        guesses.delete(guesses.keys().next().value ?? '');
      guesses.set(address, known);
    },
  };
}
