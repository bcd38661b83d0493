/**
 * What the phone rules ask of the world's numbering metadata; whoever holds it (some 30 KB) hands
 * it in. Countries are ISO 3166-1 alpha-2 in lower case.
 */
export type Numbering = {
  countries: readonly string[];
  /** Without the plus; `''` for an unknown country. */
  dialCode: (country: string) => string;
  /** A national number as people there write it, without the trunk prefix (PHONE-011). */
  example: (country: string) => string;
  /**
   * The country of a number typed with a leading plus, and the rest of the number; `null` while no
   * code matches yet. A code that several countries share keeps the present one unless the number
   * itself says which.
   */
  fromInternational: (typed: string, present: string) => { country: string; rest: string } | null;
  /** Whether digits with a plus in front are as many as a number of their country has. */
  isWhole: (international: string) => boolean;
  /** The number without its national trunk prefix, spaces as typed (D-5). */
  withoutTrunkPrefix: (national: string, country: string) => string;
};
