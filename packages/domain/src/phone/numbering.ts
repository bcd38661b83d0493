/**
 * What the phone rules need of the world's numbering metadata (some 30 KB), which callers load and
 * pass in. Countries are ISO 3166-1 alpha-2 in lower case.
 */
export type Numbering = {
  countries: readonly string[];
  /** Without the plus; `''` for an unknown country. */
  dialCode: (country: string) => string;
  /**
   * An example of a national number in the country's usual format, without the trunk prefix
   * (PHONE-011).
   */
  example: (country: string) => string;
  /**
   * The country of a number typed with a leading plus, and the rest of the number; `null` while no
   * code matches. For a code of several countries it is `present`, unless the number itself decides
   * (A-153).
   */
  fromInternational: (typed: string, present: string) => { country: string; rest: string } | null;
  /** Whether the digits after the plus have the length of a number of their country. */
  isWhole: (international: string) => boolean;
  /** The number without its national trunk prefix, with spaces as typed (D-5). */
  withoutTrunkPrefix: (national: string, country: string) => string;
};
