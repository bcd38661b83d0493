import { type PhoneProblem, typedPhoneProblem, withoutSeparators } from './phone-number.ts';

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
  /** What is wrong with a number with plus and country code; `null` for nothing. */
  numberProblem: (international: string) => NumberFault | null;
  /** The number without its national trunk prefix, with spaces as typed (D-5). */
  withoutTrunkPrefix: (national: string, country: string) => string;
};

/** `wrong`: of a possible length, but no number of the country. */
export type NumberFault = 'short' | 'long' | 'wrong';

/** Contents of the phone field: a country in lower case (`''` for none) and the number as typed. */
export type PhoneEntry = { country: string; typed: string };

/**
 * The entry after typing: a leading plus selects the country, or clears it where no code matches
 * (PHONE-004, B-055, B-056).
 */
export function afterTyping(
  entry: PhoneEntry,
  typed: string,
  numbering: Numbering | null,
): PhoneEntry {
  if (!numbering || !typed.trimStart().startsWith('+')) return { ...entry, typed };
  const said = numbering.fromInternational(typed, entry.country);
  if (said) return { country: said.country, typed: said.rest };
  return { country: /\d{3}/.test(typed) ? '' : entry.country, typed };
}

/**
 * The entry when the field loses focus: `00` in front of a complete number becomes a plus (D-23),
 * and a national trunk prefix is removed (PHONE-009, D-5).
 */
export function afterLeaving(entry: PhoneEntry, numbering: Numbering): PhoneEntry {
  const { country, typed } = entry;
  const abroad = typed.trim().replace(/^00/, '+');
  if (abroad.startsWith('+') && numbering.isWhole(abroad))
    return afterTyping(entry, abroad, numbering);
  return country === ''
    ? entry
    : { country, typed: numbering.withoutTrunkPrefix(typed.trim(), country) };
}

/**
 * Plus, dial code, and the number with its spaces but without trunk prefix and separators
 * (PHONE-009, PHONE-010, A-150, D-5, D-23); `''` where country or number is missing.
 */
export function phoneValue(entry: PhoneEntry, numbering: Numbering | null): string {
  const plain = { ...entry, typed: withoutSeparators(entry.typed) };
  const { country, typed: number } = numbering ? afterLeaving(plain, numbering) : plain;
  if (number === '' || number.startsWith('+')) return number;
  const code = numbering?.dialCode(country) ?? '';
  return code === '' ? '' : `+${code}${number}`;
}

export type PhoneEntryProblem = PhoneProblem | 'country';

/**
 * The entry's first problem, or `null`: one message each (PHONE-005 to PHONE-007, PHONE-022,
 * Without numbering metadata only a complete number with its plus is valid.
 */
export function phoneEntryProblem(
  entry: PhoneEntry,
  numbering: Numbering | null,
): PhoneEntryProblem | null {
  const problem = typedPhoneProblem(entry.typed);
  if (problem !== null) return problem;
  const hasPlus = entry.typed.trim().startsWith('+');
  // With metadata, a plus that remains in the number means that no country matched (B-055).
  const countryKnown = numbering ? entry.country !== '' && !hasPlus : hasPlus;
  return countryKnown ? null : 'country';
}

/**
 * What is wrong with the entry's number by the rules of its country (D-23); `null` for nothing, and
 * where the metadata could not be loaded: then the server says it.
 */
export const phoneNumberFault = (
  entry: PhoneEntry,
  numbering: Numbering | null,
): NumberFault | null => numbering && numbering.numberProblem(phoneValue(entry, numbering));

/** Its dial code (358) is shown when no country is known (PHONE-014). */
const defaultCountry = 'fi';

/**
 * The initial country: the first known of the visitor's location and the venue's country, else
 * Finland (PHONE-014, PHONE-017, A-149, B-055).
 */
export const firstPhoneCountry = (candidates: readonly (string | null)[]): string =>
  candidates
    .map((country) => country?.toLowerCase() ?? '')
    .find((country) => /^[a-z]{2}$/.test(country)) ?? defaultCountry;

/**
 * Placeholder of the empty field: an example for the country, or `null` where a country has to be
 * chosen first (PHONE-011).
 */
export const phonePlaceholder = (country: string, numbering: Numbering | null): string | null =>
  country === '' ? null : (numbering?.example(country) ?? '');
